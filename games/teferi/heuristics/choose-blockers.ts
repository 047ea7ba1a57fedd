/** Chooses blockers by the expected outcome of combat; chump blocks are made only against lethal damage. */
import { at, type Seat } from '@ludoteca/kernel';
import { playerEntity } from '../layers/board-state.ts';
import type { BlockChoice, View } from '../parts.ts';
import { BlockSearch } from './block-search.ts';
import { createCombatant, combatantsOf } from './combatant.ts';

export function chooseBlock(
  view: View,
  seat: Seat,
  options: readonly (BlockChoice | 'done')[],
  chosen: readonly BlockChoice[],
): BlockChoice | 'done' {
  const open = options.filter((option): option is BlockChoice => option !== 'done');
  const attackers = view.battlefield
    .filter(({ attacking }) => attacking !== undefined)
    .map((one) => createCombatant(view, one));
  const asked = new Set([...chosen, ...open].map((one) => one.with));
  const blockers = combatantsOf(view, seat).filter(({ id }) => asked.has(id));
  const taken = new Set(chosen.map((one) => one.with));
  const field = new BlockSearch(
    attackers,
    blockers,
    (blocker, attacker) =>
      !taken.has(blocker.id) && open.some((one) => one.with === blocker.id && one.block === attacker.id),
    ({ permanent }) => permanent.attacking === playerEntity(seat),
  );
  const bitOf = (id: number): number =>
    field.blockers.reduce((bit, one, i) => (one.id === id ? 1 << i : bit), 0);
  const already = attackers.map(({ id }) =>
    chosen.reduce((mask, one) => (one.block === id ? mask | bitOf(one.with) : mask), 0),
  );
  const fixed = already.reduce((bits, mask) => bits | mask, 0);
  const blocks = field.findBestDefence(already, at(view.sides, seat).life, fixed);
  const chosenBlock = open.find(
    (one) =>
      !taken.has(one.with) &&
      ((blocks[attackers.findIndex(({ id }) => id === one.block)] ?? 0) & bitOf(one.with)) !== 0,
  );
  if (chosenBlock !== undefined || options.includes('done')) return chosenBlock ?? 'done';
  // The declaration is not complete: add a second blocker to the last attacker (702.111b).
  return open.find((one) => one.block === chosen.at(-1)?.block) ?? at(options, 0);
}
