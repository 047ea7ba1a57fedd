import { type Dice, createFastDice, type Match, replay, type AnyParts, type Watcher } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { drawTable, type PlayerNames, toPlainText, observe, type AnyCatalogueEntry } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import type { SeatedPlayer } from './seated-player.ts';
import { pick, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import type { UiReply } from '../terminal/ui.ts';
import { replayEventLog } from './event-log.ts';
import { computer, type MemorySlot, people, playScript, localSession } from './session.testing.ts';

/** Longer matches are cut off. */
const LONGEST = 400;

/** Screens for the asked person; all others are public. */
const PRIVATE: ReadonlySet<ShownScreen['by']> = new Set(['ask', 'read']);

/** Invalid input. */
const rubbish = (dice: Dice): UiReply =>
  dice.pick([
    pick(),
    pick('0'),
    pick('100000'),
    pick('x'.repeat(5000)),
    pick('\u001b[2J\u0007'),
    typeCommand('\u0000\u009b31m'),
    typeCommand('undo'),
    typeCommand('log'),
    typeCommand('?'),
    typeCommand('save'),
    typeCommand('rules'),
  ]);

const seatOf = (players: readonly SeatedPlayer[], { title }: ShownScreen): number =>
  players.findIndex(({ name }) => title.endsWith(` ${name}`));

interface AtRandom {
  readonly slot: MemorySlot;
  readonly shown: readonly ShownScreen[];
}

/** A match of people and computers who answer at random; `look` gets everything that is shown. */
async function playAtRandom(
  entry: AnyCatalogueEntry,
  players: readonly SeatedPlayer[],
  seed: string,
  look: (shown: ShownScreen, match: Match<AnyParts>) => void,
): Promise<AtRandom> {
  const dice = createFastDice(seed);
  const session = localSession(entry, players, { seed });
  const answer = ({ options }: ShownScreen): UiReply =>
    dice.int(4) === 0 ? rubbish(dice) : pick(dice.pick(options).key);
  const { ui, slot } = await playScript(
    session,
    Array.from({ length: LONGEST }, () => answer),
    { onShow: (shown) => look(shown, session.slot.latest!) },
  );
  return { slot, shown: ui.shown };
}

const tables = catalogue.flatMap((entry) => {
  const { id, seats } = entry.game;
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => [id, seats.min + i, entry] as const);
});

describe.each(tables)('a match of %s with %i people at one terminal', (id, seats, entry) => {
  test('is finished despite invalid input, and each person sees only their own view, after a curtain', async () => {
    for (let i = 0; i < scaleVolume(100); i++) {
      const players = people(seats);
      const { slot, shown } = await playAtRandom(entry, players, `${id} ${i}`, (asked, match) => {
        if (asked.by !== 'ask') return;
        const seat = seatOf(players, asked);
        const host = { ...observe(match, seat), watcher: seat, language: 'en', width: 80 } as const;
        const names = players.map(({ name }) => name);
        expect(match.question!.seat).toBe(seat);
        expect(asked.body).toEqual(drawTable(entry, { ...host, names }).map(toPlainText));
        // A game may offer more: several answers at once.
        expect(asked.options.length).toBeGreaterThanOrEqual(match.question!.options.length);
      });
      const archive = slot.latest!.archive();
      const again = replay(entry.game, archive);
      expect(again.ok && again.value.position()).toEqual(slot.latest!.position());
      const cut = shown.filter(({ by }) => by === 'ask').length > LONGEST;
      expect(cut || slot.latest!.outcome !== undefined).toBe(true);
      expect(curtainsMissing(shown)).toEqual([]);
    }
  });
});

/** Questions to a new person without a curtain before. */
function curtainsMissing(shown: readonly ShownScreen[]): readonly ShownScreen[] {
  let before: ShownScreen | undefined;
  let viewer = '';
  return shown.filter((now) => {
    const sudden = now.by === 'ask' && now.title !== viewer && before?.by !== 'curtain';
    if (now.by === 'ask') viewer = now.title;
    before = now;
    return sudden;
  });
}

const cardsIn = (text: string): readonly string[] => text.match(/(?:10|[0-9A-Z])[♠♣♥♦]/gu) ?? [];

/** Shown cards that are hidden. A suit named by an ace reads like a card and is none. */
const leaks = (shown: ShownScreen, may: ReadonlySet<string>): readonly string[] =>
  cardsIn(
    JSON.stringify(shown)
      .replaceAll('","', ' ')
      .replaceAll(/the table shows \S+/g, ''),
  ).filter((card) => !may.has(card));

describe('a hidden card', () => {
  const entry = catalogue.find(({ game }) => game.id === 'uno')!;
  const { game, texts } = entry;
  const cardsInView = (match: Match<AnyParts>, watcher: Watcher, names: PlayerNames): readonly string[] => {
    const zones = texts.en.zones(match.view(watcher), watcher, names, undefined);
    return cardsIn(JSON.stringify(zones.map(({ items }) => items.map(({ name }) => name))));
  };

  /** Every card that the watcher may name: visible ones and those in events. */
  function known(match: Match<AnyParts>, watcher: Watcher, names: PlayerNames): ReadonlySet<string> {
    const log = replayEventLog(game, match.archive(), [watcher]).items(watcher);
    const heard = log.map((event) => texts.en.event(event, names) ?? '').join(' ');
    return new Set([...cardsInView(match, watcher, names), ...cardsIn(heard)]);
  }

  test.each([2, 3, 4])('is never shown to %i people at one terminal', async (count) => {
    const players = count === 4 ? people(4) : [...people(count), computer('random')];
    const names = players.map(({ name }) => name);
    const watchers = [...names.keys(), 'spectator' as const];
    for (let i = 0; i < scaleVolume(50); i++) {
      let hidden = 0;
      let viewer = 0;
      // Undone events were seen nevertheless.
      const learned = watchers.map(() => new Set<string>());
      await playAtRandom(entry, players, `uno ${count} ${i}`, (now, match) => {
        learned.forEach((cards, at) => known(match, watchers[at]!, names).forEach((card) => cards.add(card)));
        if (now.by === 'ask') viewer = seatOf(players, now);
        const may = now.by === 'curtain' ? new Set<string>() : learned.at(PRIVATE.has(now.by) ? viewer : -1)!;
        expect(leaks(now, may)).toEqual([]);
        hidden += cardsInView(match, 'judge', names).filter((card) => !may.has(card)).length;
      });
      expect(hidden).toBeGreaterThan(0);
    }
  });

  test('is detected by this test although it is played later', async () => {
    const players = people(2);
    const names = players.map(({ name }) => name);
    let planted = 0;
    await playAtRandom(entry, players, 'uno planted', (now, match) => {
      if (now.by !== 'ask') return;
      const seat = seatOf(players, now);
      const may = known(match, seat, names);
      const secret = known(match, 1 - seat, names);
      const hidden = [...secret].find((card) => !may.has(card));
      if (hidden === undefined) return;
      expect(leaks({ ...now, news: [hidden] }, may)).toEqual([hidden]);
      planted++;
    });
    expect(planted).toBeGreaterThan(0);
  });
});
