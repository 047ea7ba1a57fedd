import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { type LogLine, parseLog } from '../files/log-parser.ts';
import { LogWriter } from '../files/log-writer.ts';
import type { Event } from '../parts.ts';
import { hostMatch, NAMES } from '../files/saves.testing.ts';
import { type OriginalPrompt, OriginalProgram } from '../compare/original-program.ts';

interface Session {
  readonly title: string;
  readonly from: {
    readonly round: number;
    readonly players: readonly { readonly [list: string]: readonly number[] }[];
    readonly draw: readonly number[];
    readonly discards: readonly number[];
    readonly nursery: readonly number[];
  };
  readonly asked: readonly OriginalPrompt[];
  readonly log: readonly (readonly [round: number, kind: string, ...cards: number[]])[];
}

const sessions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sessions.json'), 'utf8'),
) as readonly Session[];
const namesOf = (cards: readonly number[]): readonly string[] =>
  cards.map((card) => STANDARD_DECK[card]!.name);

test('there is a session for every recorded game, of two to four players', () => {
  expect(new Set(sessions.map(({ from }) => from.players.length))).toEqual(new Set([2, 3, 4]));
  expect(sessions.flatMap(({ asked }) => asked).length).toBeGreaterThan(100);
});

/** Random choices of the recorded games were others. */
const isRandomOrLast = ({ did }: Event): boolean =>
  did === 'take' || did === 'lose' || did === 'reshuffle' || did === 'win';

/** Plays a session with the rules of the game and the recorded input. */
function replay({ from, asked }: Session): OriginalProgram {
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
  const table = hostMatch(from.players.length, 'recorded', { settings: { rules: 'classic' }, from: start });
  const typed = asked.map(([, answer]) => answer);
  const keyboard = new OriginalProgram(table.match, () => typed.shift(), isRandomOrLast);
  keyboard.events.push(...table.opening);
  while (!keyboard.over) keyboard.answer();
  return keyboard;
}

const kind = (card: string): CardKind => STANDARD_DECK.find(({ name }) => name === card)!;

function toRecordedLine({ round, kind: what, quoted }: LogLine): unknown[] {
  const cards = what === 'save' ? [] : quoted.map((card) => STANDARD_DECK.indexOf(kind(card)));
  return [round, what, ...cards];
}

describe.each(sessions)('$title', (session) => {
  test('the classic rules ask the same prompts with the same numbers as the original program', () => {
    expect(replay(session).prompts).toEqual(session.asked);
  });

  test('the log has the same lines as that of the original program', () => {
    const lines = new LogWriter({ names: NAMES, kindOf: kind }, 'saves/x.sav', undefined).format(
      replay(session).events,
    );
    const recorded = parseLog(lines.join('\n')).map(toRecordedLine);
    expect(recorded.slice(0, session.log.length)).toEqual(session.log);
  });
});
