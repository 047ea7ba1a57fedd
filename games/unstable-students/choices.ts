/** The card that a choice is about. */
import type { Choice } from '@ludoteca/kernel';
import type {
  BlockChoice,
  CardName,
  DiscardChoice,
  EliminateChoice,
  PlayChoice,
  StealChoice,
  Students,
} from './parts.ts';

export type HandChoice = PlayChoice | DiscardChoice | BlockChoice;
export type InPlayChoice = EliminateChoice | StealChoice;

export const isHandChoice = (choice: Choice<Students>): choice is HandChoice =>
  typeof choice === 'object' && ('play' in choice || 'discard' in choice || 'block' in choice);

export const isInPlayChoice = (choice: Choice<Students>): choice is InPlayChoice =>
  typeof choice === 'object' && ('eliminate' in choice || 'steal' in choice);

export function cardOfChoice(choice: Choice<Students>): CardName | undefined {
  if (typeof choice === 'string' || 'aim' in choice) return undefined;
  if ('play' in choice) return choice.play;
  if ('discard' in choice) return choice.discard;
  if ('block' in choice) return choice.block;
  return 'eliminate' in choice ? choice.eliminate : choice.steal;
}
