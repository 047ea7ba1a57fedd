import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED } from '../cards/shipped.ts';
import { hosted } from '../files/saves.testing.ts';
import { type Asked, Keyboard } from './original.testing.ts';

interface Session {
  readonly title: string;
  readonly from: {
    readonly round: number;
    readonly players: readonly { readonly [list: string]: readonly number[] }[];
    readonly draw: readonly number[];
    readonly discards: readonly number[];
    readonly nursery: readonly number[];
  };
  readonly asked: readonly Asked[];
}

const sessions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sessions.json'), 'utf8'),
) as readonly Session[];
const namesOf = (cards: readonly number[]): readonly string[] => cards.map((card) => SHIPPED[card]!.name);

test('there is a session for every recorded game, of two to four players', () => {
  expect(new Set(sessions.map(({ from }) => from.players.length))).toEqual(new Set([2, 3, 4]));
  expect(sessions.flatMap(({ asked }) => asked).length).toBeGreaterThan(100);
});

test.each(sessions)(
  '$title: the classic rules ask what the original asked, with the same numbers',
  ({ from, asked }) => {
    const start = {
      round: from.round,
      turn: 0,
      players: from.players.map((player) =>
        Object.fromEntries(Object.entries(player).map(([list, cards]) => [list, namesOf(cards)])),
      ),
      draw: namesOf(from.draw),
      discards: namesOf(from.discards),
      nursery: namesOf(from.nursery),
    };
    const table = hosted(from.players.length, 'recorded', { settings: { rules: 'classic' }, from: start });
    const keyboard = new Keyboard(table, asked);
    while (!keyboard.over) keyboard.answer();
    expect(keyboard.shown).toEqual(asked);
  },
);
