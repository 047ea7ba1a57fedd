/** Reads a recorded match: its start position (RULES 7) and the lines of each bot. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@ludoteca/kernel';
import { createDecks, formatCard } from '../cards.ts';

export const RECORDED_MATCHES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((found) => found.isDirectory())
  .map(({ name }) => name);

export interface RecordedMatch {
  readonly ids: readonly string[];
  /** By seat: the transcript of the bot. */
  readonly pages: readonly string[];
  readonly from: object;
}

export function readRecordedMatch(name: string): RecordedMatch {
  const read = (id: string): string => readFileSync(join(import.meta.dirname, name, `${id}.io.txt`), 'utf8');
  const [, players = ''] = /^< PLAYERS (.+)$/m.exec(read('bot_A')) ?? [];
  const ids = players.split(' ');
  const pages = ids.map(read);
  const heard = (seat: number, verb: string): string[] =>
    (new RegExp(`^< ${verb} (.+)$`, 'm').exec(at(pages, seat))?.[1] ?? '')
      .replaceAll(/\[ | \]/g, '')
      .split(' ');
  const hands = ids.map((_, seat) => heard(seat, 'HAND'));
  const bought = findBoughtCards(ids, pages);
  const known = new Set([...hands.flat(), ...bought]);
  const unseen = createDecks(1)
    .map(formatCard)
    .filter((card) => !known.has(card));
  return {
    ids,
    pages,
    from: {
      hands,
      stock: [...bought, ...unseen],
      pile: [],
      table: heard(0, 'TABLE')[0],
      turn: ids.indexOf(heard(0, 'TURN')[0] ?? ''),
      direction: 1,
    },
  };
}

/** The bought cards in order, turn by turn, from the transcripts of their buyers. */
function findBoughtCards(ids: readonly string[], pages: readonly string[]): string[] {
  const turns = pages.map((page) => page.split(/^(?=< TURN )/m).slice(1));
  return at(turns, 0).flatMap((turn, i) => {
    const [, id = ''] = /^< TURN (\S+)$/m.exec(turn) ?? [];
    const own = at(at(turns, ids.indexOf(id)), i);
    return [...own.matchAll(/^< (\S+)$/gm)].map(([, card = '']) => card);
  });
}
