/** Which lines of a card's text are activated abilities: people choose among them by their words. */

/** Keywords that are activated abilities in short (702). */
const KEYWORDS =
  /^(?:equip|fortify|reconfigure|cycling|(?:basic )?\w+cycling|crew|outlast|unearth|ninjutsu|level up|adapt|monstrosity|embalm|eternalize|scavenge|transmute|reinforce|bloodrush|boast|forecast)\b/i;
/** A cost, a colon, an effect; what is quoted belongs to something else. */
const ACTIVATED = /^[^"“”.]*:\s/;

const withoutReminder = (line: string): string => line.replaceAll(/\s*\([^)]*\)/g, '').trim();

/** The words of each activated ability, in the order of the text. */
export function activatedAbilityLines(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const said = withoutReminder(line);
    // A basic land says what it does in brackets.
    if (said === '') return [line.replaceAll(/[()]/g, '')].filter((one) => ACTIVATED.test(one));
    if (ACTIVATED.test(said)) return [said];
    return said.split(/,\s+/).filter((part) => KEYWORDS.test(part));
  });
}

/** The modes of a text, each without its bullet. */
export const modeLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('•'))
    .map((line) => line.slice(1).trim());
