/** The zones of a view for generic user interfaces. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { type VisibleQuestion, type PlayerNames, optionsOf, type ZoneItem, type Zone } from '@ludoteca/kit';
import { FACULTIES, type Faculty, type Territory } from '../board.ts';
import type { RisikaCard } from '../cards.ts';
import { NO_COLOUR, NO_OWNER, type Risika } from '../parts.ts';
import type { KnownPile, View } from '../view-types.ts';
import { formatCard, formatColour } from './sentences.ts';
import type { RisikaTexts } from './text-types.ts';

type RisikaOptions = readonly Choice<Risika>[];

/** The territory in which an option places or to which it moves armies. */
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

function createFacultyZone(
  texts: RisikaTexts,
  { owners, armies }: View,
  names: PlayerNames,
  asked: VisibleQuestion<Risika> | undefined,
  faculty: Faculty,
): Zone<Risika> {
  const options = optionsOf<Risika>(asked);
  const items = at(FACULTIES, faculty).territories.map((territory): ZoneItem<Risika> => {
    const name = at(texts.territories, territory);
    const owner = at(owners, territory);
    if (owner === NO_OWNER) return { name, role: 'quiet' };
    const held = texts.zones.held(name, at(names, owner));
    return { name: held, count: at(armies, territory), options: filterByTarget(territory, options, asked) };
  });
  return { id: `faculty ${faculty}`, name: at(texts.faculties, faculty), items };
}

const filterByCard = (card: RisikaCard, options: RisikaOptions): RisikaOptions =>
  options.filter((option) => typeof option === 'object' && 'set' in option && option.set.includes(card));

function toCardItems(
  texts: RisikaTexts,
  { count, cards }: KnownPile,
  options: RisikaOptions,
): ZoneItem<Risika>[] {
  const hidden = count - cards.length;
  const backs: ZoneItem<Risika>[] =
    hidden === 0 ? [] : [{ name: texts.zones.back, count: hidden, role: 'quiet', shape: 'back' }];
  return [
    ...backs,
    ...cards.map((card): ZoneItem<Risika> => ({
      name: formatCard(texts, card),
      options: filterByCard(card, options),
    })),
  ];
}

export function describeZones(
  texts: RisikaTexts,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Risika> | undefined,
): Zone<Risika>[] {
  const { zones } = texts;
  const options = optionsOf<Risika>(asked);
  const hand = (pile: KnownPile, seat: Seat): Zone<Risika> => {
    const colour = at(view.colours, seat);
    const colourName = colour === NO_COLOUR ? undefined : formatColour(texts, colour);
    const name = zones.hand(at(names, seat), colourName, at(view.reserve, seat));
    const ownOptions = asked?.seat === seat ? options : [];
    return { id: `hand ${seat}`, name, seat, items: toCardItems(texts, pile, ownOptions) };
  };
  const colourOptions = options.filter((option) => typeof option === 'object' && 'colour' in option);
  const colours: Zone<Risika> = {
    id: 'colours',
    name: zones.colours,
    items: colourOptions.map((option) => ({ name: formatColour(texts, option.colour), options: [option] })),
  };
  return [
    ...(asked?.prompt === 'colour' ? [colours] : []),
    ...FACULTIES.map((_, faculty) => createFacultyZone(texts, view, names, asked, faculty)),
    { id: 'deck', name: zones.deck, items: toCardItems(texts, view.deck, []) },
    ...view.hands.map(hand),
  ];
}
