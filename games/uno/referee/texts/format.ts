/** What every language shows in the same way: text of bots, and how a program ended. */

/** What a bot wrote, in quotes. The referee has spelt out what cannot be seen, and cut what is long. */
export const quote = (text: string): string => `"${text}"`;

/** A word about what was written without a line end; none where nothing was. */
export const formatUnendedPart =
  (say: (part: string) => string) =>
  (part: string): string =>
    part === '' ? '' : say(quote(part));

/** The code or the signal with which a program ended. */
export const formatExit = (
  code: number | null,
  signal: string | null,
  called: { readonly code: string; readonly signal: string },
): string => (signal === null ? `${called.code} ${code ?? '?'}` : `${called.signal} ${signal}`);
