/** What each aeroplane flew last: read off the log by the board, used where plans are made. */
import type { Flight } from "./formation";

class Flights {
  all = $state.raw<Record<string, Flight>>({});
}

export const flights = new Flights();
