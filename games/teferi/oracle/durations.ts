import type { Duration } from '../abilities/index.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';

const FIXED_DURATIONS: { readonly [words: string]: Duration } = {
  'until end of turn': 'end of turn',
  'this turn': 'end of turn',
  'until end of combat': 'end of combat',
  'this combat': 'end of combat',
  'until your next turn': 'your next turn',
};

/** How long a change lasts (611.2a). */
export function parseDuration(reader: Parser): Duration | undefined {
  for (const [words, until] of Object.entries(FIXED_DURATIONS)) if (reader.says(words)) return until;
  return reader.try((inner) => {
    if (!inner.says('for as long as')) return undefined;
    if (inner.says('you control') && acceptSelfReference(inner)) return 'you control this';
    return acceptSelfReference(inner) && inner.says('remains on the battlefield') ? 'this stays' : undefined;
  });
}
