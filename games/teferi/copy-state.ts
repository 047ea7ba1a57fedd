/** Copies a state faster than the kernel's generic copy, with an equal result: values that rules replace and never change are shared. */
import { copyEach } from '@ludoteca/kit';
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

const copyPermanent = (permanent: Permanent): Permanent => ({ ...permanent });

const copyEntities = (entities: EntityId[]): EntityId[] => entities.slice();

const copyItem = <I extends StackObject | PendingTrigger>(item: I): I => ({
  ...item,
  modes: item.modes.slice(),
  targets: copyEach(item.targets, copyEntities),
  shares: item.shares.slice(),
  made: item.made.slice(),
  paid: item.paid.slice(),
});

const copySide = (side: PlayerSide): PlayerSide => ({
  ...side,
  library: side.library.slice(),
  libraryKnown: side.libraryKnown.slice(),
  hand: side.hand.slice(),
  handKnown: side.handKnown.slice(),
  graveyard: side.graveyard.slice(),
  exile: side.exile.slice(),
  mana: side.mana.slice(),
  snow: side.snow.slice(),
  limited: side.limited.slice(),
  facts: side.facts.slice(),
  sealed: side.sealed.slice(),
  looking: side.looking.slice(),
});

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
  return {
    ...state,
    sides: copyEach(state.sides, copySide),
    battlefield: copyEach(state.battlefield, copyPermanent),
    stack: copyEach(state.stack, copyItem),
    aside: copyEach(state.aside, copyItem),
    triggered: copyEach(state.triggered, copyItem),
    effects: state.effects.slice(),
    shields: copyEach(state.shields, copyShield),
    delayed: state.delayed.slice(),
    wounds: state.wounds.slice(),
    remembered: state.remembered.slice(),
    combat: state.combat === null ? null : copyCombat(state.combat),
    replacing: state.replacing === null ? null : state.replacing.slice(),
    begun: state.begun.slice(),
    unchosen: state.unchosen.slice(),
    extraTurns: state.extraTurns.slice(),
    phases: state.phases.slice(),
  };
}
