/** "… the color of your choice". */
import { type Change, type Colour, COLOURS, type Duration, type Effect, type What } from '../language.ts';
import { duration } from '../durations.ts';
import type { Reader } from '../reader.ts';

/** What a colour that is chosen does. */
const CHOSEN: { readonly [words: string]: (colour: Colour) => Change } = {
  'gains protection from the color of your choice': shelter,
  'gain protection from the color of your choice': shelter,
  'becomes the color of your choice': shade,
  'become the color of your choice': shade,
};
function shelter(colour: Colour): Change {
  return {
    change: 'gain',
    abilities: [{ kind: 'keyword', keyword: 'protection', from: { colours: [colour] } }],
  };
}
function shade(colour: Colour): Change {
  return { change: 'colours', how: 'set', colours: [colour] };
}

/** "gains protection from the color of your choice until end of turn" */
export function chosenColour(
  reader: Reader,
  what: What,
  until: Duration | undefined,
): readonly Effect[] | undefined {
  const words = reader.oneOf(...Object.keys(CHOSEN));
  const make = words === undefined ? undefined : CHOSEN[words];
  const span = make === undefined ? undefined : (reader.try(duration) ?? until);
  if (make === undefined || span === undefined) return undefined;
  const each = COLOURS.map((colour): readonly Effect[] => [
    { do: 'change', what, changes: [make(colour)], until: span },
  ]);
  return [{ do: 'by colour', each }];
}
