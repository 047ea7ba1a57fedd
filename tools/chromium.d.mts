/** Where a Chromium is; one is fetched if there is none. */
export function findChromium(): Promise<string>;
/** What it needs to be told to run for tests and pictures. */
export const CHROMIUM_ARGS: string[];
