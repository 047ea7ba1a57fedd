import { replay, type Seat, type Watcher } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import type { Checked } from '../archives.ts';
import { checked, entryOf, filmOf, MATCHES, randomMatch, watchersAt } from './matches.testing.ts';
import { kindsOf, MOVES, type Spot, turnsOf } from './moves.ts';
import { type Showing, showingOf } from './telling.ts';

const shown = (opened: Checked): Showing => showingOf(filmOf(opened), opened, 'en');
const spotAt = (place: number, watcher: Watcher = 'judge'): Spot => ({
  place,
  watcher,
  speed: 1,
  playing: false,
});

/** Where a word leads from a place, or the complaint. */
function led(showing: Showing, spot: Spot, word: keyof typeof MOVES, rest = ''): number | string {
  const moved = MOVES[word]!(showing, spot, rest);
  return moved.ok ? moved.value.place : moved.problem;
}

/** What a scan of the replay says: who is asked after each entry, and what each watcher heard of on the way. */
function scanned({ entry, recording }: Checked): {
  readonly asked: readonly (Seat | undefined)[];
  readonly kinds: (watcher: Watcher) => readonly ReadonlySet<string>[];
} {
  const asked: (Seat | undefined)[] = [];
  const heard: { get(watcher: Watcher): readonly { readonly did: string }[] }[] = [];
  replay(entry.game, recording.archive, undefined, (match, events) => {
    asked.push(match.question?.seat);
    heard.push(match.redact(events));
  });
  return { asked, kinds: (watcher) => heard.map((seen) => new Set(seen.get(watcher).map(({ did }) => did))) };
}

describe('moving to turns', () => {
  it.each(MATCHES)('leads where another seat is asked than before: %s', (_, opened) => {
    const showing = shown(opened);
    const { asked } = scanned(opened);
    const begins = asked.flatMap((seat, place) =>
      seat !== undefined && (place === 0 || seat !== asked[place - 1]) ? [place] : [],
    );
    expect(turnsOf(showing.film)).toEqual(begins);
    for (const place of asked.keys()) {
      const later = begins.find((begin) => begin > place);
      const earlier = begins.findLast((begin) => begin < place);
      expect(led(showing, spotAt(place), 'turn')).toBe(later ?? 'There is no later turn.');
      expect(led(showing, spotAt(place), 'turn back')).toBe(earlier ?? 'There is no earlier turn.');
    }
    for (const [i, begin] of begins.entries())
      expect(led(showing, spotAt(0), 'turn', `${i + 1}`)).toBe(begin);
  });
});

describe('moving to events', () => {
  it.each(MATCHES)('leads where these eyes hear of one: %s', (_, opened) => {
    const showing = shown(opened);
    const { kinds } = scanned(opened);
    for (const watcher of watchersAt(opened.recording.archive.seats)) {
      const heard = kinds(watcher);
      const known = new Set(heard.flatMap((at) => [...at]));
      expect(new Set(kindsOf(showing.film, watcher).keys())).toEqual(known);
      for (const kind of known) {
        const places = heard.flatMap((at, place) => (at.has(kind) ? [place] : []));
        expect(kindsOf(showing.film, watcher).get(kind)).toBe(places[0]);
        for (const place of heard.keys()) {
          const next = places.find((other) => other > place);
          const last = places.findLast((other) => other < place);
          const spot = spotAt(place, watcher);
          expect(led(showing, spot, 'event', kind)).toBe(next ?? `There is no later event: ${kind}.`);
          expect(led(showing, spot, 'event', `back ${kind}`)).toBe(
            last ?? `There is no earlier event: ${kind}.`,
          );
        }
      }
    }
  });
});

describe('an event that is wholly kept from some eyes', () => {
  const rumour = entryOf('rumour');
  const draw = {
    knows: (event: object, watcher: Watcher) => watcher === 0 && 'seat' in event && event.seat === 0,
    rest: () => undefined,
  };
  const entry = { ...rumour, game: { ...rumour.game, sights: { ...rumour.game.sights, draw } } };
  const showing = shown(checked(entry, randomMatch(entry, 3, 'secret')));

  it('is a place to go for those who hear of it, and for others does not occur', () => {
    expect(led(showing, spotAt(0, 0), 'event', 'draw')).toBeTypeOf('number');
    expect(led(showing, spotAt(0, 1), 'event', 'draw')).toMatch(/^Nothing called "draw" happens here/);
  });

  it('is passed over by eyes that hear of another of its kind', () => {
    const { film } = showing;
    const places = [...film.steps.keys()].filter((place) => film.heard(place, 0).length > 0);
    for (const place of places) {
      const next = led(showing, spotAt(place, 0), 'event', 'draw');
      expect(typeof next === 'string' || film.heard(next, 0).some(({ did }) => did === 'draw')).toBe(true);
    }
  });
});

