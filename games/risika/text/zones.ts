/** The table as zones of named things, for faces that know nothing of the game. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { type VisibleQuestion, type PlayerNames, optionsOf, type ZoneItem, type Zone } from '@ludoteca/kit';
import { FACULTIES, type Faculty, type Territory } from '../board.ts';
import type { Card } from '../cards.ts';
import { NO_COLOUR, NOBODY, type Pile, type Risika, type View } from '../parts.ts';
import { cardIn, colourIn } from './sentences.ts';
import type { Words } from './words.ts';

type Options = readonly Choice<Risika>[];

/** The territory that an option is about: where armies are put, or where they go. */
function aimOf(option: Choice<Risika>, { frame }: VisibleQuestion<Risika>): Territory | undefined {
  if (typeof option === 'number') return 'on' in frame ? frame.on : 'to' in frame ? frame.to : undefined;
  if (typeof option === 'string') return undefined;
  if ('place' in option) return option.place;
  if ('attack' in option) return option.attack;
  return 'move' in option ? option.move : undefined;
}

const aimedAt = (
  territory: Territory,
  options: Options,
  asked: VisibleQuestion<Risika> | undefined,
): Options => (asked === undefined ? [] : options.filter((option) => aimOf(option, asked) === territory));

/** A faculty, with the armies on each of its territories. */
function facultyZone(
  words: Words,
  { owners, armies }: View,
  names: PlayerNames,
  asked: VisibleQuestion<Risika> | undefined,
  faculty: Faculty,
): Zone<Risika> {
  const options = optionsOf<Risika>(asked);
  const things = at(FACULTIES, faculty).territories.map((territory): ZoneItem<Risika> => {
    const name = at(words.territories, territory);
    const owner = at(owners, territory);
    if (owner === NOBODY) return { name, role: 'quiet' };
    const held = words.zones.held(name, at(names, owner));
    return { name: held, count: at(armies, territory), options: aimedAt(territory, options, asked) };
  });
  return { id: `faculty ${faculty}`, name: at(words.faculties, faculty), items: things };
}

const setsWith = (card: Card, options: Options): Options =>
  options.filter((option) => typeof option === 'object' && 'set' in option && option.set.includes(card));

/** The cards whose place is known, and the backs of the others. */
function cardThings(words: Words, { count, cards }: Pile, options: Options): ZoneItem<Risika>[] {
  const hidden = count - cards.length;
  const backs: ZoneItem<Risika>[] =
    hidden === 0 ? [] : [{ name: words.zones.back, count: hidden, role: 'quiet' }];
  return [
    ...backs,
    ...cards.map((card): ZoneItem<Risika> => ({
      name: cardIn(words, card),
      options: setsWith(card, options),
    })),
  ];
}

export function zonesOf(
  words: Words,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Risika> | undefined,
): Zone<Risika>[] {
  const { zones } = words;
  const options = optionsOf<Risika>(asked);
  const hand = (pile: Pile, seat: Seat): Zone<Risika> => {
    const colour = at(view.colours, seat);
    const called = colour === NO_COLOUR ? undefined : colourIn(words, colour);
    const name = zones.hand(at(names, seat), called, at(view.reserve, seat));
    const own = asked?.seat === seat ? options : [];
    return { id: `hand ${seat}`, name, seat, items: cardThings(words, pile, own) };
  };
  const hues = options.filter((option) => typeof option === 'object' && 'colour' in option);
  const colours: Zone<Risika> = {
    id: 'colours',
    name: zones.colours,
    items: hues.map((option) => ({ name: colourIn(words, option.colour), options: [option] })),
  };
  return [
    ...(asked?.prompt === 'colour' ? [colours] : []),
    ...FACULTIES.map((_, faculty) => facultyZone(words, view, names, asked, faculty)),
    { id: 'deck', name: zones.deck, items: cardThings(words, view.deck, []) },
    ...view.hands.map(hand),
  ];
}
