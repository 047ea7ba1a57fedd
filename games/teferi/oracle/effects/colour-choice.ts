/** Parses effects on "the color of your choice": the effect has one branch for each colour. */
import {
  type ContinuousChange,
  type Colour,
  COLOURS,
  type EffectDuration,
  type AbilityEffect,
  type ObjectReference,
} from '../../abilities/index.ts';
import { parseDuration } from '../durations.ts';
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

/** "gains protection from the color of your choice until end of turn" */
export function parseColourChoice(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  const words = parser.acceptAny(...Object.keys(COLOUR_CHOICES));
  const make = words === undefined ? undefined : COLOUR_CHOICES[words];
  const span = make === undefined ? undefined : (parser.try(parseDuration) ?? until);
  if (make === undefined || span === undefined) return undefined;
  const each = COLOURS.map((colour): readonly AbilityEffect[] => [
    { do: 'change', what, changes: [make(colour)], until: span },
  ]);
  return [{ do: 'by colour', each }];
}
