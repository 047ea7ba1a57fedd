/** Formatting that is the same in every language. */

/** Quotes text of a bot, in which invisible characters are already escaped and long parts cut. */
export const quote = (text: string): string => `"${text}"`;

/** Mentions a last line without a line end, if there is one. */
export const formatUnendedPart =
  (format: (part: string) => string) =>
  (part: string): string =>
    part === '' ? '' : format(quote(part));

export const formatExit = (
  code: number | null,
  signal: string | null,
  labels: { readonly code: string; readonly signal: string },
): string => (signal === null ? `${labels.code} ${code ?? '?'}` : `${labels.signal} ${signal}`);
