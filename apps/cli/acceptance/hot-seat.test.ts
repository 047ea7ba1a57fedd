import { createFastDice, type Json, replay, type Seat } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import type { VerifiedArchive } from '../files/archive-file.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { openSaveStore } from '../saves/save-store.ts';
import { computeStatistics } from '../saves/statistics.ts';
import { PERSON } from '../session/seated-player.ts';
import { Guard } from './guard.testing.ts';
import { first, type Played, playIn } from './played.testing.ts';

/** Everybody at the terminal by name; computers take what is left. */
const GUESTS = { Ada: 'you=Ada', Bea: 'you=Bea', Cam: 'you=Cam', Hal: 'greedy=Hal' } as const;
type Guest = keyof typeof GUESTS;

const playersOf = (guests: readonly Guest[]): string => guests.map((guest) => GUESTS[guest]).join(',');

/** What people have answered, from first to last. */
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

/** The match is over: what is on the screen, and afterwards, is as it went. */
async function endsWell({ pty, path, kept }: Played, folder: string, guests: readonly Guest[]) {
  const { match, entry, recording } = kept();
  const { places } = match.outcome!;
  const outcome = entry.texts.en.outcome(match.outcome!, guests);
  expect(pty.screen().join('\n')).toContain(outcome);
  pty.send('\r');
  expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  expect(pty.alternate).toBe(false);
  expect(pty.screen().join('\n')).toContain(`${outcome}\n1. `);

  expect(await callCli(['verify', path()])).toMatchObject({ exit: 0, err: [] });
  const { manual, automatic } = computeStatistics(
    (await openSaveStore(folder).finished(entry.game.id)).finished,
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
  it.each<[string, string, readonly Guest[]]>([
    ['two people', 'uno 29', ['Ada', 'Bea']],
    ['three people and a computer', 'uno 39', ['Ada', 'Bea', 'Cam', 'Hal']],
  ])(
    'plays Uno with %s: no byte of a hidden hand is sent, and each answer is saved',
    async (_, seed, guests) => {
      const folder = await makeTempFolder();
      const args = ['uno', '--seed', seed, '--players', playersOf(guests), '--yes'];
      const played = playIn({ folder, game: 'uno' }, args);
      const guard = new Guard();
      const typed = await played.toEnd(first, guard);
      expect(answersOf(played.kept())).toEqual(typed);
      expect(guard.leaks).toEqual([]);
      expect(guard.curtains).toBeGreaterThan(guests.length);
      expect(guard.hidden).toBeGreaterThan(guard.curtains);
      await endsWell(played, folder, guests);
    },
  );

  it('plays Rumour with three people whose answers interrupt each other', async () => {
    const folder = await makeTempFolder();
    const guests: readonly Guest[] = ['Ada', 'Bea', 'Cam'];
    const args = ['rumour', '--seed', '1', '--players', playersOf(guests), '--yes'];
    const played = playIn({ folder, game: 'rumour' }, args);
    const dice = createFastDice('rumour');
    const typed = await played.toEnd(({ question }) => dice.pick(question!.options));
    expect(answersOf(played.kept())).toEqual(typed);
    await endsWell(played, folder, guests);
  });
});