describe('moving', () => {
  const entry = entryOf('rumour');
  const opened = checked(entry, randomMatch(entry, 3, 'moves', 20), {
    players: ['Ann', 'Bob', 'ann'].map((name) => ({ name, kind: 'person' })),
  });
  const showing = shown(opened);

  it.each([
    ['next', '', 11],
    ['back', '', 9],
    ['first', '', 0],
    ['last', '', 20],
    ['go', '0', 0],
    ['go', '20', 20],
  ] as const)('by %s %s', (word, rest, place) => {
    expect(led(showing, spotAt(10), word, rest)).toBe(place);
  });

  it.each([
    ['next', '', 20, 'There is nothing after this.'],
    ['back', '', 0, 'This is the start.'],
    ['play', '', 20, 'There is nothing after this.'],
    ['next', '3', 1, 'next stands alone.'],
    ['go', '', 1, 'go takes a whole number from 0 to 20.'],
    ['go', '21', 1, 'go takes a whole number from 0 to 20.'],
    ['go', '-1', 1, 'go takes a whole number from 0 to 20.'],
    ['go', '1.5', 1, 'go takes a whole number from 0 to 20.'],
    ['go', '9'.repeat(20), 1, 'go takes a whole number from 0 to 20.'],
    ['turn', '0', 1, `turn takes a whole number from 1 to ${turnsOf(showing.film).length}.`],
    ['turn', 'left', 1, `turn takes a whole number from 1 to ${turnsOf(showing.film).length}.`],
    ['speed', '0', 1, 'speed takes a number from 0.25 to 16.'],
    ['speed', 'fast', 1, 'speed takes a number from 0.25 to 16.'],
    ['eyes', '4', 1, 'Nobody here is called "4": type a seat from 1 to 3, a name, spectator, judge or all.'],
  ] as const)('by %s %s from %i is refused in one line', (word, rest, place, complaint) => {
    expect(led(showing, spotAt(place), word, rest)).toBe(complaint);
  });

  it('to an event that does not occur lists those that do, and shows nothing foreign as it came', () => {
    const complaint = String(led(showing, spotAt(1), 'event', `x\u001b[2J${'y'.repeat(500)}`));
    expect(complaint).toMatch(/^Nothing called "x\\u001b\[2Jy+…" happens here; there are: /);
    expect(complaint).toContain('draw');
    expect(complaint.length).toBeLessThan(300);
  });

  it('minds no capitals in the name of an event', () => {
    expect(led(showing, spotAt(1), 'event', 'DRAW')).toBe(led(showing, spotAt(1), 'event', 'draw'));
  });

  it('through all eyes, seat by seat, then the spectator, then the judge, and again', () => {
    const seen: Watcher[] = [];
    let spot = spotAt(0, 0);
    for (let i = 0; i < 6; i++) {
      seen.push(spot.watcher);
      const moved = MOVES.eyes!(showing, spot, '');
      if (moved.ok) spot = moved.value;
    }
    expect(seen).toEqual([0, 1, 2, 'spectator', 'judge', 0]);
  });

  it.each([
    ['1', 0],
    ['bob', 1],
    ['ann', 0],
    ['all', 'judge'],
    ['judge', 'judge'],
    ['Spectator', 'spectator'],
  ] as const)('to the eyes that are called %s', (rest, watcher) => {
    expect(MOVES.eyes!(showing, spotAt(0), rest)).toMatchObject({ ok: true, value: { watcher } });
  });

  it('to eyes in the words of the language', () => {
    const italian = showingOf(showing.film, opened, 'it');
    expect(MOVES.eyes!(italian, spotAt(0), 'spettatore')).toMatchObject({ value: { watcher: 'spectator' } });
  });

  it('faster and slower by halves and doubles, between the slowest and the fastest', () => {
    const speeds = (word: '+' | '-'): readonly (number | string)[] => {
      const found: (number | string)[] = [];
      for (let spot = spotAt(0); ;) {
        const moved = MOVES[word]!(showing, spot, '');
        found.push(moved.ok ? moved.value.speed : moved.problem);
        if (!moved.ok) return found;
        spot = moved.value;
      }
    };
    expect(speeds('+')).toEqual([2, 4, 8, 16, '×16 is the fastest.']);
    expect(speeds('-')).toEqual([0.5, 0.25, '×0.25 is the slowest.']);
    expect(MOVES.speed!(showing, spotAt(0), '2')).toMatchObject({ value: { speed: 2 } });
    expect(MOVES.speed!(showing, spotAt(0), '0,5')).toMatchObject({ value: { speed: 0.5 } });
  });
});
