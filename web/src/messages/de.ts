/** The shell's words in German. */
import type { Messages } from "./en";
import site from "./site.de";
import table from "./table.de";

const de: Messages = { ...site, ...table };

export default de;
