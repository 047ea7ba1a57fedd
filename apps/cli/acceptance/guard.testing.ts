import type { Watcher } from '@ludoteca/kernel';
import { expect } from 'vitest';
import { nameOf } from '../../../games/uno/cards.ts';
import type { View } from '../../../games/uno/parts.ts';
import type { Checked } from '../archives.ts';
import { diaryOf } from '../play/diary.ts';
import type { Look } from './played.testing.ts';

const CARD = /(?:10|[2-9AVDRC])[♥♦♣♠]/gu;

export const cardsIn = (text: string): readonly string[] => text.match(CARD) ?? [];

/** The hands of a match of Uno, by seat, as the judge sees them. */
const handsIn = ({ match }: Checked): readonly (readonly string[])[] =>
  (match.view('judge') as unknown as View).hands.map(({ cards }) => cards!.map(nameOf));

/** Every card that a watcher sees, or has heard of. */
function known({ entry, match, recording }: Checked, watcher: Watcher): ReadonlySet<string> {
  const { texts, game } = entry;
  const names = recording.players!.map(({ name }) => name);
  const heard = diaryOf(game, match.archive(), [watcher]).log(watcher);
  const zones = texts.en.zones(match.view(watcher), watcher, names, undefined);
  const told = heard.map((event) => texts.en.event(event, names) ?? '');
  return new Set(
    cardsIn([...told, ...zones.flatMap(({ things }) => things.map(({ name }) => name))].join(' ')),
  );
}

/** The cards in a text that a watcher may not know. */
function unknown(text: string, checked: Checked, watcher: Watcher): readonly string[] {
  const may = known(checked, watcher);
  return cardsIn(text).filter((card) => !may.has(card));
}

/** What wipes the screen before a curtain. */
const CLEAR = '\u001b[2J';

/** Looks at every byte for cards that are hidden, and counts what it has looked for: a guard with nothing to guard proves nothing. */
export class Guard implements Look {
  curtains = 0;
  hidden = 0;
  private before: readonly string[] = [];

  /** While computers decide, everybody looks at what everybody may know; behind the curtain there is nothing at all. */
  curtain(bytes: string, checked: Checked): void {
    const falls = bytes.lastIndexOf(CLEAR);
    const behind = bytes.slice(falls);
    const next = handsIn(checked)[checked.match.question!.seat]!;
    expect(falls).not.toBe(-1);
    for (const card of [...this.before, ...next]) expect(behind).not.toContain(card);
    expect(cardsIn(behind)).toEqual([]);
    expect(unknown(bytes.slice(0, falls), checked, 'spectator')).toEqual([]);
    this.curtains++;
  }

  question(bytes: string, checked: Checked): void {
    const { seat } = checked.match.question!;
    const hands = handsIn(checked);
    expect(unknown(bytes, checked, seat)).toEqual([]);
    this.hidden += hands.flat().filter((card) => unknown(card, checked, seat).length > 0).length;
    this.before = hands[seat]!;
  }
}
