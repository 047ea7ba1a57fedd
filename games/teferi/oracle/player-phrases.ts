/** Parses references to players: "you", "each opponent", "target player", "its controller". */
import type { TargetSpec, PlayerReference } from '../abilities/index.ts';
import { parsePossessive } from './references.ts';
import type { Parser } from './parser.ts';

const TARGET_PLAYERS: { readonly [words: string]: TargetSpec } = {
  'target player': { who: 'any' },
  'target opponent': { who: 'opponent' },
  'up to one target player': { who: 'any', min: 0, max: 1 },
  'up to one target opponent': { who: 'opponent', min: 0, max: 1 },
};

/** Records one more use of the word "target" and returns its index. */
export function addTarget(parser: Parser, target: TargetSpec): number {
  const { targets } = parser.context;
  parser.updateContext({ targets: [...targets, target] });
  return targets.length;
}

export function parseTargetPlayer(parser: Parser): PlayerReference | undefined {
  for (const [words, target] of Object.entries(TARGET_PLAYERS))
    if (parser.accept(words)) {
      if (parser.peek() === 'or') return undefined; // "target player or planeswalker" is no player
      const player = { target: addTarget(parser, target) };
      parser.updateContext({ thatPlayer: player });
      return player;
    }
  return undefined;
}

const PLAYER_WORDS: { readonly [words: string]: PlayerReference } = {
  you: 'you',
  'each opponent': 'opponent',
  'your opponents': 'opponent',
  'an opponent': 'opponent',
  'any opponent': 'opponent',
  'each other player': 'opponent',
  'each player': 'each',
  'defending player': 'defender',
  'the active player': 'active',
};
const PLAYER_REFERENCES = ['that player', 'that opponent', 'the player', 'they', 'their'] as const;

/** The player who is the target, or who controls the permanent that is. */
const TARGETED_PLAYERS = [
  "that player or that planeswalker's controller",
  "that planeswalker's controller or that player",
  "that player or that permanent's controller",
  "that player or that creature's controller",
];

export function parseUntargetedPlayer(parser: Parser): PlayerReference | undefined {
  for (const [words, plain] of Object.entries(PLAYER_WORDS)) if (parser.accept(words)) return plain;
  const { thatPlayer, chosenOpponent } = parser.context;
  if (chosenOpponent === true && parser.accept('the chosen player')) return 'opponent';
  const isTarget = typeof thatPlayer === 'object' && 'target' in thatPlayer;
  if (isTarget && parser.acceptAny(...TARGETED_PLAYERS) !== undefined) return { controller: thatPlayer };
  if (thatPlayer !== undefined && parser.acceptAny(...PLAYER_REFERENCES) !== undefined) return thatPlayer;
  if (!parser.source.isSpell && parser.accept("the exiled card's owner")) return { owner: 'linked' };
  return parser.try(parseOwnerOrController);
}

/** "its controller", "that creature's owner", "enchanted creature's controller". */
function parseOwnerOrController(parser: Parser): PlayerReference | undefined {
  const what = parsePossessive(parser);
  if (what === undefined) return undefined;
  const role = parser.acceptAny('controller', 'owner');
  if (role === undefined) return undefined;
  return role === 'controller' ? { controller: what } : { owner: what };
}

export function parsePlayer(parser: Parser): PlayerReference | undefined {
  const found = parser.firstOf<PlayerReference>(parseTargetPlayer, parseUntargetedPlayer);
  if (found !== undefined && found !== 'you' && found !== 'each') parser.updateContext({ thatPlayer: found });
  return found;
}
