/** The format of scenario files, `ludoteca-teferi-scenario/1`: a position, the actions of the players, expectations; unknown fields are ignored. See docs/teferi-scenarios.md. */
import { type Infer, type ObjectOf, type Schema, schema, type TaggedOf } from '@ludoteca/kernel';
import { STEPS, type TurnStep } from '../abilities/index.ts';

export const SCENARIO_FORMAT = 'ludoteca-teferi-scenario/1';

export const PLAYERS = ['A', 'B'] as const;
export type PlayerName = (typeof PLAYERS)[number];

const { flag, integer, list, object, oneOf, optional, union } = schema;
const NAME = schema.text(200);
const LONG_TEXT = schema.text(10_000);
const NAMES = list(NAME, 60);
const PLAYER = oneOf(...PLAYERS);
const STEP: Schema<TurnStep> = oneOf(...STEPS);
const AMOUNT = integer(-100_000, 100_000);
const MAX_KEYS = 1000;

const cardFields = {
  name: NAME,
  type_line: NAME,
  mana_cost: optional(NAME),
  oracle_text: optional(LONG_TEXT),
  keywords: optional(NAMES),
  power: optional(NAME),
  toughness: optional(NAME),
  loyalty: optional(NAME),
};
export interface ScenarioCardFace extends ObjectOf<typeof cardFields> {}
const multiFaceFields = {
  ...cardFields,
  type_line: optional(NAME),
  layout: optional(NAME),
  card_faces: optional(list<ScenarioCardFace>(object(cardFields, 'open'), 2)),
};
/** A card in the fields of Scryfall; a card with several faces has its types and text in `card_faces`. */
export interface ScenarioCard extends ObjectOf<typeof multiFaceFields> {}
export const scenarioCard: Schema<ScenarioCard> = object(multiFaceFields, 'open');

const placedFields = {
  card: NAME,
  as: optional(NAME),
  count: optional(integer(0, 250)),
  tapped: optional(flag),
  sick: optional(flag),
  counters: optional(schema.record(integer(0, 100_000), MAX_KEYS, 200)),
  damage: optional(integer(0, 100_000)),
  attachedTo: optional(NAME),
};
/** A card in a zone; the last five fields are for the battlefield. */
export interface PlacedCard extends ObjectOf<typeof placedFields> {}
const placedCard: Schema<PlacedCard> = object(placedFields, 'open');
export interface PlacedCards extends ReadonlyArray<string | PlacedCard> {}
const placedCards: Schema<PlacedCards> = list(union(NAME, placedCard), 500);

const setupFields = {
  life: optional(integer(-1000, 100_000)),
  poison: optional(integer(0, 1000)),
  battlefield: optional(placedCards),
  hand: optional(placedCards),
  graveyard: optional(placedCards),
  exile: optional(placedCards),
  /** The top card first. */
  library: optional(placedCards),
  /** False: the library is not filled with forty Wastes below its listed cards. */
  libraryFill: optional(flag),
  /** `any`, or the mana that is added to the pool before each payment; absent: mana comes from the pool and lands. */
  mana: optional(schema.pattern(/^(?:any|(?:\{(?:[WUBRGC]|\d{1,2})\})*)$/, 300)),
};
export interface PlayerSetup extends Readonly<ObjectOf<typeof setupFields>> {}
const playerSetup: Schema<PlayerSetup> = object(setupFields, 'open');

const momentFields = { turn: integer(1, 500), step: STEP };
export interface GameMoment extends ObjectOf<typeof momentFields> {}
const moment: Schema<GameMoment> = object(momentFields, 'open');

export const QUESTION_WORDS = [
  'target',
  'may',
  'keep',
  'discard',
  'order',
  'mode',
  'color',
  'number',
  'sacrifice',
  'pay',
  'replacement',
  'search',
  'type',
] as const;
export type QuestionWord = (typeof QUESTION_WORDS)[number];
const questionWord: Schema<QuestionWord> = oneOf(...QUESTION_WORDS);
/** Labels, a number, or a word. */
const answerValue = union(list(union(NAME, AMOUNT), 100), AMOUNT, NAME);
export type AnswerValue = Infer<typeof answerValue>;

const answerFields = { player: PLAYER, question: questionWord, choose: answerValue };
export interface ScenarioAnswer extends ObjectOf<typeof answerFields> {}
const answer: Schema<ScenarioAnswer> = object(answerFields, 'open');
const answers = optional(list(answer, 100));

/** Details of casting a spell or activating an ability. Values that no rule allows are valid: a scenario may expect that they are refused. */
const announcementFields = {
  targets: optional(NAMES),
  x: optional(AMOUNT),
  modes: optional(list(AMOUNT, 60)),
  pay: optional(NAMES),
};
export interface AnnouncementDetails extends Readonly<ObjectOf<typeof announcementFields>> {}
/** `at`: the opponent if absent. */
const attackerFields = { attacker: NAME, at: optional(NAME) };
export interface DeclaredAttacker extends ObjectOf<typeof attackerFields> {}
const declaredAttacker: Schema<DeclaredAttacker> = object(attackerFields, 'open');
const blockerFields = { blocker: NAME, attacker: NAME };
export interface DeclaredBlocker extends ObjectOf<typeof blockerFields> {}
const declaredBlocker: Schema<DeclaredBlocker> = object(blockerFields, 'open');
const divisionFields = { source: NAME, to: schema.record(AMOUNT, MAX_KEYS, 200) };
export interface DividedDamage extends ObjectOf<typeof divisionFields> {}
const dividedDamage: Schema<DividedDamage> = object(divisionFields, 'open');

