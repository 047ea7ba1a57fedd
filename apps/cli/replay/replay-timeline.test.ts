import { createFastDice, type Game, replay, type AnyParts } from '@ludoteca/kernel';
import { observe, ReplayTimeline } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import {
  startedMatch,
  toVerifiedArchive,
  entryOf,
  timelineOf,
  replayTo,
  RANDOM_MATCHES,
  randomMatch,
  watchersAt,
} from './matches.testing.ts';

/** Every place forward, then back, then jumps. */
function journey(end: number): readonly number[] {
  const places = Array.from({ length: end + 1 }, (_, place) => place);
  const dice = createFastDice('journey');
  const jumps = Array.from({ length: 50 }, () => dice.int(end + 1));
  return [...places, ...places.toReversed(), ...jumps];
}

describe('a replay timeline', () => {
  it.each(RANDOM_MATCHES)('shows every watcher what the kernel shows, at any place: %s', (_, opened) => {
    const timeline = timelineOf(opened);
    const { seats } = opened.recording.archive;
    expect(timeline.end).toBe(opened.match.number);
    const due = Array.from({ length: timeline.end + 1 }, (__, place) => {
      const match = replayTo(opened, place);
      return watchersAt(seats).map((watcher) => observe(match, watcher));
    });
    for (const place of journey(timeline.end)) {
      const match = timeline.at(place);
      const seen = watchersAt(seats).map((watcher) => observe(match, watcher));
      expect({ place: match.number, seen }).toEqual({ place, seen: due[place] });
    }
  });

  it.each(RANDOM_MATCHES)(
    'keeps the question before each entry and the events of each watcher: %s',
    (_, opened) => {
      const timeline = timelineOf(opened);
      const { archive } = opened.recording;
      let question: unknown;
      replay(opened.entry.game, archive, undefined, (match, events) => {
        const step = timeline.steps[match.number]!;
        expect(step.entry).toEqual(archive.entries[match.number - 1]);
        expect(step.question).toEqual(question);
        expect(step.asked).toBe(match.question?.seat);
        for (const watcher of watchersAt(archive.seats))
          expect(timeline.eventsFor(match.number, watcher)).toEqual(match.redact(events).get(watcher));
        ({ question } = match);
      });
    },
  );

  it('never changes a match it has returned', () => {
    const timeline = timelineOf(
      toVerifiedArchive(entryOf('rumour'), randomMatch(entryOf('rumour'), 3, 'still')),
    );
    const early = timeline.at(5);
    const before = JSON.stringify(early.position());
    for (const place of journey(timeline.end)) timeline.at(place);
    expect(JSON.stringify(early.position())).toBe(before);
  });

  it('of a divergent archive ends at the divergence and gives the reason', () => {
    const entry = entryOf('rumour');
    const { recording } = toVerifiedArchive(entry, randomMatch(entry, 3, 'untrue'));
    const entries = recording.archive.entries.with(7, { answer: 'nonsense' });
    const timeline = timelineOf({
      entry,
      recording: { ...recording, archive: { ...recording.archive, entries } },
    });
    expect(timeline.end).toBe(7);
    expect(timeline.divergence).toMatchObject({ entry: 8, what: 'illegal' });
    expect(timeline.at(7).position()).toEqual(
      replayTo(toVerifiedArchive(entry, randomMatch(entry, 3, 'untrue')), 7).position(),
    );
    expect(() => timeline.at(8)).toThrow(RangeError);
  });

  it('of a match in which a rule throws ends before it', () => {
    const entry = entryOf('rumour');
    const opened = toVerifiedArchive(entry, randomMatch(entry, 3, 'fault'));
    const fragile = counting(entry.game, (answers) => {
      if (answers === 6) throw new Error('a rule that fails');
    });
    const timeline = ReplayTimeline.create(fragile, opened.recording.archive);
    if (!timeline.ok) throw new Error('there is no film');
    const { divergence, end } = timeline.value;
    expect(divergence).toMatchObject({ what: 'fault', entry: end + 1 });
    expect(timeline.value.at(end).position()).toEqual(replayTo(opened, end).position());
  });

  it('of a match that cannot start is refused', () => {
    const entry = entryOf('rumour');
    const { archive } = toVerifiedArchive(entry, startedMatch(entry, 3, 'never')).recording;
    expect(ReplayTimeline.create(entry.game, { ...archive, seats: 99 })).toMatchObject({
      ok: false,
      problem: { entry: 0, what: 'start' },
    });
  });
});

/** The game with rules that count answers and lapses. */
function counting(game: Game<AnyParts>, count: (taken: number) => void): Game<AnyParts> {
  let taken = 0;
  const rules = Object.fromEntries(
    Object.entries(game.rules).map(([name, rule]) => {
      if (typeof rule !== 'object') return [name, rule];
      const counted: typeof rule = {
        ...rule,
        answer: (...given) => {
          count(++taken);
          rule.answer(...given);
        },
      };
      if (rule.lapse === undefined) return [name, counted];
      const lapse: typeof rule.lapse = (...given) => {
        count(++taken);
        rule.lapse?.(...given);
      };
      return [name, { ...counted, lapse }];
    }),
  );
  return { ...game, rules };
}

describe('a timeline of three thousand entries', () => {
  const entry = entryOf('uno');
  const match = startedMatch(entry, 2, 'long');
  while (match.number < 3000)
    if (match.number % 2 === 0) match.play(match.question!.seat, match.number, 'buy');
    else match.lapse(match.number);
  const { archive } = toVerifiedArchive(entry, match).recording;

  it('executes each entry once when created, and at most one interval per jump', () => {
    let played = 0;
    const timeline = ReplayTimeline.create(
      counting(entry.game, () => void played++),
      archive,
    );
    if (!timeline.ok) throw new Error('there is no film');
    expect(played).toBe(3000);
    const dice = createFastDice('jumps');
    for (let jump = 0; jump < 500; jump++) {
      played = 0;
      timeline.value.at(dice.int(3001));
      expect(played).toBeLessThan(64);
    }
  });

  it('advances by one entry at the cost of one', () => {
    let played = 0;
    const timeline = ReplayTimeline.create(
      counting(entry.game, () => void played++),
      archive,
    );
    if (!timeline.ok) throw new Error('there is no film');
    timeline.value.at(1000);
    played = 0;
    for (let place = 1001; place <= 2000; place++) timeline.value.at(place);
    expect(played).toBeLessThanOrEqual(1000);
  });

  it('shows the same after jumps as the played match', () => {
    const opened = toVerifiedArchive(entry, match);
    const timeline = timelineOf(opened);
    for (const place of [2999, 3, 1500, 3000, 0])
      expect(timeline.at(place).position()).toEqual(replayTo(opened, place).position());
  });
});
