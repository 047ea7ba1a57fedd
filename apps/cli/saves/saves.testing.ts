/** Matches and players for tests of saves. */
import { at, type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { PERSON } from '@ludoteca/wire';
import type { SeatedPlayer } from '../session/seated-player.ts';

export const uno = catalogue.find(({ game }) => game.id === 'uno')!;

export const ann: SeatedPlayer = { name: 'Ann', kind: PERSON };
export const bob: SeatedPlayer = { name: 'Bob', kind: PERSON };
export const robot: SeatedPlayer = { name: 'Robot', kind: 'greedy' };

/** After that many answers, always the first option. */
export function unoMatch(answers: number, seed = 'saves', seats = 2): Match<AnyParts> {
  const started = startMatch(uno.game, { seats, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  while (match.question !== undefined && match.number < answers) match.choose(at(match.question.options, 0));
  return match;
}

/** A fixed time. */
export const noon = (): Date => new Date(2026, 4, 3, 12, 0, 7);
