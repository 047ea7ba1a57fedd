/** A copy of the table: what is frozen is shared, what is numbers is sliced. It equals the kernel's generic copy. */
import { copyOf } from '@ludoteca/kernel';
import { compiledOf } from './layers/compiled.ts';
import type { Item, Permanent, Side, State, Triggered } from './state.ts';

/** Definitions of abilities are never written to: frozen once, they are shared. */
function shared<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) shared(part);
  return value;
}

const copyPermanent = (permanent: Permanent): Permanent => ({
  ...permanent,
  counters: { ...permanent.counters },
  uses: permanent.uses.slice(),
});

const copyItem = <I extends Item | Triggered>(item: I): I => ({
  ...item,
  does: shared(item.does),
  if: shared(item.if),
  modes: item.modes.slice(),
  targets: item.targets.map((aims) => aims.slice()),
  shares: item.shares.slice(),
  made: item.made.slice(),
});

const copySide = (side: Side): Side => ({
  ...side,
  library: side.library.slice(),
  libraryKnown: side.libraryKnown.slice(),
  hand: side.hand.slice(),
  handKnown: side.handKnown.slice(),
  graveyard: side.graveyard.map(shared),
  exile: side.exile.map(shared),
  mana: side.mana.slice(),
  limited: side.limited.map(shared),
  facts: side.facts.slice(),
  looking: side.looking.slice(),
});

export function copy(state: State): State {
  compiledOf(state.cards);
  const { combat } = state;
  return {
    ...state,
    settings: shared(state.settings),
    sides: state.sides.map(copySide),
    battlefield: state.battlefield.map(copyPermanent),
    stack: state.stack.map(copyItem),
    aside: state.aside.map(copyItem),
    triggered: state.triggered.map(copyItem),
    effects: state.effects.map(shared),
    shields: state.shields.map((shield) => ({ ...shield, to: shared(shield.to) })),
    delayed: state.delayed.map(shared),
    wounds: state.wounds.map(shared),
    remembered: state.remembered.map((past) => copyOf(past)),
    combat:
      combat === null
        ? null
        : {
            attackers: combat.attackers.map((attacker) => ({
              ...attacker,
              blockers: attacker.blockers.slice(),
            })),
            struck: combat.struck === null ? null : combat.struck.slice(),
          },
    begun: state.begun.slice(),
    extraTurns: state.extraTurns.slice(),
    extraPhases: state.extraPhases.slice(),
  };
}
