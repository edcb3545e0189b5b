/** A file for the reader's disk, made by the page. */
const KEPT = 60_000;

/** Saves a blob as a file. Its address stays for a minute: a busy browser reads it later than the click. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Saves a text as a file. */
export function downloadText(name: string, text: string, type = "text/plain"): void {
  download(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
