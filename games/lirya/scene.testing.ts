/** Tables laid for a test: cards of the stress set, and those that the test brings. */
import { type Match, startMatch } from '@ludoteca/kernel';
import { game } from './game.ts';
import type { Lirya, State } from './parts.ts';
import { addSet, setNamed } from './pool/index.ts';
import type { Scene } from './position.ts';
import { stress } from './stress.testing.ts';
import type { Card, CardSet } from './vocabulary/index.ts';

if (setNamed(stress.id) === undefined) addSet(stress);

const NAME = { it: 'prova', en: 'test', pt: 'teste' };

/** Adds cards of a test's own. */
export function bring(id: string, cards: readonly Card[], needs: CardSet['needs'] = {}): void {
  addSet({ format: 1, id, version: 1, name: NAME, needs, cards });
}

export function laid(from: Scene, settings: object = {}): Match<Lirya> {
  const started = startMatch(game, { seats: 2, seed: 'scene', settings, from });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** The table itself, for looking only. */
export const tableOf = (match: Match<Lirya>): State => match.position().state;

/** Plays one answer, and gives what was told. */
export function answer(match: Match<Lirya>, choice: unknown): Lirya['event'][] {
  const played = match.play(match.question?.seat ?? -1, match.number, choice);
  if (!played.ok)
    throw new Error(
      `${JSON.stringify(choice)} is refused: ${JSON.stringify(played.problem)}; ${JSON.stringify(match.question?.options)}`,
    );
  return played.value;
}

/** Passes until something else than a response is asked. */
export function passAll(match: Match<Lirya>): Lirya['event'][] {
  const events: Lirya['event'][] = [];
  while (match.question?.prompt === 'window') events.push(...answer(match, 'pass'));
  return events;
}
