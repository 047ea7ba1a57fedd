/** Marks and garrisons of territories, for map and list. */
import { at, type Choice } from '@ludoteca/kernel';
import { type RenderContext, optionsOf, type TextSpan } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import { type Colour, NO_COLOUR, NO_OWNER, type Risika } from '../parts.ts';

/** By colour: the seat whose terminal colour is used for it. */
const SEAT_BY_COLOUR: readonly number[] = [0, 5, 3, 2, 4, 1];

export const toColouredSpan = (text: string, colour: Colour): TextSpan =>
  colour === NO_COLOUR ? { text } : { text, role: 'seat', seat: at(SEAT_BY_COLOUR, colour) };

/** A letter for each player: the initials if they differ, otherwise A, B, … by seat. */
export function assignLetters(names: readonly string[]): readonly string[] {
  const initials = names.map((name) => (/\p{L}/u.exec(name)?.[0] ?? '').toUpperCase());
  const areDistinct =
    new Set(initials).size === names.length && initials.every((letter) => letter.length === 1);
  return areDistinct ? initials : names.map((_, seat) => String.fromCodePoint(65 + seat));
}

/** A mark, a letter, a blank and up to three digits, with a gap. */
export const GARRISON_WIDTH = 7;

/** The owner's letter and the number of armies: `R 12`. */
export function toGarrisonSpan({ view, names }: RenderContext<Risika>, territory: Territory): TextSpan {
  const owner = at(view.owners, territory);
  if (owner === NO_OWNER) return { text: '–', role: 'quiet' };
  return toColouredSpan(
    `${at(assignLetters(names), owner)} ${at(view.armies, territory)}`,
    at(view.colours, owner),
  );
}

/** The origins and targets of the options that the watcher knows. */
export interface TerritoryMarks {
  readonly origins: ReadonlySet<Territory>;
  readonly targets: ReadonlySet<Territory>;
}

export function findMarks({ asked }: RenderContext<Risika>): TerritoryMarks {
  const options = optionsOf<Risika>(asked);
  const ends = options.flatMap((option) => optionEndsOf(option));
  const frame = asked !== undefined && options.length > 0 ? asked.frame : undefined;
  const route = frame !== undefined && 'from' in frame ? [{ from: frame.from, to: frame.to }] : [];
  const all = [...ends, ...route];
  return {
    origins: new Set(all.flatMap(({ from }) => (from === undefined ? [] : [from]))),
    targets: new Set(all.map(({ to }) => to)),
  };
}

interface OptionEnds {
  readonly from?: Territory;
  readonly to: Territory;
}

function optionEndsOf(option: Choice<Risika>): readonly OptionEnds[] {
  if (typeof option !== 'object') return [];
  if ('place' in option) return [{ to: option.place }];
  if ('attack' in option) return [{ from: option.from, to: option.attack }];
  return 'move' in option ? [{ from: option.from, to: option.move }] : [];
}

export const ORIGIN = '•';
export const TARGET = '▸';

/** The mark before a garrison; `none` stands for its absence. */
export const toMarkSpan = (
  { origins, targets }: TerritoryMarks,
  territory: Territory,
  none = ' ',
): TextSpan => ({
  text: targets.has(territory) ? TARGET : origins.has(territory) ? ORIGIN : none,
  role: 'possible',
});
