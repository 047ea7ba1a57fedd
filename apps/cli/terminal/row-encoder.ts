import { type TextRole, type TextRow, type TextSpan, toPlainText } from '@ludoteca/kit';

const RESET = '\u001b[0m';
const colour = (code: string): string => `\u001b[${code}m`;

/** Of sixteen colours; never red against green alone, never black on black. Every meaning has a word or a shape besides. */
const ROLES: { readonly [R in Exclude<TextRole, 'seat'>]: string } = {
  possible: colour('1;36'),
  quiet: colour('2'),
  warn: colour('33'),
  good: colour('32'),
  red: colour('91'),
  black: colour('1'),
};

/** Vermilion, blue, green, purple, yellow, grey: as the six shapes of the seats. */
const SEATS = ['91', '94', '32', '95', '93', '37'].map(colour);

const escapeCodeOf = ({ role, seat = 0 }: TextSpan): string =>
  role === undefined ? '' : role === 'seat' ? (SEATS[seat % SEATS.length] ?? '') : ROLES[role];

/** Turns rows into what a terminal is sent. */
export type RowEncoder = (row: TextRow) => string;

/** Colours by role, characters as the terminal can show them. */
export function createRowEncoder({
  colours,
  spell: convert,
}: {
  colours: boolean;
  spell: (text: string) => string;
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
