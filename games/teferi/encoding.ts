/** Observations and options as numbers, for programs that learn. Only shipped cards are told apart; others count as no card. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import {
  counts,
  type EncodedMoment,
  type EncodedOption,
  type Feature,
  forEachPart,
  group,
  numbers,
  type NumericEncoding,
  oneHot,
  questionFeature,
  relativeSeatNames,
  scalar,
  seatFeatures,
  memoizeOnce,
} from '@ludoteca/kit';
import { CARD_TYPES, MANA_TYPES, STEPS } from './abilities/index.ts';
import { shippedCards } from './cards/index.ts';
import type { EntityId, Teferi, TeferiChoices } from './parts.ts';
import type { VisiblePermanent } from './view-types.ts';

type Moment = EncodedMoment<Teferi>;
type OptionMoment = EncodedOption<Teferi>;
type SideMoment = Moment & { readonly of: Seat };

const SEATS = 2;
const PROMPTS = [
  'mulligan',
  'bottom',
  'stay tapped',
  'order',
  'keep',
  'priority',
  'mode',
  'kicker',
  'x',
  'help',
  'target',
  'share',
  'toll',
  'enter choice',
  'phyrexian',
  'colour',
  'may',
  'choose',
  'discard',
  'find',
  'replacement',
  'arrange',
  'attack',
  'block',
  'line up',
  'assign',
  'cast free',
  'option',
  'convoke',
] as const satisfies (keyof TeferiChoices)[];
const WORDS = ['keep', 'mulligan', 'pass', 'done', 'cancel', 'yes', 'no', 'none', ...MANA_TYPES];
const KEYS = [
  'play',
  'cast',
  'activate',
  'use',
  'attack',
  'block',
  'bottom',
  'discard',
  'held',
  'chosen',
  'find',
  'next',
  'card',
  'id',
];
/** The keys of options whose value is the name of a card. */
const NAME_KEYS = ['play', 'cast', 'use', 'bottom', 'discard', 'held', 'find', 'card', 'name'];
/** The keys of options whose value is an object or a player. */
const ENTITY_KEYS = ['activate', 'with', 'attack', 'id'];

type OptionFields = { readonly [key: string]: unknown };
const fieldsOf = (option: Choice<Teferi>): OptionFields =>
  typeof option === 'object' ? (option as unknown as OptionFields) : {};

const readName = (option: Choice<Teferi>): string | undefined => {
  const fields = fieldsOf(option);
  return NAME_KEYS.map((key) => fields[key]).find((value): value is string => typeof value === 'string');
};

const readEntity = (option: Choice<Teferi>): EntityId | undefined => {
  const fields = fieldsOf(option);
  return ENTITY_KEYS.map((key) => fields[key]).find((value): value is EntityId => typeof value === 'number');
};

/** The attacked player or permanent, or the attacker that is blocked. */
const readAim = (option: Choice<Teferi>): EntityId | undefined => {
  const { at: aim, block } = fieldsOf(option);
  const found = aim ?? block;
  return typeof found === 'number' ? found : undefined;
};

const findPermanent = ({ view }: Moment, id: EntityId | undefined): VisiblePermanent | undefined =>
  id === undefined ? undefined : view.battlefield.find((one) => one.id === id);

/** 1 for the seat itself, -1 for its opponent, 0 for what nobody controls. */
function ownerSign(moment: Moment, id: EntityId | undefined): number {
  if (id === undefined) return 0;
  const owner = id < 0 ? -1 - id : findPermanent(moment, id)?.controller;
  return owner === undefined ? 0 : owner === moment.seat ? 1 : -1;
}

const permanent: Feature<VisiblePermanent> = group([
  scalar('present', () => 1),
  scalar('power', ({ power }) => power),
  scalar('toughness', ({ toughness }) => toughness),
  scalar('damage', ({ damage }) => damage),
  scalar('tapped', ({ tapped }) => Number(tapped)),
  scalar('sick', ({ sick }) => Number(sick)),
  scalar('attacking', ({ attacking }) => Number(attacking !== undefined)),
  scalar('keywords', ({ keywords }) => keywords.length),
  numbers('type', CARD_TYPES, ({ types }, i) => Number(types.includes(at(CARD_TYPES, i)))),
]);

