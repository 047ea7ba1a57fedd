/** Copies a state faster than the kernel's generic copy, with an equal result: values that rules replace and never change are shared. */
import type { CombatState, StackObject, Permanent, PlayerSide, State, PendingTrigger } from './state.ts';

const copyPermanent = (permanent: Permanent): Permanent => ({ ...permanent });

const copyItem = <I extends StackObject | PendingTrigger>(item: I): I => ({
  ...item,
  modes: item.modes.slice(),
  targets: item.targets.map((aims) => aims.slice()),
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

const copyCombat = ({ attackers, blocking, attacked, struck }: CombatState): CombatState => ({
  attackers: attackers.map((attacker) => ({ ...attacker, blockers: attacker.blockers.slice() })),
  blocking: blocking.map((blocker) => ({ id: blocker.id, attackers: blocker.attackers.slice() })),
  attacked,
  struck: struck === null ? null : struck.slice(),
});

export function copyState(state: State): State {
  return {
    ...state,
    sides: state.sides.map(copySide),
    battlefield: state.battlefield.map(copyPermanent),
    stack: state.stack.map(copyItem),
    aside: state.aside.map(copyItem),
    triggered: state.triggered.map(copyItem),
    effects: state.effects.slice(),
    shields: state.shields.map((shield) => ({ ...shield })),
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
