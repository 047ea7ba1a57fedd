/** Escaped HTML: texts become safe, parts that are HTML already stay as they are. */

/** A piece of HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type HtmlValue = string | number | Html | readonly HtmlValue[] | undefined;

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Control characters except tab and line feed, and characters that change the direction of text. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}]/gu;

const escapeText = (text: string): string =>
  text.replaceAll(INVISIBLE, '\u{fffd}').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

function format(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return (value as readonly HtmlValue[]).map(format).join('');
  return escapeText(typeof value === 'number' ? value.toString() : (value as string));
}

/** Creates HTML from a template; interpolated texts are escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.reduce((text, part, i) => text + format(values[i - 1]) + part));
