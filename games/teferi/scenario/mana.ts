/** Mana abilities that automatic payment leaves alone, such as those that cost life: activated before something that could not be paid else. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { isManaAbility } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { LAND } from '../layers/bit-masks.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import type { Desk } from './desk.ts';
import type { Stops } from './stops.ts';

/** A table after some mana abilities, and the choices that led there. */
export interface Poured {
  readonly desk: Desk;
  readonly moves: readonly Choice<Stops>[];
}

/** How many lands are tried one after the other, and how many tables in all. */
const DEEPEST = 5;
const MOST = 300;

/** Every way to get more mana out of lands, nearest first. */
export function* poured(desk: Desk, seat: Seat): Generator<Poured> {
  if (desk.state().sides[seat]?.grant !== 'none') return;
  let waiting: Poured[] = [{ desk, moves: [] }];
  let left = MOST;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const next: Poured[] = [];
    for (const one of waiting)
      for (const choice of manaActs(one.desk, seat))
        for (const made of after(one, choice, seat)) {
          if (--left < 0) return;
          yield made;
          next.push(made);
        }
    waiting = next;
  }
}

function manaActs(desk: Desk, seat: Seat): Choice<Stops>[] {
  const { question } = desk;
  if (question?.prompt !== 'priority' || question.seat !== seat) return [];
  const board = deriveBoard(desk.state());
  return question.options.filter((option) => {
    if (option === 'pass' || !('activate' in option)) return false;
    const place = battlefieldIndex(board.state, option.activate);
    if (place === -1) return false;
    const { types, abilities } = at(board.characteristics, place);
    const ability = at(abilities.activated, option.ability);
    return (types & LAND) !== 0 && abilities.isTapAbility[option.ability] !== true && isManaAbility(ability);
  });
}

/** One choice, with whatever can be answered to what is asked then. */
function after({ desk, moves }: Poured, choice: Choice<Stops>, seat: Seat): Poured[] {
  const next = desk.fork();
  next.choose(choice);
  const made = { desk: next, moves: [...moves, choice] };
  const { question } = next;
  if (question === undefined || question.prompt === 'stop') return [];
  if (question.prompt === 'priority') return question.seat === seat ? [made] : [];
  const options: readonly Choice<Stops>[] = question.options;
  return options.flatMap((option) => after(made, option, seat));
}
