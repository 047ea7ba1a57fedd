/** Replaces characters for terminals that can only show ASCII. */
import { splitGraphemes, textWidth } from '@ludoteca/kit';

/** Characters and, below each, its replacement. */
const REPLACEMENTS = [
  ['─│┌┐└┘├┤┬┴┼╭╮╰╯━┃═║╔╗╚╝', '-|+++++++++++++-|=|++++'],
  ['♥♦♣♠♡♢♧♤', 'hdcshdcs'],
  ['←↑→↓↔↕↻↺⟳⟲⏎', '<^>v-|)()(<'],
  ['●■▲◆⬢✚○□△◇⬡', 'o#^*%+o.^*%'],
  ['▸◂▴▾▶◀›‹»«', '><^v><><><'],
  ['·•…–—‐‑−×÷±°ªº', '.*.-----x/+oao'],
  ['‘’‚“”„´', "'','\"\"'"],
  ['█▓▒░▀▄▌▐', '##:.##||'],
  ['✓✔✗✘★☆⏎', 'vvxx**|'],
  ['¡ßæÆœŒøØðÐþÞđĐłŁı', '!saAoOoOdDpPdDlLi'],
  ['⁰¹²³⁴⁵⁶⁷⁸⁹½¼¾∞', '0123456789///8'],
  ['€£¥¢§©®', 'ELYcSCR'],
  ['\u00a0\u202f\u2009', '   '],
] as const;

const ASCII = new Map(
  REPLACEMENTS.flatMap(([signs, plain]) => Array.from(signs, (sign, i) => [sign, plain.charAt(i)] as const)),
);

/** The letter without accents, a similar sign or question marks, always of the same width. */
function toAsciiCharacter(character: string): string {
  const letter = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const plain = Array.from(letter, (sign) => ASCII.get(sign) ?? (sign <= '~' ? sign : '?')).join('');
  const width = textWidth(character);
  return plain.length === width ? plain : '?'.repeat(width);
}

/** The result has the same width. */
export const toAscii = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : splitGraphemes(text)
        .map((character) => (/^[ -~]$/.test(character) ? character : toAsciiCharacter(character)))
        .join('');