const SCENARIO_ZONES = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'stack', 'none'] as const;
export type ScenarioZone = (typeof SCENARIO_ZONES)[number];
const zone: Schema<ScenarioZone> = oneOf(...SCENARIO_ZONES);

const expectationKinds = {
  life: { player: PLAYER, is: AMOUNT },
  poison: { player: PLAYER, is: AMOUNT },
  'hand-size': { player: PLAYER, is: AMOUNT },
  zone: { card: NAME, is: zone },
  'zone-count': { card: NAME, player: PLAYER, zone, is: AMOUNT },
  'damage-marked': { card: NAME, is: AMOUNT },
  counters: { card: NAME, kind: NAME, is: AMOUNT },
  'power-toughness': { card: NAME, is: list(AMOUNT, 2, 2) },
  'has-ability': { card: NAME, ability: NAME, is: flag },
  tapped: { card: NAME, is: flag },
  'in-combat': { card: NAME, is: flag },
  blocked: { card: NAME, is: flag },
  controller: { card: NAME, is: PLAYER },
  'mana-pool': { player: PLAYER, is: NAME },
  'stack-size': { is: AMOUNT },
  priority: { is: PLAYER },
  'step-count': { step: STEP, is: AMOUNT },
  lost: { player: PLAYER, is: flag },
  winner: { is: oneOf(...PLAYERS, 'draw', null) },
};
export type Expectation = TaggedOf<'what', typeof expectationKinds>;
export const expectation: Schema<Expectation> = schema.tagged('what', expectationKinds, 'open');
const expectations = list(expectation, 500);

const askedFields = { ...momentFields, player: PLAYER };
const replyFields = { refused: optional(flag), hold: optional(flag), answers };
const actionKinds = {
  attack: { ...askedFields, attackers: list(union(NAME, declaredAttacker), 200), ...replyFields },
  block: { ...askedFields, blocks: list(declaredBlocker, 400), ...replyFields },
  'assign-damage': { ...askedFields, assign: list(dividedDamage, 200), ...replyFields },
  /** `face`: a face other than the front. */
  cast: { ...askedFields, card: NAME, face: optional(NAME), ...announcementFields, ...replyFields },
  activate: { ...askedFields, source: NAME, ability: AMOUNT, ...announcementFields, ...replyFields },
  'play-land': { ...askedFields, card: NAME, face: optional(NAME), ...replyFields },
  concede: { ...askedFields, ...replyFields },
};
export type ActionEntry = TaggedOf<'do', typeof actionKinds>;
/** An action that a player takes with priority. */
export type PriorityEntry = Extract<ActionEntry, { do: 'cast' | 'activate' | 'play-land' }>;
/** The label of the card or permanent of an action. */
export const sourceLabelOf = (entry: PriorityEntry): string =>
  entry.do === 'activate' ? entry.source : entry.card;

const entryKinds = {
  ...actionKinds,
  choose: { ...askedFields, question: questionWord, choose: answerValue, ...replyFields },
  resolve: { ...momentFields, count: optional(AMOUNT), answers },
  check: { ...momentFields, expect: expectations },
};
export type ScenarioEntry = TaggedOf<'do', typeof entryKinds>;
export const scenarioEntry: Schema<ScenarioEntry> = schema.tagged('do', entryKinds, 'open');

const scenarioFields = {
  id: NAME,
  players: object({ A: optional(playerSetup), B: optional(playerSetup) }, 'open'),
  steps: optional(list(scenarioEntry, 500)),
  expect: optional(expectations),
  title: optional(LONG_TEXT),
  tier: optional(NAME),
  rules: optional(NAMES),
  tags: optional(NAMES),
  start: optional(
    object({ turn: optional(momentFields.turn), step: optional(STEP), active: optional(PLAYER) }, 'open'),
  ),
  end: optional(moment),
};
/** A scenario as it is written in a file. */
export interface WrittenScenario extends ObjectOf<typeof scenarioFields> {}
export const writtenScenario: Schema<WrittenScenario> = object(scenarioFields, 'open');

/** A scenario with its default values. */
export interface Scenario extends WrittenScenario {
  readonly players: { readonly [player in PlayerName]: PlayerSetup };
  readonly steps: readonly ScenarioEntry[];
  readonly expect: readonly Expectation[];
}

const MAX_SCENARIOS = 5000;
const fileOf = <C, S>(card: Schema<C>, scenario: Schema<S>) =>
  object(
    {
      format: oneOf(SCENARIO_FORMAT),
      cards: list(card, MAX_SCENARIOS),
      scenarios: list(scenario, MAX_SCENARIOS),
    },
    'open',
  );
/** The outer structure of a file, without the contents of its cards and scenarios. */
export const scenarioFileFrame = fileOf(schema.anyJson, schema.anyJson);
export const writtenScenarioFile = fileOf(scenarioCard, writtenScenario);
export interface ScenarioFile {
  readonly format: typeof SCENARIO_FORMAT;
  readonly cards: readonly ScenarioCard[];
  readonly scenarios: readonly Scenario[];
}
