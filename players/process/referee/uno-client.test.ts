/** The program's side of the line protocol follows the table as the referee has it. */
import { startMatch } from '@ludoteca/kernel';
import { createPlayer } from '@ludoteca/players';
import { expect, test } from 'vitest';
import { uno } from '@ludoteca/games/uno';
import { UnoBotClient } from '../../../games/uno/bot-client.ts';
import { botProtocol } from '../../../games/uno/bot-protocol.ts';
import type { Uno } from '../../../games/uno/parts.ts';
import { createClientProgram } from '../program/client-program.testing.ts';
import { RefereedMatch } from './refereed-match.ts';

const createClient = (name: string): UnoBotClient => new UnoBotClient(createPlayer(uno, name, '1'));

test.each([
  ['two seats', 2, {}],
  ['four seats and two decks', 4, { decks: 2 }],
  ['an ace outside the deck', 2, { firstCard: 'ace', hand: 5 }],
] as const)(
  'with %s a match of programs is that of the same players inside the host',
  async (_, seats, settings) => {
    const playWith = async (speaks: boolean, seed: string): Promise<object> => {
      const opening: Uno['event'][] = [];
      const started = startMatch(uno.game, { seats, settings, seed }, opening);
      if (!started.ok) throw new Error('the match does not start');
      const all = Array.from({ length: seats }, (__, seat) => seat);
      const { match, withdrawn } = await new RefereedMatch(
        uno,
        {
          match: started.value,
          opening,
          names: all.map((seat) => `bot_${seat}`),
          seats: all.map(() => (speaks ? { program: 'client' } : { player: 'greedy', seed: '1' })),
          protocol: botProtocol.create(),
          clock: 0,
        },
        new Map(
          speaks ? all.map((seat) => [seat, createClientProgram(createClient('greedy'), 'SAY ?')]) : [],
        ),
      ).run();
      expect(withdrawn).toEqual([]);
      return match.archive().entries;
    };
    for (let seed = 0; seed < 20; seed++)
      expect(await playWith(true, `${seed}`)).toEqual(await playWith(false, `${seed}`));
  },
);

test('a debt is bought, and a search plays to the end of a debt', () => {
  const lines = ['PLAYERS a b', 'YOU a', 'HAND [ 5♠ 9♣ 4♥ ]', 'TABLE 8♦', 'TURN b', 'DISCARD V♦', 'TURN a'];
  const client = createClient('search:40');
  expect(lines.flatMap((line) => client.receive(line))).toEqual(['BUY 2']);
});

test('a table that no deck explains does not end the program', () => {
  const lines = [
    'PLAYERS a b',
    'YOU a',
    'HAND [ 5♠ 5♠ 5♠ ]',
    'TABLE 5♠',
    'noise',
    'DISCARD nothing',
    '',
    'TURN a',
  ];
  const client = createClient('greedy');
  expect(lines.flatMap((line) => client.receive(line))).toEqual(['BUY 1']);
});
