import { splitGraphemes, textWidth } from '@ludoteca/kit';

/** Characters beyond ASCII and, below each, what stands for it. */
const REPLACEMENTS = [
  ['─│┌┐└┘├┤┬┴┼╭╮╰╯━┃═║╔╗╚╝', '-|+++++++++++++-|=|++++'],
  ['♥♦♣♠♡♢♧♤', 'hdcshdcs'],
  ['←↑→↓↔↕↻↺⟳⟲', '<^>v-|)()('],
  ['●■▲◆⬢✚○□△◇⬡', 'o#^*%+o.^*%'],
  ['▸◂▴▾▶◀›‹»«', '><^v><><><'],
  ['·•…–—‐‑−×÷±°ªº', '.*.-----x/+oao'],
  ['‘’‚“”„´', "'','\"\"'"],
  ['█▓▒░▀▄▌▐', '##:.##||'],
  ['✓✔✗✘★☆', 'vvxx**'],
  ['¡ßæÆœŒøØðÐþÞđĐłŁı', '!saAoOoOdDpPdDlLi'],
  ['⁰¹²³⁴⁵⁶⁷⁸⁹½¼¾', '0123456789///'],
  ['€£¥¢§©®', 'ELYcSCR'],
  ['\u00a0\u202f\u2009', '   '],
] as const;

const ASCII = new Map(
  REPLACEMENTS.flatMap(([signs, plain]) => Array.from(signs, (sign, i) => [sign, plain.charAt(i)] as const)),
);

/** A character as wide as it was: the letter without its accents, a sign that resembles it, or question marks. */
function toAsciiCharacter(character: string): string {
  const letter = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const plain = Array.from(letter, (sign) => ASCII.get(sign) ?? (sign <= '~' ? sign : '?')).join('');
  const width = textWidth(character);
  return plain.length === width ? plain : '?'.repeat(width);
}

/** A text for terminals that show ASCII alone: not one column longer or shorter. */
export const toAscii = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : splitGraphemes(text)
        .map((character) => (/^[ -~]$/.test(character) ? character : toAsciiCharacter(character)))
        .join('');
