/** Parses effects on "the color of your choice": the effect has one branch for each colour. */
import {
  type ContinuousChange,
  type Colour,
  COLOURS,
  type EffectDuration,
  type AbilityEffect,
  type ObjectFilter,
  type ObjectReference,
} from '../../abilities/index.ts';
import { parseDuration } from '../durations.ts';
import { parseGets } from '../power-and-abilities.ts';
import { COLOUR_WORDS } from '../lexicon/word-tables.ts';
import type { Parser, ParsedEffects } from '../parser.ts';

/** The change that the chosen colour causes. */
const COLOUR_CHOICES: { readonly [words: string]: (colour: Colour) => ContinuousChange } = {
  'gains protection from the color of your choice': gainProtection,
  'gain protection from the color of your choice': gainProtection,
  'becomes the color of your choice': becomeColour,
  'become the color of your choice': becomeColour,
};
function gainProtection(colour: Colour): ContinuousChange {
  return {
    change: 'gain',
    abilities: [{ kind: 'keyword', keyword: 'protection', from: { colours: [colour] } }],
  };
}
function becomeColour(colour: Colour): ContinuousChange {
  return { change: 'colours', how: 'set', colours: [colour] };
}

const OTHER_QUALITIES: { readonly [words: string]: ObjectFilter } = {
  artifacts: { types: ['artifact'] },
  colorless: { colourCount: { max: 0 } },
};

/** "gains protection from artifacts or from the color of your choice until end of turn" */
function parseQualityChoice(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  if (parser.acceptAny('gains protection from', 'gain protection from') === undefined) return undefined;
  const word = parser.acceptAny(...Object.keys(OTHER_QUALITIES));
  const from = word === undefined ? undefined : OTHER_QUALITIES[word];
  if (word === undefined || from === undefined || !parser.accept('or from the color of your choice'))
    return undefined;
  const span = parser.try(parseDuration) ?? until;
  if (span === undefined) return undefined;
  const toOption = (label: string, change: ContinuousChange) => ({
    label,
    effects: [{ do: 'change', what, changes: [change], until: span } as const],
  });
  const other: ContinuousChange = {
    change: 'gain',
    abilities: [{ kind: 'keyword', keyword: 'protection', from }],
  };
  const colours = Object.entries(COLOUR_WORDS).map(([name, colour]) =>
    toOption(name, gainProtection(colour)),
  );
  return [{ do: 'choose effect', who: 'you', options: [toOption(word, other), ...colours] }];
}

/** "gets +1/+1 and becomes the color of your choice until end of turn" */
function parseGrownWithColour(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  const changes = parseGets(parser);
  const choice =
    changes !== undefined && parser.accept('and') ? parseColourChoice(parser, what, until) : undefined;
  const [only] = choice ?? [];
  const [first] = only?.do === 'by colour' ? (only.each[0] ?? []) : [];
  if (changes === undefined || choice === undefined || first?.do !== 'change') return undefined;
  return [{ do: 'change', what, changes, until: first.until }, ...choice];
}

/** "gains protection from the color of your choice until end of turn" */
export function parseColourChoice(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  const grown = parser.try((inner) => parseGrownWithColour(inner, what, until));
  if (grown !== undefined) return grown;
  const quality = parser.try((inner) => parseQualityChoice(inner, what, until));
  if (quality !== undefined) return quality;
  const words = parser.acceptAny(...Object.keys(COLOUR_CHOICES));
  const make = words === undefined ? undefined : COLOUR_CHOICES[words];
  const span = make === undefined ? undefined : (parser.try(parseDuration) ?? until);
  if (make === undefined || span === undefined) return undefined;
  const each = COLOURS.map((colour): readonly AbilityEffect[] => [
    { do: 'change', what, changes: [make(colour)], until: span },
  ]);
  return [{ do: 'by colour', each }];
}
