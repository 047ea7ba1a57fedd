/** Finds the lines of a card's text that are activated abilities or modes, so that people can choose by their text. */

/** 702: keywords that stand for activated abilities. */
const KEYWORDS =
  /^(?:equip|fortify|reconfigure|cycling|(?:basic )?\w+cycling|crew|outlast|unearth|ninjutsu|level up|adapt|monstrosity|embalm|eternalize|scavenge|transmute|reinforce|bloodrush|boast|forecast)\b/i;
/** Cost, colon, effect; quoted text belongs to other objects. */
const ACTIVATED = /^[^"“”.]*:\s/;

/** 702.122c: another cost for the crew ability. */
const OTHER_CREW_COST = /^you may .* rather than pay .* crew cost\.$/i;
/** 702.151a: reconfigure stands for two abilities. */
const splitReconfigure = (part: string): readonly string[] =>
  /^reconfigure\b/i.test(part) ? [`${part}: attach`, `${part}: unattach`] : [part];

/** 605: mana that depends on a condition is two abilities. */
const CHANGING_MANA = /^(\{T\}: )(Add [^.]*)\. (If [^.]*, )(add [^.]*) instead\.$/i;
function splitMana(line: string): readonly string[] {
  const [, cost, first, condition, second] = CHANGING_MANA.exec(line) ?? [];
  const types = new Set(first?.match(/\{\w\}/g));
  // More mana of the same type is the same ability.
  const isSame = second?.match(/\{\w\}/g)?.some((type) => types.has(type)) !== false;
  return cost === undefined || isSame ? [line] : [`${cost}${first}.`, `${cost}${condition}${second}.`];
}

const withoutReminder = (line: string): string => line.replaceAll(/\s*\([^)]*\)/g, '').trim();

/** The text of each activated ability, in the order of the card. */
export function activatedAbilityLines(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const ability = withoutReminder(line);
    // The text of a basic land is in parentheses.
    if (ability === '') return [line.replaceAll(/[()]/g, '')].filter((one) => ACTIVATED.test(one));
    if (ACTIVATED.test(ability) || OTHER_CREW_COST.test(ability)) return splitMana(ability);
    return ability
      .split(/,\s+/)
      .filter((part) => KEYWORDS.test(part))
      .flatMap(splitReconfigure);
  });
}

/** The text of each mode, without its bullet. */
export const modeLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('•'))
    .map((line) => line.slice(1).trim());
