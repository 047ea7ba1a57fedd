/** Players: "you", "each opponent", "target player", "its controller". */
import type { Target, Who } from '../abilities/index.ts';
import { parsePossessive } from './references.ts';
import type { Parser } from './parser.ts';

const TARGET_PLAYERS: { readonly [words: string]: Target } = {
  'target player': { who: 'any' },
  'target opponent': { who: 'opponent' },
};

/** Notes one more use of the word "target". Returns its number. */
export function addTarget(reader: Parser, target: Target): number {
  const { targets } = reader.context;
  reader.mean({ targets: [...targets, target] });
  return targets.length;
}

export function parseTargetPlayer(reader: Parser): Who | undefined {
  for (const [words, target] of Object.entries(TARGET_PLAYERS))
    if (reader.says(words)) {
      if (reader.peek() === 'or') return undefined; // "target player or planeswalker" is no player
      const player = { target: addTarget(reader, target) };
      reader.mean({ player });
      return player;
    }
  return undefined;
}

const PLAYER_WORDS: { readonly [words: string]: Who } = {
  you: 'you',
  'each opponent': 'opponent',
  'your opponents': 'opponent',
  'an opponent': 'opponent',
  'each player': 'each',
  'defending player': 'defender',
  'the active player': 'active',
};
const PLAYER_REFERENCES = ['that player', 'that opponent', 'the player', 'they', 'their'] as const;

/** Without a target. What was spoken of counts only if something was. */
export function parseUntargetedPlayer(reader: Parser): Who | undefined {
  for (const [words, plain] of Object.entries(PLAYER_WORDS)) if (reader.says(words)) return plain;
  const { player } = reader.context;
  if (player !== undefined && reader.oneOf(...PLAYER_REFERENCES) !== undefined) return player;
  return reader.try(parseOwnerOrController);
}

/** "its controller", "that creature's owner", "enchanted creature's controller". */
function parseOwnerOrController(reader: Parser): Who | undefined {
  const what = parsePossessive(reader);
  if (what === undefined) return undefined;
  const role = reader.oneOf('controller', 'owner');
  if (role === undefined) return undefined;
  return role === 'controller' ? { controller: what } : { owner: what };
}

/** Any player, as the subject of a sentence or after "to". */
export function parsePlayer(reader: Parser): Who | undefined {
  const found = reader.first<Who>(parseTargetPlayer, parseUntargetedPlayer);
  if (found !== undefined && found !== 'you' && found !== 'each') reader.mean({ player: found });
  return found;
}
