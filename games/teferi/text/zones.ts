/** The table as zones of named things, each with the options that it stands for. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type Language,
  type PlayerNames,
  optionsOf,
  type ZoneItem,
  type Zone,
} from '@ludoteca/kit';
import { MANA } from '../abilities/index.ts';
import { playerAim } from '../layers/board.ts';
import type { Teferi, View } from '../parts.ts';
import { layerLines } from '../explain/words.ts';
import type { Printed, SeenPermanent } from '../sight.ts';
import type { Aim } from '../state.ts';
import { keywordList } from './keywords.ts';
import { objectName, optionSentence } from './sentences.ts';
import { typeLine } from './type-line.ts';
import type { Words } from './words.ts';

type Options = readonly Choice<Teferi>[];
type Things = ZoneItem<Teferi>[];
/** An object with its options and all there is to say of it. */
type ThingOf = (id: number, card: string, name: string) => ZoneItem<Teferi>;

/** The object on which an option stands; undefined: on a card in hand, or on nothing. */
export function standsOn(choice: Choice<Teferi>): Aim | undefined {
  if (typeof choice !== 'object') return undefined;
  if ('activate' in choice) return choice.activate;
  if ('attack' in choice) return choice.attack;
  if ('with' in choice) return choice.with;
  if ('next' in choice) return undefined;
  return 'id' in choice ? choice.id : undefined;
}

export const cardOf = (choice: Choice<Teferi>): string | undefined => {
  if (typeof choice !== 'object') return undefined;
  if ('play' in choice) return choice.play;
  if ('cast' in choice) return choice.id === undefined ? choice.cast : undefined;
  if ('use' in choice) return choice.use;
  if ('discard' in choice) return choice.discard;
  return 'bottom' in choice ? choice.bottom : undefined;
};

const textOf = (view: View, card: string): { detail?: string } => {
  const printed = view.cards[card];
  return printed === undefined ? {} : { detail: printedLines(printed).join('\n') };
};

/** What is printed on a card: cost, types, size, words. */
function printedLines({ cost, power, toughness, text, ...printed }: Printed): readonly string[] {
  const size = power === undefined ? [] : [`${power}/${toughness}`];
  const head = [...(cost === undefined || cost === '' ? [] : [cost]), typeLine(printed), ...size];
  return [head.join(' · '), ...(text === '' ? [] : [text])];
}

/** A permanent: what is printed on it, and layer by layer what became of it. */
function permanentDetail(view: View, permanent: SeenPermanent, language: Language): { detail?: string } {
  const { card, layers, types, keywords } = permanent;
  const printed = view.cards[card];
  if (printed === undefined) return {};
  const words = keywords.length === 0 ? [] : [keywordList(keywords, language)];
  const made = layers === undefined ? [] : layerLines(layers, types.includes('creature'), language);
  return { detail: [...printedLines(printed), ...words, ...made].join('\n') };
}

function permanentName({ zones }: Words, permanent: SeenPermanent, names: PlayerNames): string {
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

export function zonesOf(
  words: Words,
  language: Language,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Teferi> | undefined,
): Zone<Teferi>[] {
  const options = optionsOf<Teferi>(asked);
  const on = (aim: Aim): Options => options.filter((option) => standsOn(option) === aim);
  const object: ThingOf = (id, card, name) => {
    const permanent = view.battlefield.find((one) => one.id === id);
    const detail = permanent === undefined ? textOf(view, card) : permanentDetail(view, permanent, language);
    return { name, ...detail, options: on(id) };
  };
  const zones: Zone<Teferi>[] = [
    {
      id: 'stack',
      name: words.zones.stack,
      items: view.stack
        .map(({ id, card }) => object(id, card, objectName({ id, name: card }, names)))
        .toReversed(),
    },
    ...view.sides.flatMap((_, seat) => sideZones(words, view, names, seat, asked, object)),
  ];
  // What stands on nothing that lies on the table: amounts, modes, cards of a library.
  const placed = new Set(
    zones.flatMap(({ items: things }) => things.flatMap((thing) => thing.options ?? [])),
  );
  const rest = options.filter((option) => typeof option !== 'string' && !placed.has(option));
  if (rest.length === 0 || asked === undefined) return zones;
  const things = rest.map((option): ZoneItem<Teferi> => ({
    name: optionSentence(words, option, asked, names, view),
    options: [option],
  }));
  return [...zones, { id: 'choices', name: words.zones.numbers, items: things }];
}

function sideZones(
  words: Words,
  view: View,
  names: PlayerNames,
  seat: Seat,
  asked: VisibleQuestion<Teferi> | undefined,
  object: ThingOf,
): Zone<Teferi>[] {
  const { zones } = words;
  const side = at(view.sides, seat);
  const name = at(names, seat);
  const own = (id: string, label: string, things: Things): Zone<Teferi> => ({
    id: `${id} ${seat}`,
    name: label,
    seat,
    items: things,
  });
  const permanents = view.battlefield.filter(({ controller }) => controller === seat);
  const lying = (cards: readonly { id: number; card: string }[]): Things =>
    cards.map(({ id, card }) => object(id, card, objectName({ id, name: card }, names)));
  const looking: Things = side.looking.map((card) => ({ name: card, ...textOf(view, card) }));
  return [
    own('side', zones.side(name), [{ ...object(playerAim(seat), '', standing(words, view, seat)) }]),
    own(
      'battlefield',
      zones.battlefield(name),
      permanents.map((one) => object(one.id, one.card, permanentName(words, one, names))),
    ),
    own('hand', zones.hand(name), handThings(words, view, seat, asked)),
    own('graveyard', zones.graveyard(name), lying(side.graveyard)),
    ...(side.exile.length > 0 ? [own('exile', zones.exile(name), lying(side.exile))] : []),
    own('library', zones.library(name), [
      ...side.known.map(({ card }): ZoneItem<Teferi> => ({ name: card, ...textOf(view, card) })),
      ...(side.library > side.known.length
        ? [{ name: zones.back, count: side.library - side.known.length, role: 'quiet' } as const]
        : []),
    ]),
    ...(looking.length > 0 ? [own('looking', zones.looking, looking)] : []),
  ];
}

function standing({ zones }: Words, view: View, seat: Seat): string {
  const { life, poison, mana } = at(view.sides, seat);
  const pool = mana
    .flatMap((count, type) => Array.from({ length: count }, () => `{${at(MANA, type)}}`))
    .join('');
  return [
    zones.life(life),
    ...(poison > 0 ? [zones.poison(poison)] : []),
    ...(pool === '' ? [] : [zones.mana(pool)]),
  ].join(', ');
}

/** Equal cards are one thing with a count; those that are not known are one more. */
function handThings(
  { zones }: Words,
  view: View,
  seat: Seat,
  asked: VisibleQuestion<Teferi> | undefined,
): Things {
  const { hand, cards } = at(view.sides, seat);
  const from = asked?.frame.do === 'discard' ? asked.frame.from : asked?.seat;
  const options = from === seat ? optionsOf<Teferi>(asked) : [];
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const known = [...counts].map(([card, count]) => handThing(view, card, count, options));
  const hidden = hand - cards.length;
  return hidden > 0 ? [...known, { name: zones.back, count: hidden, role: 'quiet' }] : known;
}

const handThing = (view: View, card: string, count: number, options: Options): ZoneItem<Teferi> => ({
  name: card,
  ...textOf(view, card),
  ...(count > 1 ? { count } : {}),
  options: options.filter((option) => cardOf(option) === card),
});
