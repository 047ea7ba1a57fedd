/** Checks the bytes sent to a terminal for hidden cards. */
import type { Watcher } from '@ludoteca/kernel';
import { formatCard } from '../../../games/uno/cards.ts';
import type { View } from '../../../games/uno/view-types.ts';
import type { VerifiedArchive } from '../files/archive-file.ts';
import { replayEventLog } from '../session/event-log.ts';
import type { ByteInspector } from './pty-match.testing.ts';

const CARD = /(?:10|[2-9AVDRC])[♥♦♣♠]/gu;

export const cardsIn = (text: string): readonly string[] => text.match(CARD) ?? [];

/** By seat. */
const handsIn = ({ match }: VerifiedArchive): readonly (readonly string[])[] =>
  (match.view('judge') as unknown as View).hands.map(({ cards }) => cards!.map(formatCard));

/** Every card that a watcher sees or has seen in an event. */
function known({ entry, match, recording }: VerifiedArchive, watcher: Watcher): ReadonlySet<string> {
  const { texts, game } = entry;
  const names = recording.players!.map(({ name }) => name);
  const heard = replayEventLog(game, match.archive(), [watcher]).items(watcher);
  const zones = texts.en.zones(match.view(watcher), watcher, names, undefined);
  const told = heard.map((event) => texts.en.event(event, names) ?? '');
  return new Set(
    cardsIn([...told, ...zones.flatMap(({ items }) => items.map(({ name }) => name))].join(' ')),
  );
}

/** Clears the screen before a curtain. */
const CLEAR = '\u001b[2J';

/** Also counts the hidden cards, because a test without any would prove nothing. */
export class LeakGuard implements ByteInspector {
  /** Hidden cards that were sent. */
  readonly leaks: string[] = [];
  curtains = 0;
  hidden = 0;
  private before: readonly string[] = [];

  /** Before the curtain only the public view is sent, behind it nothing. */
  curtain(bytes: string, archive: VerifiedArchive): void {
    const falls = bytes.lastIndexOf(CLEAR);
    if (falls === -1) this.leaks.push('the curtain wiped nothing');
    const behind = bytes.slice(falls);
    const next = handsIn(archive)[archive.match.question!.seat]!;
    this.leaks.push(...[...this.before, ...next].filter((card) => behind.includes(card)), ...cardsIn(behind));
    this.look(bytes.slice(0, falls), archive, 'spectator');
    this.curtains++;
  }

  question(bytes: string, archive: VerifiedArchive): void {
    const { seat } = archive.match.question!;
    const may = this.look(bytes, archive, seat);
    const hands = handsIn(archive);
    this.hidden += hands.flat().filter((card) => !may.has(card)).length;
    this.before = hands[seat]!;
  }

  private look(bytes: string, archive: VerifiedArchive, watcher: Watcher): ReadonlySet<string> {
    const may = known(archive, watcher);
    this.leaks.push(...cardsIn(bytes).filter((card) => !may.has(card)));
    return may;
  }
}
