/** The instructions that spells and abilities follow as they resolve (CR 608.2c, 610 and 701), without those composed of other instructions. */
import { type Infer, type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import { NAME, NUMBER, SLOT, TRUE } from './basic-schemas.ts';
import { gameRuleSchema } from './continuous-rules.ts';
import { MANA_TYPES, type ManaType } from './game-terms.ts';
import { amountSchema, filterSchema, objectSchema, playerSchema, recipientSchema } from './references.ts';

const { list, object, oneOf, optional, union, variantsByField } = schema;

const DESTINATIONS = [
  'hand',
  'graveyard',
  'exile',
  'library top',
  'library bottom',
  /** Into its owner's library, which is then shuffled. */
  'library',
  'battlefield',
] as const;
/** Where a card is put. */
export type Destination = (typeof DESTINATIONS)[number];
const destination: Schema<Destination> = oneOf(...DESTINATIONS);

export const DURATIONS = [
  'end of turn',
  'end of combat',
  /** Until the controller's next turn. */
  'your next turn',
  /** While the source stays on the battlefield. */
  'this stays',
  /** While the controller of the effect controls the source. */
  'you control this',
  /** While the source stays tapped on the battlefield. */
  'this stays tapped',
  'for good',
] as const;
export type EffectDuration = (typeof DURATIONS)[number];
export const durationSchema: Schema<EffectDuration> = oneOf(...DURATIONS);

const enterFields = {
  tapped: optional(TRUE),
  attacking: optional(TRUE),
  /** 509.4: it is blocking this attacker. */
  blocking: optional(objectSchema),
  /** The player under whose control it enters. Default: the owner of a card, the controller of the effect for a token. */
  under: optional(playerSchema),
  counters: optional(list(object({ kind: NAME, count: amountSchema }), 5)),
  attachedTo: optional(objectSchema),
  /** 712.14: with its back face. */
  transformed: optional(TRUE),
};
/** How an object enters the battlefield. */
export interface EnterInstructions extends Readonly<ObjectOf<typeof enterFields>> {}
export const enterSchema: Schema<EnterInstructions> = object(enterFields);

const manaTypes = (maxLength: number): Schema<readonly ManaType[]> => list(oneOf(...MANA_TYPES), maxLength);
const manaOutputs = {
  /** All of these, for example `['G', 'G']`. */
  all: object({ all: manaTypes(20), times: optional(amountSchema) }),
  /** `count` mana of one of these types, chosen by the controller. */
  one: object({ one: manaTypes(6), count: amountSchema }),
  /** `count` mana of the colour that was chosen as the source entered. */
  chosen: object({ chosen: oneOf('colour'), count: amountSchema }),
  /** `count` mana of one type, or with `colours` of one colour, that a matching permanent could produce (106.7). */
  produced: object({ produced: filterSchema, colours: optional(TRUE), count: amountSchema }),
  /** `count` mana of one of the colours of the matching permanents. */
  coloursAmong: object({ coloursAmong: filterSchema, count: amountSchema }),
  /** Mana of a chosen colour, as much as the devotion to it (700.5). */
  devoted: object({ devoted: oneOf('colour') }),
  /** `count` mana, each of any of these types. */
  mixed: object({ mixed: manaTypes(6), count: amountSchema }),
};
/** The mana that an effect adds. */
export type ManaOutput = Infer<(typeof manaOutputs)[keyof typeof manaOutputs]>;
const manaSchema: Schema<ManaOutput> = variantsByField([], manaOutputs);

const who = playerSchema;
const what = objectSchema;
const count = amountSchema;
const amountOrAll = union(amountSchema, oneOf('all'));
const entering = optional(enterSchema);

export const plainEffects = {
  // Damage and life (119, 120). `from` is the source, usually `this`.
  damage: {
    amount: amountSchema,
    to: recipientSchema,
    from: optional(objectSchema),
    /** Further damage from the same source at the same time. */
    also: optional(list(object({ amount: amountSchema, to: recipientSchema }), 5)),
    /** 615.12: it cannot be prevented. */
    sure: optional(TRUE),
  },
  /** 601.2d: divided among the targets as chosen while it was put on the stack. */
  'divided damage': { amount: amountSchema, target: SLOT },
  'divided counters': { amount: amountSchema, target: SLOT, kind: NAME },
  'gain life': { who, amount: amountSchema },
  'lose life': { who, amount: amountSchema },
  'set life': { who, amount: amountSchema },
  poison: { who, amount: amountSchema },
  /** 107.14 */
  energy: { who, amount: amountSchema },
  fight: { one: objectSchema, other: objectSchema },
  // Cards.
  draw: { who, count },
  /** The discarding player chooses, unless `random` or `chosenBy` is set. */
  discard: {
    who,
    count: union(amountSchema, oneOf('hand')),
    random: optional(TRUE),
    what: optional(filterSchema),
    chosenBy: optional(playerSchema),
    /** The chosen card is exiled or put on the bottom of the library, which is no discarding; `until leaves`: it returns to the hand when the source leaves the battlefield (610.3). */
    exile: optional(union(TRUE, oneOf('until leaves', 'library bottom'))),
    /** With `exile`: another ability of the source refers to the card as `linked` (607.2a). */
    link: optional(TRUE),
    /** The player who chooses may choose none. */
    upTo: optional(TRUE),
  },
  mill: { who, count },
  scry: { who, count },
  surveil: { who, count },
  /** Looks at `count` cards, takes up to `take` that match, puts the others into `rest`. `made` is the taken cards. */
  look: {
    who,
    count,
    /** `all`: every matching card. */
    take: union(amountSchema, oneOf('all')),
    /** All players see the cards. */
    shown: optional(TRUE),
    must: optional(TRUE),
    what: optional(filterSchema),
    to: destination,
    entering,
    reveal: optional(TRUE),
    rest: oneOf('library bottom', 'library top', 'graveyard', 'exile', 'hand'),
    /** In a random order unknown to all players; otherwise in an order that the player chooses. */
    random: optional(TRUE),
  },
  'reveal hand': { who },
  /** Reveals cards from the top until one matches. `made` is that card in a public zone; it goes to `to` and the others to `rest`. */
  'reveal until': {
    who,
    what: filterSchema,
    to: destination,
    entering,
    rest: oneOf('library bottom', 'graveyard', 'exile', 'library'),
    /** The matching card may instead join the others. */
    optional: optional(TRUE),
  },
  /** 702.85 and 701.57: exiles cards until a nonland card with mana value `max` or less, which may be cast without paying; `toHand`: or put into the hand. */
  'exile and cast': { max: amountSchema, toHand: optional(TRUE) },
  /** 701.23. Without a filter the card is not revealed and must be found (701.23b). The library is shuffled. `made` is the found cards. */
  search: {
    who,
    what: optional(filterSchema),
    count,
    to: destination,
    entering,
    reveal: optional(TRUE),
    /** `done` says afterwards whether a card was found. */
    records: optional(TRUE),
    /** The destination of all found cards but the first. */
    others: optional(oneOf('hand')),
  },
  /** The top card is revealed, or looked at by its owner if `secret`; it stays on top. */
  'show top': { who, secret: optional(TRUE) },
  /** Moves the top card; `that much` is its mana value afterwards, `made` the card in a public zone. */
  'move top': {
    who,
    /** Default: one card. */
    count: optional(amountSchema),
    to: oneOf('hand', 'graveyard', 'exile', 'library bottom'),
    /** 607.2a: as for `move`. */
    link: optional(TRUE),
  },
  /** Puts up to `count` matching cards from the hand to `to`; `must`: exactly as many if possible. `made` is those in public zones. */
  'put from hand': {
    who,
    what: optional(filterSchema),
    count,
    must: optional(TRUE),
    to: destination,
    entering,
  },
  shuffle: { who },
  /** 701.24: shuffles these cards into the library; `that much` is their number. */
  'shuffle in': { who, hand: optional(TRUE), graveyard: optional(TRUE) },
  /** 601.3: you may play the cards in exile. */
  'permit play': {
    what,
    until: oneOf('end of turn', 'end of your next turn', 'for good'),
    free: optional(TRUE),
    /** Lands cannot be played. */
    spells: optional(TRUE),
    /** 702.34: the card in a graveyard is cast with flashback for its mana cost. */
    flashback: optional(TRUE),
    /** 614.1a: the spell is exiled instead of being put into a graveyard. */
    exiled: optional(TRUE),
    /** 609.4b: mana can be spent on it as though it were of any colour or type. */
    mana: optional(oneOf('any colour', 'any type')),
  },
  /** 608.2g: you may cast up to `count` of these cards, or of those in your hand that match, without paying their mana costs. */
  'cast free': {
    what: optional(objectSchema),
    hand: optional(filterSchema),
    count,
    /** Default: the controller of the effect. */
    who: optional(playerSchema),
    /** 702.62a: a creature cast this way has haste. */
    suspended: optional(TRUE),
    exiled: optional(TRUE),
  },
  /** 702.62a: exiles the source from the hand with time counters. */
  suspend: { count },
  /** 702.170a: exiles the source from the hand; it may be cast without paying on a later turn, as a sorcery. */
  plot: {},
  /** 702.62a: removes a time counter from the source in exile; after the last one it may be cast. */
  'remove time counter': {},
  // Objects. `made` is the moved, created or chosen objects.
  destroy: { what, forGood: optional(TRUE) },
  /** `who`: the players who sacrifice their own objects. Default: the controller of the effect. */
  sacrifice: { what, who: optional(playerSchema) },
  /** Each of these players chooses `count` permanents of their own. */
  'sacrifice some': { who, what: filterSchema, count },
  /** `link`: another ability of the source refers to the cards as `linked` (607.2a). */
  /** With `depth` and to the top of the library: the position from the top; `random`: in a random order. */
  move: {
    what,
    to: destination,
    entering,
    link: optional(TRUE),
    depth: optional(NUMBER),
    random: optional(TRUE),
  },
  /** 610.3: exiled until the source leaves the battlefield. */
  'exile until': { what },
  counter: { what, to: optional(destination) },
  'put counters': { what, kind: NAME, count },
  /** The kind `any` with `all`: every counter. */
  'remove counters': { what, kind: NAME, count: amountOrAll },
  /** 115.7b: changes a target of the spell or ability to the source. `place`: the slot and the index in it. */
  redirect: { what, place: optional(list(NUMBER, 2)) },
  /** 701.27 */
  transform: { what },
  tap: { what },
  untap: { what },
  /** The permanent does not untap in its controller's next untap step. */
  freeze: { what },
  attach: { what, to: objectSchema },
  unattach: { what },
  /** 702.110, 702.72 and 702.122: the source has done this with the object, which causes abilities to trigger. */
  perform: { action: oneOf('exploit', 'champion'), on: objectSchema },
  /** 702.95a */
  pair: { what, to: objectSchema },
  regenerate: { what },
  /** 701.34 */
  proliferate: { who },
  'remove from combat': { what },
  choose: { who, what: filterSchema, count, upTo: optional(TRUE) },
  /** 613.1b: the player gains control. */
  'give control': { what, who, until: durationSchema },
  /** 701.12: between two objects. Nothing happens if one of them is missing. */
  'exchange control': { one: objectSchema, other: optional(objectSchema) },
  /** 611.1: a rule for players, spells and the game. */
  /** `who`: the player for whom the rule says "you". Default: the controller of the effect. */
  rule: { rule: gameRuleSchema, who: optional(playerSchema), until: durationSchema },
  /** The player cannot cast spells with the name of the object until your next turn. */
  'forbid name': { who, of: objectSchema },
  /** 107.14: you may pay any amount of energy; `that much` is what was paid. With `count`: this amount. */
  'pay energy': { count: optional(count) },
  // Prevention and mana (615, 605).
  prevent: {
    amount: amountOrAll,
    to: optional(recipientSchema),
    from: optional(objectSchema),
    combat: optional(TRUE),
    until: oneOf('end of turn'),
  },
  /** `only`: the mana can be spent on matching spells only (106.6); `sure`: a spell it is spent on cannot be countered. */
  'add mana': {
    mana: manaSchema,
    who: optional(playerSchema),
    only: optional(filterSchema),
    /** With `only`: or on abilities of matching sources. */
    abilities: optional(filterSchema),
    sure: optional(TRUE),
  },
  // The course of the game.
  'extra turn': { who },
  'extra combat': { main: optional(TRUE) },
  'extra land': {},
  win: { who },
  lose: { who },
};
