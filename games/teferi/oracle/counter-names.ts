/** Parses the kind of a counter: the word in front of "counter". */
import { parsePlainKeyword } from './keyword-names.ts';
import type { Parser } from './parser.ts';

/** Counters without a meaning of their own. */
const MARKER_COUNTERS: ReadonlySet<string> = new Set(
  (
    'age aim arrow bait blaze blood bounty brain bribery brick burden cage charge coin collection corpse credit ' +
    'crystal cube death depletion despair devotion divinity doom dream echo egg elixir ember eon eyeball fate ' +
    'feather fetch filibuster flame flood fungus fuse gem glyph gold growth harmony hatching hour hunger ice ' +
    'incarnation incubation infection influence intervention javelin judgment ki knowledge landmark level lore ' +
    'loyalty luck magnet manifestation mine mining mire muster net oil omen ore page pain petal petrification ' +
    'phyresis pin plague plot point polyp pressure prey pupa quest rust scream scroll shell shred silver sleep ' +
    'slime soot soul spark spite spore stash storage story strife study tide tower training treasure trap ' +
    'unity valor velocity verse vitality volatile vortex wage winch wind wish'
  ).split(' '),
);
/** 122.1d: counters with a meaning defined by the rules. */
const RULES_COUNTERS: ReadonlySet<string> = new Set(['stun']);
const STAT_COUNTERS: ReadonlySet<string> = new Set([
  '+1/+1',
  '-1/-1',
  '+1/+0',
  '+0/+1',
  '-0/-1',
  '-1/-0',
  '+2/+2',
  '-2/-2',
  '+0/+2',
  '+2/+0',
]);

export const parseCounterKind = (parser: Parser): string | undefined =>
  parser.acceptToken(
    ({ text }) => MARKER_COUNTERS.has(text) || RULES_COUNTERS.has(text) || STAT_COUNTERS.has(text),
  )?.text ?? parsePlainKeyword(parser);
