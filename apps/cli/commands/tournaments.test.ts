import { LANGUAGES } from '@ludoteca/kit';
import type { CreateTournamentRequest } from '@ludoteca/wire';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { registerGuest, startServer, type TestGuest } from '../../server/testing/server.testing.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { TOURNAMENT_TEXTS } from '../remote/tournament-texts.ts';

const REQUEST: CreateTournamentRequest = { name: 'Friday', game: 'uno', format: 'swiss', seats: 2 };

async function createTournament(players: number) {
  const server = await startServer();
  const guests: TestGuest[] = [];
  for (const name of ['Ada', 'Cam'].slice(0, players)) guests.push(await registerGuest(server, name));
  const organizer = guests[0]!;
  const { id } = expectOk(await organizer.api.createTournament(REQUEST));
  for (const { api } of guests) expectOk(await api.enrol(id));
  const dir = await makeTempFolder();
  const link = `${server.address}/tournaments/${id}`;
  const run = (address: string, ...args: readonly string[]) =>
    callCli(['tournaments', address, '--dir', dir, '--lang', 'en', ...args]);
  return { server, organizer, id, dir, link, run };
}

describe('ludoteca tournaments', () => {
  it('lists the tournaments of all games or of one, with their addresses', async () => {
    const { server, link, run } = await createTournament(1);
    const listed = [`Friday · Uno · enrolment is open · 1 player · ${link}`];
    expect(await run(server.address)).toMatchObject({ exit: 0, out: listed });
    expect((await run(server.address, 'uno')).out).toEqual(listed);
    expect((await run(server.address, 'lirya')).out).toEqual([TOURNAMENT_TEXTS.en.none]);
  });

  it('enrols, shows the own match with the command that joins its table, and withdraws', async () => {
    const { server, organizer, id, dir, link, run } = await createTournament(1);
    const enrolled = await run(link, '--enrol', '--name', 'Bea');
    expect(enrolled.out.slice(0, 2)).toEqual([
      'Friday · Uno · enrolment is open · 2 players',
      TOURNAMENT_TEXTS.en.enrolled,
    ]);
    const started = expectOk(await organizer.api.startTournament(id));
    const [pairing] = started.played[0]!;
    const { out } = await run(link);
    expect(out[0]).toBe('Friday · Uno · being played · 2 players · round 1');
    const names = pairing!.players.map((player) => started.players[player]!.name);
    expect(out[1]).toBe(`Your match: ${names.join(' – ')}`);
    expect(out[2]).toBe(
      `To sit down at its table: ludoteca join ${server.address}/t/${pairing!.table!} --dir ${dir}`,
    );
    expect(out.slice(3).map((row) => row.trim().split(/ {2,}/))).toEqual([
      ['Standings', 'Points', 'Buchholz'],
      ['1. Ada', '0', '0'],
      expect.arrayContaining([expect.stringMatching(/^\d\. Bea$/)]),
    ]);
    const left = await run(link, '--withdraw');
    expect(left.out[0]).toBe(TOURNAMENT_TEXTS.en.withdrawn);
    expect(left.out.join('\n')).toMatch(/\d\. Bea \(has left\)/);
    expect(left.out.join('\n')).not.toContain('ludoteca join');
  });

  it('says that the person has a bye', async () => {
    const { organizer, id, link, run } = await createTournament(2);
    await run(link, '--enrol', '--name', 'Bea');
    const { played, players } = expectOk(await organizer.api.startTournament(id));
    const bye = played[0]!.find(({ table }) => table === undefined)!;
    const { out } = await run(link);
    const hasBye = players[bye.players[0]!]!.name === 'Bea';
    expect(out.includes(TOURNAMENT_TEXTS.en.bye)).toBe(hasBye);
    expect(out.some((line) => line.startsWith('Your match: '))).toBe(!hasBye);
  });

  it.each(LANGUAGES)('refuses in %s what cannot be done', async (lang) => {
    const { server, link } = await createTournament(1);
    const dir = await makeTempFolder();
    const complain = async (...args: readonly string[]) => {
      const { exit, err } = await callCli(['tournaments', ...args, '--dir', dir, '--lang', lang]);
      expect(exit).toBe(2);
      return err.join('\n');
    };
    expect(await complain(server.address, '--enrol')).toContain(TOURNAMENT_TEXTS[lang].notATournament);
    expect(await complain(link, '--enrol', '--withdraw')).toContain(TOURNAMENT_TEXTS[lang].both);
    expect(await complain('localhost')).toContain('SERVER');
    expect(await complain(`${link}x`)).not.toBe('');
  });
});
