/** Parses durations: "until end of turn", "for as long as you control this creature" (611.2a). */
import { acceptSelfReference } from './references.ts';
import type { EffectDuration } from '../abilities/index.ts';
import type { Parser } from './parser.ts';

const FIXED_DURATIONS: { readonly [words: string]: EffectDuration } = {
  'until end of turn': 'end of turn',
  'this turn': 'end of turn',
  'until end of combat': 'end of combat',
  'this combat': 'end of combat',
  'until your next turn': 'your next turn',
};

export function parseDuration(parser: Parser): EffectDuration | undefined {
  for (const [words, until] of Object.entries(FIXED_DURATIONS)) if (parser.accept(words)) return until;
  return parser.try((inner) => {
    if (!inner.accept('for as long as')) return undefined;
    if (inner.accept('you control') && acceptSelfReference(inner)) return 'you control this';
    if (!acceptSelfReference(inner)) return undefined;
    if (inner.accept('remains tapped')) return 'this stays tapped';
    return inner.accept('remains on the battlefield') ? 'this stays' : undefined;
  });
}
