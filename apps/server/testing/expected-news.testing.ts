/** The messages that the server must send, for comparison with those it sends. */
import type { ArchiveEntry, Match, AnyParts, Watcher } from '@ludoteca/kernel';
import type { MatchStep } from '@ludoteca/wire';

/** The news for a watcher after an entry, computed from the kernel's contract only. */
export function expectedNews(
  match: Match<AnyParts>,
  events: readonly AnyParts['event'][],
  entry: ArchiveEntry | undefined,
  watcher: Watcher,
): { readonly news: readonly MatchStep[]; readonly sight: unknown } {
  const { question, number, outcome } = match;
  const { options, ...asked } = question ?? {};
  const own = question?.seat === watcher ? { options } : {};
  return {
    news: [
      {
        number,
        ...(entry !== undefined && 'withdraw' in entry ? { left: entry.withdraw } : {}),
        events: match.redact(events).get(watcher),
      },
    ],
    sight: {
      view: match.view(watcher),
      ...(question === undefined ? {} : { asked: { ...asked, ...own } }),
      ...(outcome === undefined ? {} : { outcome }),
    },
  };
}
