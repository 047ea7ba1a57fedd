/** A computer player that speaks the protocol answers as the same player inside the host. */
import { catalogue } from '@ludoteca/games';
import { startMatch, type AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { createPlayer } from '@ludoteca/players';
import { createJsonLinesProtocol, JsonLinesPlayer, ProtocolError } from '@ludoteca/players/bots';
import { createClientProgram } from '../program/client-program.testing.ts';
import { RefereedMatch } from './refereed-match.ts';

/** Plays the first questions of a match in which the named player has every seat, as programs or inside the host. */
async function play(entry: AnyCatalogueEntry, name: string, speaks: boolean, most: number): Promise<object> {
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { seats: entry.game.seats.min, seed: 'same' }, opening);
  if (!started.ok) throw new Error('the match does not start');
  const match = started.value;
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const programs = new Map(
    seats.map((seat) => [
      seat,
      createClientProgram(new JsonLinesPlayer(entry, () => createPlayer(entry, name, `seed ${seat}`)), '?'),
    ]),
  );
  const stop = new AbortController();
  const { match: played } = await new RefereedMatch(
    entry,
    {
      match,
      opening,
      names: seats.map((seat) => `player ${seat}`),
      seats: seats.map((seat) => (speaks ? { program: 'client' } : { player: name, seed: `seed ${seat}` })),
      protocol: createJsonLinesProtocol({ game: entry.game, settings: match.header.settings, clock: 0 }),
      clock: 0,
      stopSignal: stop.signal,
      observer: { onAnswer: (_, number) => (number >= most ? 'stop' : undefined) },
    },
    speaks ? programs : new Map(),
  ).run();
  return played.archive().entries;
}

test.each([
  ['uno', 'search:20', 20],
  ['rumour', 'search:40', 30],
  ['risika', 'greedy', 80],
  ['unstable-students', 'search:8', 8],
  ['lirya', 'search:4', 8],
  ['teferi', 'greedy', 30],
])('in %s, %s plays the same match as a program', async (game, name, most) => {
  const entry = catalogue.find((each) => each.game.id === game)!;
  const inside = await play(entry, name, false, most);
  expect(inside).not.toEqual([]);
  expect(await play(entry, name, true, most)).toEqual(inside);
});

test('neither hello nor world has a secret list of the opponent', () => {
  const entry = catalogue.find(({ game }) => game.id === 'lirya')!;
  const settings = { deck1: 'ember-vanguard', deck2: 'tidewind-circle' };
  const started = startMatch(entry.game, { seats: 2, seed: 'secret', settings });
  if (!started.ok) throw new Error('the match does not start');
  const match = started.value;
  const protocol = createJsonLinesProtocol({ game: entry.game, settings: match.header.settings, clock: 0 });
  for (const [seat, secret] of ['tidewind-circle', 'ember-vanguard'].entries()) {
    const lines = [
      ...protocol.greet(match.view(seat), seat, ['a', 'b']),
      ...(protocol.world?.(match.imaginePosition(seat, '1')) ?? []),
    ];
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain(Object.values(settings)[seat]);
    expect(lines.join('\n')).not.toContain(secret);
  }
});

const uno = catalogue.find(({ game }) => game.id === 'uno');
const client = (): JsonLinesPlayer<AnyParts> =>
  new JsonLinesPlayer(uno!, () => createPlayer(uno!, 'greedy', '1'));
const hello = {
  type: 'hello',
  protocol: 1,
  game: 'uno',
  version: 1,
  seat: 0,
  names: ['a', 'b'],
  settings: {},
  clock: 0,
};

test.each([
  ['a line that is not JSON', 'TURN bot_A', /not JSON/],
  ['another game', JSON.stringify({ ...hello, game: 'rumour' }), /a match of rumour/],
  ['other rules', JSON.stringify({ ...hello, version: 99 }), /version 99/],
  ['a malformed question', '{"type":"question"}', /malformed: .*number/],
  ['a world without a question', '{"type":"world","position":{}}', /without a question/],
])('%s is an error', (_, line, problem) => {
  expect(() => client().receive(line)).toThrow(ProtocolError);
  expect(() => client().receive(line)).toThrow(problem);
});

test('a world that is no position is an error, and unknown messages are ignored', () => {
  const player = client();
  const question = { type: 'question', number: 3, prompt: 'turn', frame: {}, options: ['buy', 'pass'] };
  expect(player.receive(JSON.stringify(hello))).toEqual([]);
  expect(player.receive('{"type":"weather"}')).toEqual([]);
  expect(player.receive(JSON.stringify(question))).toEqual(['{"type":"imagine"}']);
  expect(() => player.receive('{"type":"world","position":{"state":7}}')).toThrow(/world cannot be used/);
});
