import { findTurns } from '@ludoteca/kit';
import { replay, type Seat, type Watcher } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import type { VerifiedArchive } from '../files/archive-file.ts';
import {
  toVerifiedArchive,
  entryOf,
  timelineOf,
  RANDOM_MATCHES,
  randomMatch,
  watchersAt,
} from './matches.testing.ts';
import { findEventKinds, NAVIGATION_COMMANDS, type ReplayCursor } from './navigation.ts';
import { type ReplayContext, createReplayContext } from './transcript.ts';

const shown = (opened: VerifiedArchive): ReplayContext =>
  createReplayContext(timelineOf(opened), opened, 'en');
const spotAt = (place: number, watcher: Watcher = 'judge'): ReplayCursor => ({
  place,
  watcher,
  speed: 1,
  playing: false,
});

/** The place after a command, or its error. */
function led(
  context: ReplayContext,
  cursor: ReplayCursor,
  word: keyof typeof NAVIGATION_COMMANDS,
  rest = '',
): number | string {
  const moved = NAVIGATION_COMMANDS[word]!(context, cursor, rest);
  return moved.ok ? moved.value.place : moved.problem;
}

/** The asked seat and the visible events of each entry, computed by a replay. */
function scanned({ entry, recording }: VerifiedArchive): {
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

describe('moving by turns', () => {
  it.each(RANDOM_MATCHES)('stops where a turn begins: %s', (_, opened) => {
    const context = shown(opened);
    const { asked, kinds } = scanned(opened);
    const kind = ['turn', 'round'].find((did) => kinds('judge').some((heard) => heard.has(did)));
    const begins = kinds('judge').flatMap((heard, place) => {
      const isOther = asked[place] !== undefined && (place === 0 || asked[place] !== asked[place - 1]);
      return (kind === undefined ? isOther : heard.has(kind)) ? [place] : [];
    });
    const turns = findTurns(context.timeline);
    expect(turns.map(({ place }) => place)).toEqual(begins);
    for (const place of asked.keys()) {
      const later = begins.find((begin) => begin > place);
      const earlier = begins.findLast((begin) => begin < place);
      expect(led(context, spotAt(place), 'turn')).toBe(later ?? 'There is no later turn.');
      expect(led(context, spotAt(place), 'turn back')).toBe(earlier ?? 'There is no earlier turn.');
    }
    for (const { number, place } of turns) expect(led(context, spotAt(0), 'turn', `${number}`)).toBe(place);
  });
});

describe('the turns of Lirya', () => {
  it('have the numbers of the rules and are not the changes of the asked seat', () => {
    const lirya = entryOf('lirya');
    const opened = toVerifiedArchive(lirya, randomMatch(lirya, 2, 'turns'));
    const context = shown(opened);
    const turns = findTurns(context.timeline);
    for (const { place, number } of turns) {
      const view = context.timeline.at(place).view('judge') as { readonly turn: number };
      expect(view.turn).toBe(number);
    }
    const { asked } = scanned(opened);
    expect(turns.length).toBeLessThan(asked.filter((seat, i) => i > 0 && seat !== asked[i - 1]).length);
  });
});

describe('moving by events', () => {
  it.each(RANDOM_MATCHES)('stops where the watcher sees such an event: %s', (_, opened) => {
    const context = shown(opened);
    const { kinds } = scanned(opened);
    for (const watcher of watchersAt(opened.recording.archive.seats)) {
      const heard = kinds(watcher);
      const known = new Set(heard.flatMap((at) => [...at]));
      expect(new Set(findEventKinds(context.timeline, watcher).keys())).toEqual(known);
      for (const kind of known) {
        const places = heard.flatMap((at, place) => (at.has(kind) ? [place] : []));
        expect(findEventKinds(context.timeline, watcher).get(kind)).toBe(places[0]);
        for (const place of heard.keys()) {
          const next = places.find((other) => other > place);
          const last = places.findLast((other) => other < place);
          const cursor = spotAt(place, watcher);
          expect(led(context, cursor, 'event', kind)).toBe(next ?? `There is no later event: ${kind}.`);
          expect(led(context, cursor, 'event', `back ${kind}`)).toBe(
            last ?? `There is no earlier event: ${kind}.`,
          );
        }
      }
    }
  });
});

describe('an event that some watchers do not see', () => {
  const rumour = entryOf('rumour');
  const draw = {
    knows: (event: object, watcher: Watcher) => watcher === 0 && 'seat' in event && event.seat === 0,
    rest: () => undefined,
  };
  const entry = { ...rumour, game: { ...rumour.game, sights: { ...rumour.game.sights, draw } } };
  const context = shown(toVerifiedArchive(entry, randomMatch(entry, 3, 'secret')));

  it('is a target for those who see it, and unknown to the others', () => {
    expect(led(context, spotAt(0, 0), 'event', 'draw')).toBeTypeOf('number');
    expect(led(context, spotAt(0, 1), 'event', 'draw')).toMatch(/^Nothing called "draw" happens here/);
  });

  it('is skipped for watchers who see another of its kind', () => {
    const { timeline } = context;
    const places = [...timeline.steps.keys()].filter((place) => timeline.eventsFor(place, 0).length > 0);
    for (const place of places) {
      const next = led(context, spotAt(place, 0), 'event', 'draw');
      expect(typeof next === 'string' || timeline.eventsFor(next, 0).some(({ did }) => did === 'draw')).toBe(
        true,
      );
    }
  });
});

describe('moving', () => {
  const entry = entryOf('rumour');
  const opened = toVerifiedArchive(entry, randomMatch(entry, 3, 'moves', 20), {
    players: ['Ann', 'Bob', 'ann'].map((name) => ({ name, kind: 'person' })),
  });
  const context = shown(opened);

  it.each([
    ['next', '', 11],
    ['back', '', 9],
    ['first', '', 0],
    ['last', '', 20],
    ['go', '0', 0],
    ['go', '20', 20],
  ] as const)('by %s %s', (word, rest, place) => {
    expect(led(context, spotAt(10), word, rest)).toBe(place);
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
    ['turn', '0', 1, `turn takes a whole number from 1 to ${findTurns(context.timeline).length}.`],
    ['turn', 'left', 1, `turn takes a whole number from 1 to ${findTurns(context.timeline).length}.`],
    ['speed', '0', 1, 'speed takes a number from 0.25 to 16.'],
    ['speed', 'fast', 1, 'speed takes a number from 0.25 to 16.'],
    ['eyes', '4', 1, 'Nobody here is called "4": type a seat from 1 to 3, a name, spectator or judge.'],
  ] as const)('by %s %s from %i is refused in one line', (word, rest, place, error) => {
    expect(led(context, spotAt(place), word, rest)).toBe(error);
  });

  it('to an unknown event lists the known ones and escapes the input', () => {
    const error = String(led(context, spotAt(1), 'event', `x\u001b[2J${'y'.repeat(500)}`));
    expect(error).toMatch(/^Nothing called "x\\u001b\[2Jy+…" happens here; there are: /);
    expect(error).toContain('draw');
    expect(error.length).toBeLessThan(300);
  });

  it('ignores case in the name of an event', () => {
    expect(led(context, spotAt(1), 'event', 'DRAW')).toBe(led(context, spotAt(1), 'event', 'draw'));
  });

  it('through all watchers: seat by seat, the spectator, the judge, and again', () => {
    const seen: Watcher[] = [];
    let cursor = spotAt(0, 0);
    for (let i = 0; i < 6; i++) {
      seen.push(cursor.watcher);
      const moved = NAVIGATION_COMMANDS.eyes!(context, cursor, '');
      if (moved.ok) cursor = moved.value;
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
  ] as const)('to the watcher called %s', (rest, watcher) => {
    expect(NAVIGATION_COMMANDS.eyes!(context, spotAt(0), rest)).toMatchObject({
      ok: true,
      value: { watcher },
    });
  });

  it("to a watcher named in the user's language", () => {
    const italian = createReplayContext(context.timeline, opened, 'it');
    expect(NAVIGATION_COMMANDS.eyes!(italian, spotAt(0), 'spettatore')).toMatchObject({
      value: { watcher: 'spectator' },
    });
  });

  it('halves and doubles the speed between minimum and maximum', () => {
    const speeds = (word: '+' | '-'): readonly (number | string)[] => {
      const found: (number | string)[] = [];
      for (let cursor = spotAt(0); ;) {
        const moved = NAVIGATION_COMMANDS[word]!(context, cursor, '');
        found.push(moved.ok ? moved.value.speed : moved.problem);
        if (!moved.ok) return found;
        cursor = moved.value;
      }
    };
    expect(speeds('+')).toEqual([2, 4, 8, 16, '×16 is the fastest.']);
    expect(speeds('-')).toEqual([0.5, 0.25, '×0.25 is the slowest.']);
    expect(NAVIGATION_COMMANDS.speed!(context, spotAt(0), '2')).toMatchObject({ value: { speed: 2 } });
    expect(NAVIGATION_COMMANDS.speed!(context, spotAt(0), '0,5')).toMatchObject({ value: { speed: 0.5 } });
  });
});
