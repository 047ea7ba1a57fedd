/** Joins the parts of a `className` and leaves out those that do not apply. */
export const classNames = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
