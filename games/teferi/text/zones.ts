/** Describes the view as zones of items with their options. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type Language,
  type PlayerNames,
  optionsOf,
  type ZoneItem,
  type Zone,
} from '@ludoteca/kit';
import { MANA_TYPES } from '../abilities/index.ts';
import { playerEntity } from '../layers/board-state.ts';
import type { Teferi, View } from '../parts.ts';
import { formatLayerSteps } from '../layer-explanation/texts.ts';
import type { PrintedCard, VisiblePermanent } from '../view-types.ts';
import type { EntityId } from '../state.ts';
import { formatKeywords } from './keyword-names.ts';
import { objectName, formatOption } from './sentences.ts';
import { formatTypeLine } from './type-line.ts';
import type { TeferiTexts } from './text-types.ts';

type TeferiOptions = readonly Choice<Teferi>[];
type TeferiZoneItems = ZoneItem<Teferi>[];
/** Creates the item of an entity with its details and options. */
type CreateItem = (id: number, card: string, name: string) => ZoneItem<Teferi>;

/** The entity to which an option belongs, if any. */
export function entityOfOption(choice: Choice<Teferi>): EntityId | undefined {
  if (typeof choice !== 'object') return undefined;
  if ('activate' in choice) return choice.activate;
  if ('attack' in choice) return choice.attack;
  if ('with' in choice) return choice.with;
  if ('next' in choice) return undefined;
  return 'id' in choice ? choice.id : undefined;
}

export const handCardOfOption = (choice: Choice<Teferi>): string | undefined => {
  if (typeof choice !== 'object') return undefined;
  if ('play' in choice) return choice.id === undefined ? choice.play : undefined;
  if ('cast' in choice) return choice.id === undefined ? choice.cast : undefined;
  if ('use' in choice) return choice.use;
  if ('discard' in choice) return choice.discard;
  if ('held' in choice) return choice.held;
  return 'bottom' in choice ? choice.bottom : undefined;
};

const cardDetail = (view: View, card: string): { detail?: string } => {
  const printed = view.cards[card];
  if (printed === undefined) return {};
  const faces = (printed.faces ?? []).flatMap((face) => {
    const other = view.cards[face];
    return other === undefined ? [] : ['', face].concat(printedLines(other));
  });
  return { detail: [...printedLines(printed), ...faces].join('\n') };
};

/** The printed card: cost, types, power/toughness and text. */
function printedLines({ cost, power, toughness, text, ...printed }: PrintedCard): readonly string[] {
  const size = power === undefined ? [] : [`${power}/${toughness}`];
  const head = [...(cost === undefined || cost === '' ? [] : [cost]), formatTypeLine(printed), ...size];
  return [head.join(' · '), ...(text === '' ? [] : [text])];
}

/** The printed card, keywords, and the changes layer by layer. */
function permanentDetail(view: View, permanent: VisiblePermanent, language: Language): { detail?: string } {
  const { card, layers, types, keywords } = permanent;
  const printed = view.cards[card];
  if (printed === undefined) return {};
  const messages = keywords.length === 0 ? [] : [formatKeywords(keywords, language)];
  const made = layers === undefined ? [] : formatLayerSteps(layers, types.includes('creature'), language);
  return { detail: [...printedLines(printed), ...messages, ...made].join('\n') };
}