const permanentsOf = ({ view, of }: SideMoment): VisiblePermanent[] =>
  view.battlefield.filter(({ controller }) => controller === of);
const sumOf = (part: SideMoment, read: (one: VisiblePermanent) => number): number =>
  permanentsOf(part).reduce((sum, one) => sum + read(one), 0);
const isCreature = ({ types }: VisiblePermanent): boolean => types.includes('creature');
const isUntapped = (one: VisiblePermanent): number => Number(!one.tapped);

function buildEncoding(): NumericEncoding<Teferi> {
  const names = shippedCards().map(({ name }) => name);
  const indexes: ReadonlyMap<string, number> = new Map(names.map((name, i) => [name, i]));
  const indexOf = (name: string | undefined): number => (name === undefined ? -1 : (indexes.get(name) ?? -1));
  const indexOfCard = ({ card }: { readonly card?: string | undefined }): number => indexOf(card);

  const side = group<SideMoment>([
    scalar('life', ({ view, of }) => at(view.sides, of).life),
    scalar('poison', ({ view, of }) => at(view.sides, of).poison),
    scalar('energy', ({ view, of }) => at(view.sides, of).energy ?? 0),
    numbers('mana', MANA_TYPES, ({ view, of }, i) => at(at(view.sides, of).mana, i)),
    scalar('library', ({ view, of }) => at(view.sides, of).library),
    scalar('cards', ({ view, of }) => at(view.sides, of).hand),
    scalar('landsPlayed', ({ view, of }) => at(view.sides, of).landsPlayed),
    scalar('power', (part) => sumOf(part, ({ power }) => power)),
    scalar('toughness', (part) => sumOf(part, ({ toughness }) => toughness)),
    scalar('creatures', (part) => sumOf(part, (one) => Number(isCreature(one)))),
    scalar('untappedCreatures', (part) => sumOf(part, (one) => (isCreature(one) ? isUntapped(one) : 0))),
    scalar('untappedLands', (part) =>
      sumOf(part, (one) => (one.types.includes('land') ? isUntapped(one) : 0)),
    ),
    counts('hand', names, ({ view, of }) => at(view.sides, of).cards, indexOf),
    counts('battlefield', names, permanentsOf, indexOfCard),
    counts('graveyard', names, ({ view, of }) => at(view.sides, of).graveyard, indexOfCard),
  ]);

  const option: Feature<OptionMoment> = group([
    oneHot('prompt', PROMPTS, ({ question }) => PROMPTS.indexOf(question.prompt)),
    oneHot('word', WORDS, ({ option: chosen }) => WORDS.findIndex((word) => word === chosen)),
    oneHot('kind', KEYS, ({ option: chosen }) => KEYS.findIndex((key) => key in fieldsOf(chosen))),
    oneHot('card', names, ({ option: chosen }) => indexOf(readName(chosen))),
    scalar('number', ({ option: chosen }) => (typeof chosen === 'number' ? chosen : 0)),
    scalar('ability', ({ option: chosen }) => Number(fieldsOf(chosen)['ability'] ?? 0)),
    scalar('own', (moment) => ownerSign(moment, readEntity(moment.option))),
    scalar('aimOwn', (moment) => ownerSign(moment, readAim(moment.option))),
    scalar('away', ({ option: chosen }) => Number(fieldsOf(chosen)['to'] === 'away')),
    forEachPart(['actor'], (moment) => [findPermanent(moment, readEntity(moment.option))], permanent),
    forEachPart(['aim'], (moment) => [findPermanent(moment, readAim(moment.option))], permanent),
  ]);

  return {
    version: 1,
    observation: group<Moment>([
      questionFeature(SEATS, PROMPTS),
      scalar('turn', ({ view }) => view.turn),
      oneHot('active', relativeSeatNames(SEATS), ({ view, seat }) => Number(view.active !== seat)),
      oneHot('step', STEPS, ({ view }) => STEPS.indexOf(view.step)),
      counts('stack', names, ({ view }) => view.stack, indexOfCard),
      scalar(
        'attackers',
        ({ view }) => view.battlefield.filter(({ attacking }) => attacking !== undefined).length,
      ),
      seatFeatures(SEATS, side),
    ]),
    option,
  };
}

/** Created on first use, because reading the shipped cards takes a moment. */
export const createEncoding = memoizeOnce(buildEncoding);
