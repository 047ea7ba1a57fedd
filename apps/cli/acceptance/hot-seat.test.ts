import { createFastDice, type Json, replay, type Seat } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import type { VerifiedArchive } from '../files/archive-file.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { computeStatistics } from '../saves/statistics.ts';
import { LeakGuard } from './leak-guard.testing.ts';
import { pickFirstOption, type PtyMatch, playInPty } from './pty-match.testing.ts';

/** The people at the terminal; computers take the other seats. */
const GUESTS = { Ada: 'you=Ada', Bea: 'you=Bea', Cam: 'you=Cam', Hal: 'greedy=Hal' } as const;
type HotSeatPlayer = keyof typeof GUESTS;

const playersOf = (guests: readonly HotSeatPlayer[]): string =>
  guests.map((guest) => GUESTS[guest]).join(',');

/** The answers of people, in order. */
function answersOf({ entry, recording: { archive, players } }: VerifiedArchive): readonly Json[] {
  const answers: Json[] = [];
  let asked: Seat | undefined;
  replay(entry.game, archive, undefined, ({ number, question }) => {
    const past = archive.entries[number - 1];
    const isPersons = asked !== undefined && players![asked]!.kind === PERSON;
    if (isPersons && past !== undefined && 'answer' in past) answers.push(past.answer);
    asked = question?.seat;
  });
  return answers;
}

/** Checks screen, archive and statistics at the end of the match. */
async function endsWell(
  { pty, path, readSaved }: PtyMatch,
  folder: string,
  guests: readonly HotSeatPlayer[],
) {
  const { match, entry, recording } = readSaved();
  const { places } = match.outcome!;
  const outcome = entry.texts.en.outcome(match.outcome!, guests);
  expect(pty.screen().join('\n')).toContain(outcome);
  pty.send('\r');
  expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  expect(pty.alternate).toBe(false);
  expect(pty.screen().join('\n')).toContain(`${outcome}\n1. `);

  expect(await callCli(['verify', path()])).toMatchObject({ exit: 0, err: [] });
  const { manual, automatic } = computeStatistics(
    (await new SaveStore(folder).finished(entry.game.id)).finished,
  );
  expect(automatic.matches).toBe(0);
  expect(manual).toMatchObject({ matches: 1, longest: recording.archive.entries.length });
  const sole = places.filter((place) => place === 1).length === 1;
  for (const [seat, name] of guests.entries())
    expect(manual.players.find((player) => player.name === name)).toMatchObject({
      kind: name === 'Hal' ? 'greedy' : 'person',
      matches: 1,
      wins: places[seat] === 1 && sole ? 1 : 0,
      shared: places[seat] === 1 && !sole ? 1 : 0,
    });
}

describe('a whole match at one terminal', () => {
  it.each<[string, string, readonly HotSeatPlayer[]]>([
    ['two people', 'uno 29', ['Ada', 'Bea']],
    ['three people and a computer', 'uno 39', ['Ada', 'Bea', 'Cam', 'Hal']],
  ])(
    'plays Uno with %s: no byte of a hidden hand is sent, and each answer is saved',
    async (_, seed, guests) => {
      const folder = await makeTempFolder();
      const args = ['uno', '--seed', seed, '--players', playersOf(guests), '--yes'];
      const played = playInPty({ folder, game: 'uno' }, args);
      const guard = new LeakGuard();
      const typed = await played.playToEnd(pickFirstOption, guard);
      expect(answersOf(played.readSaved())).toEqual(typed);
      expect(guard.leaks).toEqual([]);
      expect(guard.curtains).toBeGreaterThan(guests.length);
      expect(guard.hidden).toBeGreaterThan(guard.curtains);
      await endsWell(played, folder, guests);
    },
  );

  it('plays Rumour with three people whose answers interrupt each other', async () => {
    const folder = await makeTempFolder();
    const guests: readonly HotSeatPlayer[] = ['Ada', 'Bea', 'Cam'];
    const args = ['rumour', '--seed', '1', '--players', playersOf(guests), '--yes'];
    const played = playInPty({ folder, game: 'rumour' }, args);
    const dice = createFastDice('rumour');
    const typed = await played.playToEnd(({ question }) => dice.pick(question!.options));
    expect(answersOf(played.readSaved())).toEqual(typed);
    await endsWell(played, folder, guests);
  });
});