function permanentName({ zones }: TeferiTexts, permanent: VisiblePermanent, names: PlayerNames): string {
  const { types, power, toughness, tapped, sick, attacking, blocking, damage, counters } = permanent;
  const notes = [
    ...(types.includes('creature') ? [`${power}/${toughness}`] : []),
    ...Object.entries(counters).map(([kind, count]) => `${count} ${kind}`),
    ...(damage > 0 ? [zones.damage(damage)] : []),
    ...(tapped ? [zones.tapped] : []),
    ...(sick ? [zones.sick] : []),
    ...(attacking === undefined ? [] : [zones.attacking]),
    ...(blocking === undefined ? [] : [zones.blocking]),
  ];
  const name = objectName({ id: permanent.id, name: permanent.card }, names);
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

export function describeZones(
  messages: TeferiTexts,
  language: Language,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Teferi> | undefined,
): Zone<Teferi>[] {
  const options = optionsOf<Teferi>(asked);
  const on = (entity: EntityId): TeferiOptions =>
    options.filter((option) => entityOfOption(option) === entity);
  const object: CreateItem = (id, card, name) => {
    const permanent = view.battlefield.find((one) => one.id === id);
    const detail =
      permanent === undefined ? cardDetail(view, card) : permanentDetail(view, permanent, language);
    return { name, ...detail, options: on(id) };
  };
  const zones: Zone<Teferi>[] = [
    {
      id: 'stack',
      name: messages.zones.stack,
      items: view.stack
        .map(({ id, card }) => object(id, card, objectName({ id, name: card }, names)))
        .toReversed(),
    },
    ...view.sides.flatMap((_, seat) => sideZones(messages, view, names, seat, asked, object)),
  ];
  // Options without an item on the board: amounts, modes, cards of a library.
  const placed = new Set(zones.flatMap(({ items }) => items.flatMap((item) => item.options ?? [])));
  const rest = options.filter((option) => typeof option !== 'string' && !placed.has(option));
  if (rest.length === 0 || asked === undefined) return zones;
  const items = rest.map((option): ZoneItem<Teferi> => ({
    name: formatOption(messages, option, asked, names, view),
    options: [option],
  }));
  return [...zones, { id: 'choices', name: messages.zones.numbers, items }];
}

function sideZones(
  messages: TeferiTexts,
  view: View,
  names: PlayerNames,
  seat: Seat,
  asked: VisibleQuestion<Teferi> | undefined,
  object: CreateItem,
): Zone<Teferi>[] {
  const { zones } = messages;
  const side = at(view.sides, seat);
  const name = at(names, seat);
  const own = (id: string, label: string, items: TeferiZoneItems): Zone<Teferi> => ({
    id: `${id} ${seat}`,
    name: label,
    seat,
    items,
  });
  const permanents = view.battlefield.filter(({ controller }) => controller === seat);
  const zoneCards = (cards: readonly { id: number; card: string }[]): TeferiZoneItems =>
    cards.map(({ id, card }) => object(id, card, objectName({ id, name: card }, names)));
  const looking: TeferiZoneItems = side.looking.map((card) => ({ name: card, ...cardDetail(view, card) }));
  return [
    own('side', zones.side(name), [
      { ...object(playerEntity(seat), '', playerSummary(messages, view, seat)) },
    ]),
    own(
      'battlefield',
      zones.battlefield(name),
      permanents.map((one) => object(one.id, one.card, permanentName(messages, one, names))),
    ),
    own('hand', zones.hand(name), handItems(messages, view, seat, asked)),
    own('graveyard', zones.graveyard(name), zoneCards(side.graveyard)),
    ...(side.exile.length > 0 ? [own('exile', zones.exile(name), zoneCards(side.exile))] : []),
    own('library', zones.library(name), [
      ...side.known.map(({ card }): ZoneItem<Teferi> => ({ name: card, ...cardDetail(view, card) })),
      ...(side.library > side.known.length
        ? [
            {
              name: zones.back,
              count: side.library - side.known.length,
              role: 'quiet',
              shape: 'back',
            } as const,
          ]
        : []),
    ]),
    ...(looking.length > 0 ? [own('looking', zones.looking, looking)] : []),
  ];
}

function playerSummary({ zones }: TeferiTexts, view: View, seat: Seat): string {
  const { life, poison, energy = 0, mana } = at(view.sides, seat);
  const pool = mana
    .flatMap((count, type) => Array.from({ length: count }, () => `{${at(MANA_TYPES, type)}}`))
    .join('');
  return [
    zones.life(life),
    ...(poison > 0 ? [zones.poison(poison)] : []),
    ...(energy > 0 ? [zones.energy(energy)] : []),
    ...(pool === '' ? [] : [zones.mana(pool)]),
  ].join(', ');
}

/** Equal cards are one item with a count; hidden cards are another. */
function handItems(
  { zones }: TeferiTexts,
  view: View,
  seat: Seat,
  asked: VisibleQuestion<Teferi> | undefined,
): TeferiZoneItems {
  const { hand, cards } = at(view.sides, seat);
  const from = asked?.frame.do === 'discard' ? asked.frame.from : asked?.seat;
  const options = from === seat ? optionsOf<Teferi>(asked) : [];
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const known = [...counts].map(([card, count]) => handItem(view, card, count, options));
  const hidden = hand - cards.length;
  return hidden > 0 ? [...known, { name: zones.back, count: hidden, role: 'quiet', shape: 'back' }] : known;
}

const handItem = (view: View, card: string, count: number, options: TeferiOptions): ZoneItem<Teferi> => ({
  name: card,
  ...cardDetail(view, card),
  ...(count > 1 ? { count } : {}),
  options: options.filter((option) => handCardOfOption(option) === card),
});
