/** The table as zones of named things, for faces that know nothing of the game. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { type VisibleQuestion, type PlayerNames, optionsOf, type ZoneItem, type Zone } from '@ludoteca/kit';
import { FACULTIES, type Faculty, type Territory } from '../board.ts';
import type { Card } from '../cards.ts';
import { NO_COLOUR, NO_OWNER, type KnownPile, type Risika, type View } from '../parts.ts';
import { formatCard, formatColour } from './sentences.ts';
import type { RisikaTexts } from './text-types.ts';

type RisikaOptions = readonly Choice<Risika>[];

/** The territory that an option is about: where armies are put, or where they go. */
function targetOf(option: Choice<Risika>, { frame }: VisibleQuestion<Risika>): Territory | undefined {
  if (typeof option === 'number') return 'on' in frame ? frame.on : 'to' in frame ? frame.to : undefined;
  if (typeof option === 'string') return undefined;
  if ('place' in option) return option.place;
  if ('attack' in option) return option.attack;
  return 'move' in option ? option.move : undefined;
}

const filterByTarget = (
  territory: Territory,
  options: RisikaOptions,
  asked: VisibleQuestion<Risika> | undefined,
): RisikaOptions =>
  asked === undefined ? [] : options.filter((option) => targetOf(option, asked) === territory);

/** A faculty, with the armies on each of its territories. */
function createFacultyZone(
  words: RisikaTexts,
  { owners, armies }: View,
  names: PlayerNames,
  asked: VisibleQuestion<Risika> | undefined,
  faculty: Faculty,
): Zone<Risika> {
  const options = optionsOf<Risika>(asked);
  const things = at(FACULTIES, faculty).territories.map((territory): ZoneItem<Risika> => {
    const name = at(words.territories, territory);
    const owner = at(owners, territory);
    if (owner === NO_OWNER) return { name, role: 'quiet' };
    const held = words.zones.held(name, at(names, owner));
    return { name: held, count: at(armies, territory), options: filterByTarget(territory, options, asked) };
  });
  return { id: `faculty ${faculty}`, name: at(words.faculties, faculty), items: things };
}

const filterByCard = (card: Card, options: RisikaOptions): RisikaOptions =>
  options.filter((option) => typeof option === 'object' && 'set' in option && option.set.includes(card));

/** The cards whose place is known, and the backs of the others. */
function toCardItems(
  words: RisikaTexts,
  { count, cards }: KnownPile,
  options: RisikaOptions,
): ZoneItem<Risika>[] {
  const hidden = count - cards.length;
  const backs: ZoneItem<Risika>[] =
    hidden === 0 ? [] : [{ name: words.zones.back, count: hidden, role: 'quiet' }];
  return [
    ...backs,
    ...cards.map((card): ZoneItem<Risika> => ({
      name: formatCard(words, card),
      options: filterByCard(card, options),
    })),
  ];
}

export function createZones(
  words: RisikaTexts,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Risika> | undefined,
): Zone<Risika>[] {
  const { zones } = words;
  const options = optionsOf<Risika>(asked);
  const hand = (pile: KnownPile, seat: Seat): Zone<Risika> => {
    const colour = at(view.colours, seat);
    const called = colour === NO_COLOUR ? undefined : formatColour(words, colour);
    const name = zones.hand(at(names, seat), called, at(view.reserve, seat));
    const own = asked?.seat === seat ? options : [];
    return { id: `hand ${seat}`, name, seat, items: toCardItems(words, pile, own) };
  };
  const hues = options.filter((option) => typeof option === 'object' && 'colour' in option);
  const colours: Zone<Risika> = {
    id: 'colours',
    name: zones.colours,
    items: hues.map((option) => ({ name: formatColour(words, option.colour), options: [option] })),
  };
  return [
    ...(asked?.prompt === 'colour' ? [colours] : []),
    ...FACULTIES.map((_, faculty) => createFacultyZone(words, view, names, asked, faculty)),
    { id: 'deck', name: zones.deck, items: toCardItems(words, view.deck, []) },
    ...view.hands.map(hand),
  ];
}
