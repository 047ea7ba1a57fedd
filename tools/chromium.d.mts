/** Returns the path of a Chromium; installs one if there is none. */
export function findChromium(): Promise<string>;
/** Command-line arguments for tests and screenshots. */
export const CHROMIUM_ARGS: string[];
