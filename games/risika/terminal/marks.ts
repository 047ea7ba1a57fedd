import { at, type Choice } from '@ludoteca/kernel';
import { type RenderContext, optionsOf, type TextSpan } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import { type Colour, NO_COLOUR, NOBODY, type Risika } from '../parts.ts';

/** The colours of a terminal that stand for RED, BLACK, PURPLE, GREEN, YELLOW, BLUE: those of seats, in their order there. */
const PALETTE: readonly number[] = [0, 5, 3, 2, 4, 1];

/** In the colour of an army. */
export const inColour = (text: string, colour: Colour): TextSpan =>
  colour === NO_COLOUR ? { text } : { text, role: 'seat', seat: at(PALETTE, colour) };

/** A letter for each player: the first of the name where these differ, else by seat. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const initials = names.map((name) => (/\p{L}/u.exec(name)?.[0] ?? '').toUpperCase());
  const differ = new Set(initials).size === names.length && initials.every((letter) => letter.length === 1);
  return differ ? initials : names.map((_, seat) => String.fromCodePoint(65 + seat));
}

/** Whose a territory is and how many armies stand there: `R 12`. */
export function garrison({ view, names }: RenderContext<Risika>, territory: Territory): TextSpan {
  const owner = at(view.owners, territory);
  if (owner === NOBODY) return { text: '–', role: 'quiet' };
  return inColour(`${at(lettersOf(names), owner)} ${at(view.armies, territory)}`, at(view.colours, owner));
}

/** Where something can be begun, and where it can lead, as far as the watcher knows the options. */
export interface Marks {
  readonly origins: ReadonlySet<Territory>;
  readonly targets: ReadonlySet<Territory>;
}

export function marksOf({ asked }: RenderContext<Risika>): Marks {
  const options = optionsOf<Risika>(asked);
  const ends = options.flatMap((option) => endsOf(option));
  const frame = asked !== undefined && options.length > 0 ? asked.frame : undefined;
  const way = frame !== undefined && 'from' in frame ? [{ from: frame.from, to: frame.to }] : [];
  const all = [...ends, ...way];
  return {
    origins: new Set(all.flatMap(({ from }) => (from === undefined ? [] : [from]))),
    targets: new Set(all.map(({ to }) => to)),
  };
}

interface Ends {
  readonly from?: Territory;
  readonly to: Territory;
}

function endsOf(option: Choice<Risika>): readonly Ends[] {
  if (typeof option !== 'object') return [];
  if ('place' in option) return [{ to: option.place }];
  if ('attack' in option) return [{ from: option.from, to: option.attack }];
  return 'move' in option ? [{ from: option.from, to: option.move }] : [];
}

export const ORIGIN = '•';
export const TARGET = '▸';

/** What can be done with a territory, as a sign before its garrison. */
export const markOf = ({ origins, targets }: Marks, territory: Territory): TextSpan =>
  targets.has(territory)
    ? { text: TARGET, role: 'possible' }
    : { text: origins.has(territory) ? ORIGIN : ' ', role: 'possible' };
