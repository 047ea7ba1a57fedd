/** Encodes rows of text as terminal output with colours. */
import { type TextRole, type TextRow, type TextSpan, toPlainText } from '@ludoteca/kit';

const RESET = '\u001b[0m';
const colour = (code: string): string => `\u001b[${code}m`;

/**
 * Of the 16 terminal colours. Red and green are never the only difference, and every meaning also has a word or a
 * symbol.
 */
const ROLES: { readonly [R in Exclude<TextRole, 'seat'>]: string } = {
  possible: colour('1;36'),
  quiet: colour('2'),
  warn: colour('33'),
  good: colour('32'),
  red: colour('91'),
  black: colour('1'),
};

/** Vermilion, blue, green, purple, yellow, grey, like the symbols of the seats. */
const SEATS = ['91', '94', '32', '95', '93', '37'].map(colour);

const escapeCodeOf = ({ role, seat = 0 }: TextSpan): string =>
  role === undefined ? '' : role === 'seat' ? (SEATS[seat % SEATS.length] ?? '') : ROLES[role];

export type RowEncoder = (row: TextRow) => string;

/** `convert` replaces characters that the terminal cannot show. */
export function createRowEncoder({
  colours,
  convert,
}: {
  colours: boolean;
  convert: (text: string) => string;
}): RowEncoder {
  if (!colours) return (row) => convert(toPlainText(row));
  return (row) =>
    row
      .map((span) => {
        const style = escapeCodeOf(span);
        const text = convert(span.text);
        return style === '' ? text : `${style}${text}${RESET}`;
      })
      .join('');
}
