/** Starts matches from scenes, with the stress set and cards of the test. */
import { type Match, startMatch } from '@ludoteca/kernel';
import { game } from './game.ts';
import type { Lirya, State } from './parts.ts';
import { addSet, findSet } from './pool/index.ts';
import type { StartScene } from './position.ts';
import { stressSet } from './stress.testing.ts';
import type { CardDefinition, CardSet } from './card-definition/index.ts';

if (findSet(stressSet.id) === undefined) addSet(stressSet);

const NAME = { it: 'prova', en: 'test', pt: 'teste' };

/** Adds cards of a test to the pool. */
export function addTestCards(
  id: string,
  cards: readonly CardDefinition[],
  needs: CardSet['needs'] = {},
): void {
  addSet({ format: 1, id, version: 1, name: NAME, needs, cards });
}

/** By the rules `canon`, unless settings say otherwise. */
export function startScene(from: StartScene, settings: object = {}): Match<Lirya> {
  const started = startMatch(game, {
    seats: 2,
    seed: 'scene',
    settings: { preset: 'canon', ...settings },
    from,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** The state, for reading. */
export const stateOf = (match: Match<Lirya>): State => match.position().state;

/** Plays one answer and returns its events. */
export function playAnswer(match: Match<Lirya>, choice: unknown): Lirya['event'][] {
  const played = match.play(match.question?.seat ?? -1, match.number, choice);
  if (!played.ok)
    throw new Error(
      `${JSON.stringify(choice)} is refused: ${JSON.stringify(played.problem)}; ${JSON.stringify(match.question?.options)}`,
    );
  return played.value;
}

/** Passes until something other than a response is asked. */
export function passAll(match: Match<Lirya>): Lirya['event'][] {
  const events: Lirya['event'][] = [];
  while (match.question?.prompt === 'window') events.push(...playAnswer(match, 'pass'));
  return events;
}
