/** Verbs of the events that happen to one object, with the trigger condition that each stands for. */
import type { TriggerCondition, TriggerSubject } from '../abilities/index.ts';

export type TriggerFactory = (what: TriggerSubject) => TriggerCondition;

interface ObjectEventVerb {
  readonly words: string;
  readonly make: TriggerFactory;
  /** The event has a player to whom "that player" refers. */
  readonly player?: true;
  readonly amount?: true;
  /** The other object of the event is a spell: "that spell". */
  readonly spell?: true;
  /** "that spell or ability" means the other object of the event. */
  readonly cause?: true;
  /** "that Vehicle" means the other object of the event. */
  readonly vehicle?: true;
  /** Only for the source itself. */
  readonly ownOnly?: true;
}

export const OBJECT_EVENT_VERBS: readonly ObjectEventVerb[] = [
  { words: 'enters under your control', make: (what) => ({ on: 'enters', what: underYourControl(what) }) },
  {
    words: 'enters the battlefield under your control',
    make: (what) => ({ on: 'enters', what: underYourControl(what) }),
  },
  { words: 'enters the battlefield', make: (what) => ({ on: 'enters', what }) },
  {
    words: 'enters untapped',
    make: (what) => ({ on: 'enters', what: { ...(what === 'this' ? { is: 'this' } : {}), tapped: false } }),
    ownOnly: true,
  },
  { words: 'enters', make: (what) => ({ on: 'enters', what }) },
  { words: 'transforms into ~', make: (what) => ({ on: 'transforms', what }), ownOnly: true },
  { words: 'transforms', make: (what) => ({ on: 'transforms', what }) },
  { words: 'dies', make: (what) => ({ on: 'dies', what }) },
  { words: 'is exiled from the battlefield', make: (what) => ({ on: 'leaves', what, to: 'exile' }) },
  { words: 'leaves the battlefield', make: (what) => ({ on: 'leaves', what }) },
  {
    words: 'is put into your graveyard from the battlefield',
    make: (what) => ({ on: 'put into graveyard', what: ownedByYou(what), from: 'battlefield' }),
  },
  {
    words: 'is put into a graveyard from the battlefield',
    make: (what) => ({ on: 'put into graveyard', what, from: 'battlefield' }),
  },
  {
    words: 'is put into a graveyard from anywhere',
    make: (what) => ({ on: 'put into graveyard', what }),
    ownOnly: true,
  },
  { words: "attacks and isn't blocked", make: (what) => ({ on: 'is unblocked', what }), player: true },
  { words: 'attacks alone', make: (what) => ({ on: 'attacks', what, alone: true }), player: true },
  {
    words: 'attacks you or a planeswalker you control',
    make: (what) => ({ on: 'attacks', what, at: 'your side' }),
  },
  { words: 'attacks you', make: (what) => ({ on: 'attacks', what, at: 'you' }) },
  { words: 'attacks', make: (what) => ({ on: 'attacks', what }), player: true },
  {
    words: 'becomes monstrous',
    make: (what) => ({ on: 'counters', what, kind: 'monstrous' }),
    ownOnly: true,
  },
  { words: 'exploits a creature', make: (what) => ({ on: 'performs', what, action: 'exploit' }) },
  { words: 'crews a vehicle', make: (what) => ({ on: 'performs', what, action: 'crew' }), vehicle: true },
  { words: 'becomes tapped', make: (what) => ({ on: 'tapped', what }) },
  { words: 'becomes untapped', make: (what) => ({ on: 'untapped', what }) },
  { words: 'is dealt damage', make: (what) => ({ on: 'damage', to: what }), amount: true },
  {
    words: 'deals combat damage to a player or planeswalker',
    make: (what) => ({
      on: 'any',
      of: [
        { on: 'damage', by: what, to: 'each', combat: true },
        { on: 'damage', by: what, to: { types: ['planeswalker'] }, combat: true },
      ],
    }),
    amount: true,
  },
  {
    words: 'deals combat damage to a player',
    make: (what) => ({ on: 'damage', by: what, to: 'each', combat: true }),
    player: true,
    amount: true,
  },
  {
    words: 'deals combat damage to an opponent',
    make: (what) => ({ on: 'damage', by: what, to: 'opponent', combat: true }),
    player: true,
    amount: true,
  },
  {
    words: 'deals combat damage to you',
    make: (what) => ({ on: 'damage', by: what, to: 'you', combat: true }),
    amount: true,
  },
  { words: 'deals damage to you', make: (what) => ({ on: 'damage', by: what, to: 'you' }), amount: true },
  {
    words: 'deals damage to a player',
    make: (what) => ({ on: 'damage', by: what, to: 'each' }),
    player: true,
    amount: true,
  },
  {
    words: 'deals damage to an opponent',
    make: (what) => ({ on: 'damage', by: what, to: 'opponent' }),
    player: true,
    amount: true,
  },
  {
    words: 'becomes the target of a spell or ability an opponent controls',
    make: (what) => ({ on: 'targeted', what, whose: 'opponent' }),
    cause: true,
    player: true,
  },
  {
    words: 'becomes the target of a spell an opponent controls',
    make: (what) => ({ on: 'targeted', what, whose: 'opponent', by: 'spell' }),
    player: true,
    spell: true,
  },
  {
    words: 'becomes the target of a spell or ability you control',
    make: (what) => ({ on: 'targeted', what, whose: 'you' }),
  },
  {
    words: 'becomes the target of a spell or ability',
    make: (what) => ({ on: 'targeted', what, whose: 'each' }),
    cause: true,
  },
  {
    words: 'becomes the target of an instant or sorcery spell',
    make: (what) => ({ on: 'targeted', what, whose: 'each', by: { types: ['instant', 'sorcery'] } }),
    player: true,
    spell: true,
  },
  {
    words: 'becomes the target of a spell',
    make: (what) => ({ on: 'targeted', what, whose: 'each', by: 'spell' }),
    player: true,
    spell: true,
  },
];

const ownedByYou = (what: TriggerSubject): TriggerSubject =>
  typeof what === 'object' ? { ...what, owner: 'you' } : what;

const underYourControl = (what: TriggerSubject): TriggerSubject =>
  typeof what === 'object' ? { ...what, controller: 'you' } : what;
