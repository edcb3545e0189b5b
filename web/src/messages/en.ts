/** The shell's words in English; the German catalogue has the same keys (`Messages`). */
import site from "./site.en";
import table from "./table.en";

const en = { ...site, ...table };

export type Messages = { [K in keyof typeof en]: string };
export default en as Messages;
