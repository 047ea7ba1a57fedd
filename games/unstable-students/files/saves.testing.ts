/** Matches with their saves for tests, and variants of the bytes of a save. */
import { encodeUtf8, at, type Dice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import type { FileFolder, HostSnapshot, SaveContext } from '@ludoteca/kit';
import { game } from '../game.ts';
import type { Event, Settings, Students } from '../parts.ts';
import { concatBytes, decodeText } from './bytes.ts';
import { files } from './index.ts';
import { CARD_OFFSETS, SIZES } from './save.ts';

export const NAMES = ['Ada', 'Bice De Santis', 'Ciro', 'Dora'] as const;

/** A match with its settings and opening events, as a host holds it. */
export interface HostedMatch {
  readonly match: Match<Students>;
  readonly settings: Settings;
  readonly opening: readonly Event[];
}

export function hostMatch(
  seats: number,
  seed: string,
  options: { readonly settings?: object; readonly from?: unknown } = {},
): HostedMatch {
  const opening: Event[] = [];
  const settings = game.settings(options.settings ?? {}, seats);
  const started = startMatch(game, { seats, seed, ...options }, opening);
  if (!settings.ok || !started.ok) throw new Error(`no match: ${JSON.stringify([settings, started])}`);
  return { match: started.value, settings: settings.value, opening };
}

export function snapshotOf({ match, settings }: HostedMatch): HostSnapshot<Students> {
  const { state, agenda } = match.position();
  return { state, agenda, settings, outcome: match.outcome };
}

export const saveContext = (seats: number, options: Partial<SaveContext> = {}): SaveContext => ({
  names: NAMES.slice(0, seats),
  kinds: Array.from({ length: seats }, () => 'person'),
  id: 'one',
  language: 'it',
  name: 'prova',
  now: () => '2025-01-01T00:00:00Z',
  ...options,
});

/** Answers at random at most `max` times; `onEvents` is called after each answer. */
export function playRandomly(
  table: HostedMatch,
  dice: Dice,
  max: number,
  onEvents: (events: readonly Event[]) => void = () => undefined,
): void {
  for (let left = max; left > 0 && table.match.question !== undefined; left--) {
    const { number, seat, options } = table.match.question;
    const played = table.match.play(seat, number, at<unknown>(options, dice.int(options.length)));
    if (!played.ok) throw new Error('an option was refused');
    onEvents(played.value);
  }
}

export const saveMatch = (
  table: HostedMatch,
  who: SaveContext = saveContext(table.match.seats),
): Uint8Array => {
  const bytes = files.save(snapshotOf(table), who);
  if (bytes === undefined) throw new Error('nothing to save');
  return bytes;
};

/** A save of a match by the original rules after a number of random answers; such a save has no extras. */
export function randomSave(seats: number, seed: string, answers = 40): Uint8Array {
  const table = hostMatch(seats, seed, { settings: { rules: 'classic' } });
  playRandomly(table, createFastDice(seed), answers);
  return saveMatch(table);
}

/** The offsets of the blocks of players and cards. */
export function findBlocks(bytes: Uint8Array): {
  readonly players: readonly number[];
  readonly cards: readonly number[];
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [players, cards]: [number[], number[]] = [[], []];
  let offset = 4;
  const list = (): void => {
    const count = view.getInt32(offset, true);
    offset += 4;
    for (let i = 0; i < count; i++) {
      cards.push(offset);
      offset += SIZES.card + SIZES.effect * view.getInt32(offset + CARD_OFFSETS.effects, true);
    }
  };
  for (let player = view.getInt32(0, true); player > 0; player--) {
    players.push(offset);
    offset += SIZES.player;
    for (let lists = 0; lists < 3; lists++) list();
  }
  for (let lists = 0; lists < 3; lists++) list();
  return { players, cards };
}

/** The save as the original program writes it: with pointers, and with random bytes behind the ends of texts. */
export function fillPadding(bytes: Uint8Array, dice: Dice): Uint8Array {
  const junk = bytes.slice();
  const fill = (from: number, size: number): void => {
    for (let i = from; i < from + size; i++) junk[i] = dice.int(256);
  };
  const text = (from: number, size: number): void => {
    const zero = junk.indexOf(0, from);
    fill(zero + 1, from + size - zero - 1);
  };
  const { players, cards } = findBlocks(bytes);
  for (const player of players) {
    text(player, SIZES.name);
    fill(player + SIZES.name, SIZES.player - SIZES.name);
  }
  for (const card of cards) {
    text(card, SIZES.name);
    text(card + SIZES.name, SIZES.description);
    fill(card + 296, 8);
    fill(card + 312, 8);
  }
  return junk;
}

/** A folder in memory. */
export class MemoryFileFolder implements FileFolder {
  readonly files = new Map<string, Uint8Array>();
  readonly writtenFiles: string[] = [];

  read(name: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.files.get(name));
  }

  write(name: string, bytes: Uint8Array): Promise<void> {
    this.files.set(name, bytes.slice());
    this.writtenFiles.push(name);
    return Promise.resolve();
  }

  append(name: string, text: string): Promise<void> {
    this.files.set(name, concatBytes([this.files.get(name) ?? new Uint8Array(), encodeUtf8(text)]));
    this.writtenFiles.push(name);
    return Promise.resolve();
  }

  list(inside?: string): Promise<readonly string[]> {
    const front = inside === undefined ? '' : `${inside}/`;
    const here = [...this.files.keys()].filter((name) => name.startsWith(front));
    return Promise.resolve(here.map((name) => name.slice(front.length)).toSorted());
  }

  text(name: string): string {
    return decodeText(this.files.get(name) ?? new Uint8Array());
  }
}
