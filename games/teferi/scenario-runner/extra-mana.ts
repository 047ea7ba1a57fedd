/** Tries mana abilities that automatic payment does not use, such as those that cost life, before an action that cannot be paid otherwise. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import { isManaAbility } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { LAND } from '../layers/bit-masks.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import type { ScenarioParts } from './game-with-stops.ts';

/** A fork of the match after some mana abilities, and the choices that led to it. */
export interface ManaAttempt {
  readonly match: ScenarioMatch;
  readonly choices: readonly Choice<ScenarioParts>[];
}

/** The greatest number of lands in one attempt, and of attempts in all. */
const MAX_LANDS = 5;
const MAX_ATTEMPTS = 300;

/** Attempts with one land first, then with more. */
export function* generateManaAttempts(match: ScenarioMatch, seat: Seat): Generator<ManaAttempt> {
  if (match.state().sides[seat]?.grant !== 'none') return;
  let waiting: ManaAttempt[] = [{ match, choices: [] }];
  let left = MAX_ATTEMPTS;
  for (let depth = 0; depth < MAX_LANDS; depth++) {
    const next: ManaAttempt[] = [];
    for (const one of waiting)
      for (const choice of manaActivations(one.match, seat))
        for (const made of continueAttempt(one, choice, seat)) {
          if (--left < 0) return;
          yield made;
          next.push(made);
        }
    waiting = next;
  }
}

function manaActivations(match: ScenarioMatch, seat: Seat): Choice<ScenarioParts>[] {
  const { question } = match;
  if (question?.prompt !== 'priority' || question.seat !== seat) return [];
  const board = deriveBoard(match.state());
  return question.options.filter((option) => {
    if (option === 'pass' || !('activate' in option)) return false;
    const place = battlefieldIndex(board.state, option.activate);
    if (place === -1) return false;
    const { types, abilities } = at(board.characteristics, place);
    const ability = at(abilities.activated, option.ability);
    return (types & LAND) !== 0 && abilities.isTapAbility[option.ability] !== true && isManaAbility(ability);
  });
}

/** One choice, with every possible answer to the questions that follow. */
function continueAttempt(
  { match, choices }: ManaAttempt,
  choice: Choice<ScenarioParts>,
  seat: Seat,
): ManaAttempt[] {
  const next = match.fork();
  next.choose(choice);
  const made = { match: next, choices: [...choices, choice] };
  const { question } = next;
  if (question === undefined || question.prompt === 'stop') return [];
  if (question.prompt === 'priority') return question.seat === seat ? [made] : [];
  const options: readonly Choice<ScenarioParts>[] = question.options;
  return options.flatMap((option) => continueAttempt(made, option, seat));
}
