/** Players: "you", "each opponent", "target player", "its controller". */
import type { Target, Who } from '../abilities/index.ts';
import { possessor } from './pronouns.ts';
import type { Reader } from './reader.ts';

const TARGETS: { readonly [words: string]: Target } = {
  'target player': { who: 'any' },
  'target opponent': { who: 'opponent' },
};

/** Notes one more use of the word "target". Returns its number. */
export function aim(reader: Reader, target: Target): number {
  const { targets } = reader.context;
  reader.mean({ targets: [...targets, target] });
  return targets.length;
}

export function targetPlayer(reader: Reader): Who | undefined {
  for (const [words, target] of Object.entries(TARGETS))
    if (reader.says(words)) {
      if (reader.peek() === 'or') return undefined; // "target player or planeswalker" is no player
      const player = { target: aim(reader, target) };
      reader.mean({ player });
      return player;
    }
  return undefined;
}

const PLAIN: { readonly [words: string]: Who } = {
  you: 'you',
  'each opponent': 'opponent',
  'your opponents': 'opponent',
  'an opponent': 'opponent',
  'each player': 'each',
  'defending player': 'defender',
  'the active player': 'active',
};
const SPOKEN = ['that player', 'that opponent', 'the player', 'they', 'their'] as const;

/** Without a target. What was spoken of counts only if something was. */
export function bareWho(reader: Reader): Who | undefined {
  for (const [words, plain] of Object.entries(PLAIN)) if (reader.says(words)) return plain;
  const { player } = reader.context;
  if (player !== undefined && reader.oneOf(...SPOKEN) !== undefined) return player;
  return reader.try(belonging);
}

/** "its controller", "that creature's owner", "enchanted creature's controller". */
function belonging(reader: Reader): Who | undefined {
  const what = possessor(reader);
  if (what === undefined) return undefined;
  const role = reader.oneOf('controller', 'owner');
  if (role === undefined) return undefined;
  return role === 'controller' ? { controller: what } : { owner: what };
}

/** Any player, as the subject of a sentence or after "to". */
export function who(reader: Reader): Who | undefined {
  const found = reader.first<Who>(targetPlayer, bareWho);
  if (found !== undefined && found !== 'you' && found !== 'each') reader.mean({ player: found });
  return found;
}
