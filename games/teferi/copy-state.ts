/**
 * Copies a state faster than the kernel's generic copy, with an equal result: values that rules replace and never change are shared.
 * Fields are listed in the order in which they are created, so that V8 gives copies the hidden class of their originals (ADR 41).
 */
import { copyEach, copyOptional } from '@ludoteca/kit';
import type {
  AttackingCreature,
  BlockingCreature,
  CombatState,
  EntityId,
  PreventionShield,
  StackObject,
  Permanent,
  PlayerSide,
  State,
  PendingTrigger,
} from './state.ts';

const PERMANENT_OPTIONS = {
  marks: true,
  castFrom: true,
  spent: true,
  attacked: true,
  chosen: true,
  exhausted: true,
  paired: true,
} as const;
const SIDE_OPTIONS = { energy: true, upkeeps: true } as const;
const STATE_OPTIONS = { entering: true, castThisTurn: true, spellsLastTurn: true } as const;

const copyPermanent = (permanent: Permanent): Permanent => {
  const copy = {
    id: permanent.id,
    kind: permanent.kind,
    card: permanent.card,
    owner: permanent.owner,
    under: permanent.under,
    controller: permanent.controller,
    tapped: permanent.tapped,
    entered: permanent.entered,
    since: permanent.since,
    stamp: permanent.stamp,
    damage: permanent.damage,
    deathtouched: permanent.deathtouched,
    counters: permanent.counters,
    host: permanent.host,
    shields: permanent.shields,
    frozen: permanent.frozen,
    kicked: permanent.kicked,
    x: permanent.x,
    way: permanent.way,
    uses: permanent.uses,
  };
  return copyOptional<Permanent>(permanent, copy, PERMANENT_OPTIONS);
};

const copyEntities = (entities: EntityId[]): EntityId[] => entities.slice();

const copyItem = <I extends StackObject | PendingTrigger>(item: I): I => ({
  ...item,
  modes: item.modes.slice(),
  targets: copyEach(item.targets, copyEntities),
  shares: item.shares.slice(),
  made: item.made.slice(),
  paid: item.paid.slice(),
});

const copySide = (side: PlayerSide): PlayerSide => {
  const copy = {
    life: side.life,
    poison: side.poison,
    library: side.library.slice(),
    libraryKnown: side.libraryKnown.slice(),
    hand: side.hand.slice(),
    handKnown: side.handKnown.slice(),
    graveyard: side.graveyard.slice(),
    exile: side.exile.slice(),
    mana: side.mana.slice(),
    snow: side.snow.slice(),
    limited: side.limited.slice(),
    grant: side.grant,
    turnBegan: side.turnBegan,
    landsPlayed: side.landsPlayed,
    extraLands: side.extraLands,
    mulligans: side.mulligans,
    drewFromEmpty: side.drewFromEmpty,
    verdict: side.verdict,
    left: side.left,
    facts: side.facts.slice(),
    sealed: side.sealed.slice(),
    looking: side.looking.slice(),
  };
  return copyOptional<PlayerSide>(side, copy, SIDE_OPTIONS);
};

const copyAttacker = (attacker: AttackingCreature): AttackingCreature => ({
  ...attacker,
  blockers: attacker.blockers.slice(),
});
const copyBlocker = ({ id, attackers }: BlockingCreature): BlockingCreature => ({
  id,
  attackers: attackers.slice(),
});
const copyShield = (shield: PreventionShield): PreventionShield => ({ ...shield });

const copyCombat = ({ attackers, blocking, attacked, struck }: CombatState): CombatState => ({
  attackers: copyEach(attackers, copyAttacker),
  blocking: copyEach(blocking, copyBlocker),
  attacked,
  struck: struck === null ? null : struck.slice(),
});

export function copyState(state: State): State {
  const copy = {
    cards: state.cards,
    settings: state.settings,
    sides: copyEach(state.sides, copySide),
    battlefield: copyEach(state.battlefield, copyPermanent),
    stack: copyEach(state.stack, copyItem),
    aside: copyEach(state.aside, copyItem),
    announced: state.announced,
    triggered: copyEach(state.triggered, copyItem),
    effects: state.effects.slice(),
    shields: copyEach(state.shields, copyShield),
    delayed: state.delayed.slice(),
    wounds: state.wounds.slice(),
    remembered: state.remembered.slice(),
    combat: state.combat === null ? null : copyCombat(state.combat),
    turn: state.turn,
    active: state.active,
    step: state.step,
    begun: state.begun.slice(),
    turnOf: state.turnOf,
    extraTurns: state.extraTurns.slice(),
    phases: state.phases.slice(),
    nextId: state.nextId,
    time: state.time,
    version: state.version,
    clock: state.clock,
    checked: state.checked,
    replacing: state.replacing === null ? null : state.replacing.slice(),
    unchosen: state.unchosen.slice(),
  };
  return copyOptional<State>(state, copy, STATE_OPTIONS);
}
