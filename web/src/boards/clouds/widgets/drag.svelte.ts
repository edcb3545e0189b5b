/** A row of a list that is taken by its handle and dragged to another place. */

/** How far the pointer must go before a press is a drag, in pixels. */
const SLACK = 5;

export class RowDrag {
  /** The row that is dragged and the place at which it would be dropped; -1: none. */
  from = $state(-1);
  to = $state(-1);
  /** Whether the press that ended last was a drag: it opens nothing. */
  done = false;
  private middles: number[] = [];
  private start = 0;

  constructor(private drop: (from: number, to: number) => void) {}

  grab = (event: PointerEvent, row: number): void => {
    if (event.button !== 0) return;
    const handle = event.currentTarget as HTMLElement;
    const middle = (li: Element): number => li.getBoundingClientRect().top + li.getBoundingClientRect().height / 2;
    this.middles = [...handle.closest("ol")!.children].map(middle);
    handle.setPointerCapture(event.pointerId);
    [this.from, this.to, this.start, this.done] = [row, row, event.clientY, false];
  };

  move = (event: PointerEvent): void => {
    if (this.from < 0 || (!this.done && Math.abs(event.clientY - this.start) < SLACK)) return;
    this.done = true;
    this.to = this.middles.filter((y, n) => n !== this.from && y < event.clientY).length;
  };

  end = (): void => {
    const [from, to] = [this.from, this.to];
    this.stop();
    if (from >= 0 && to !== from) this.drop(from, to);
  };

  stop = (): void => {
    this.from = this.to = -1;
  };
}
