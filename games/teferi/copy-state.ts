/** Copies a state faster than the kernel's generic copy, with an equal result: frozen parts are shared. */
import { deepCopy } from '@ludoteca/kernel';
import { compileCards } from './layers/compiled-cards.ts';
import { deepFreeze } from './layers/deep-freeze.ts';
import type { StackObject, Permanent, PlayerSide, State, PendingTrigger } from './state.ts';

const copyPermanent = (permanent: Permanent): Permanent => ({
  ...permanent,
  counters: { ...permanent.counters },
  uses: permanent.uses.slice(),
});

const copyItem = <I extends StackObject | PendingTrigger>(item: I): I => ({
  ...item,
  does: deepFreeze(item.does),
  if: deepFreeze(item.if),
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
  graveyard: side.graveyard.map(deepFreeze),
  exile: side.exile.map(deepFreeze),
  mana: side.mana.slice(),
  snow: side.snow.slice(),
  limited: side.limited.map(deepFreeze),
  grant: typeof side.grant === 'string' ? side.grant : side.grant.slice(),
  facts: side.facts.slice(),
  sealed: side.sealed.slice(),
  looking: side.looking.slice(),
});

export function copyState(state: State): State {
  compileCards(state.cards);
  const { combat } = state;
  return {
    ...state,
    settings: deepFreeze(state.settings),
    sides: state.sides.map(copySide),
    battlefield: state.battlefield.map(copyPermanent),
    stack: state.stack.map(copyItem),
    aside: state.aside.map(copyItem),
    announced: deepFreeze(state.announced),
    triggered: state.triggered.map(copyItem),
    effects: state.effects.map(deepFreeze),
    shields: state.shields.map((shield) => ({ ...shield, to: deepFreeze(shield.to) })),
    delayed: state.delayed.map(deepFreeze),
    wounds: state.wounds.map(deepFreeze),
    remembered: state.remembered.map((past) => deepCopy(past)),
    combat:
      combat === null
        ? null
        : {
            attackers: combat.attackers.map((attacker) => ({
              ...attacker,
              blockers: attacker.blockers.slice(),
            })),
            blocking: combat.blocking.map(({ id, attackers }) => ({ id, attackers: attackers.slice() })),
            attacked: combat.attacked,
            struck: combat.struck === null ? null : combat.struck.slice(),
          },
    ...(state.entering === undefined ? {} : { entering: deepFreeze(state.entering) }),
    replacing: state.replacing === null ? null : state.replacing.slice(),
    begun: state.begun.slice(),
    unchosen: state.unchosen.slice(),
    extraTurns: state.extraTurns.slice(),
    phases: state.phases.slice(),
  };
}
