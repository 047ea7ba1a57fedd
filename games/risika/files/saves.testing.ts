/** Saves in every variant that other programs write. */
import { at, type Dice, createFastDice } from '@ludoteca/kernel';
import { TERRITORY_COUNT } from '../board.ts';
import { CARD_COUNT, createDeck } from '../cards.ts';
import { COLOURS } from '../parts.ts';
import { NAME_BYTES } from './parse-layout.ts';
import type { Save } from './save.ts';
import { encodeSave } from './encode-save.ts';

const NAMES = ['Ada', 'Bice', 'Ciro', 'Dora', 'Elio', 'Fede'];

/** A match with so many players, somewhere on its way: every player holds something. */
export function sampleSave(players: number, seed = 'sample'): Save {
  const dice = createFastDice(`${seed} ${players}`);
  const colours = dice.shuffle(COLOURS.map((_, colour) => colour));
  const cards = dice.shuffle(createDeck());
  const hands = Array.from({ length: players }, () => cards.splice(0, dice.int(4)));
  const owners = dice.shuffle(Array.from({ length: TERRITORY_COUNT }, (_, id) => id % players));
  return {
    players: hands.map((hand, i) => ({ name: at(NAMES, i), colour: at(colours, i), cards: hand })),
    current: 0,
    owners,
    armies: owners.map(() => 1 + dice.int(5)),
    deck: cards,
  };
}

export const sampleSaveBytes = (players: number, seed?: string): Uint8Array =>
  encodeSave(sampleSave(players, seed));

const alter = (bytes: Uint8Array, change: (copy: Uint8Array, view: DataView) => void): Uint8Array => {
  const copy = bytes.slice();
  change(copy, new DataView(copy.buffer));
  return copy;
};

/** The same save with another integer at a place. */
export const withInt = (bytes: Uint8Array, offset: number, value: number): Uint8Array =>
  alter(bytes, (_, view) => view.setInt32(offset, value, true));

/** The start of each player's block. */
export function blocksOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts: number[] = [];
  let offset = 8;
  for (let i = 0; i < view.getInt32(0, true); i++) {
    starts.push(offset);
    offset += NAME_BYTES + 8 + 4 * view.getInt32(offset + NAME_BYTES + 4, true);
  }
  return [...starts, offset];
}

/** Bytes that programs leave after the names if they do not clear their memory. */
export const withJunk = (bytes: Uint8Array, dice: Dice): Uint8Array =>
  alter(bytes, (copy) => {
    for (const start of blocksOf(bytes).slice(0, -1)) {
      const end = start + copy.subarray(start, start + NAME_BYTES).indexOf(0) + 1;
      for (let i = end; i < start + NAME_BYTES; i++) copy[i] = dice.int(256);
    }
  });

export const withTrail = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from([...bytes, ...Array.from('\nturno di Ada: 7', (letter) => letter.codePointAt(0) ?? 0)]);

/** Without some of its cards. */
export function withoutCards(save: Save, ...lost: readonly number[]): Save {
  const kept = (cards: readonly number[]): number[] => cards.filter((card) => !lost.includes(card));
  return {
    ...save,
    players: save.players.map(({ name, colour, cards }) => ({ name, colour, cards: kept(cards) })),
    deck: kept(save.deck),
  };
}

/** Of the simplest version of the game: no hands, no jokers. */
export function baseSave(players: number): Save {
  const save = sampleSave(players, 'base');
  return {
    ...save,
    players: save.players.map(({ name, colour }) => ({ name, colour, cards: [] })),
    deck: createDeck().slice(0, TERRITORY_COUNT),
  };
}

/** Every shape that is taken, by name. */
export const SHAPES: { readonly [name: string]: Uint8Array } = {
  'two players': sampleSaveBytes(2),
  'three players': sampleSaveBytes(3),
  'four players': sampleSaveBytes(4),
  'five players with junk after the names': withJunk(sampleSaveBytes(5), createFastDice('junk')),
  'six players': sampleSaveBytes(6),
  'three players and sixteen bytes more': withTrail(sampleSaveBytes(3)),
  'a lost card': encodeSave(withoutCards(sampleSave(3), 14)),
  'three players without jokers': encodeSave(baseSave(3)),
  'six players without jokers': encodeSave(baseSave(6)),
};

/** A file of nothing that we know. */
export const randomBytes = (length: number, dice: Dice): Uint8Array =>
  Uint8Array.from({ length }, () => dice.int(256));

/** Damages a save in one of the ways in which files are damaged. */
export function damageBytes(bytes: Uint8Array, dice: Dice): Uint8Array {
  const ints = Math.floor(bytes.length / 4);
  switch (dice.int(5)) {
    case 0:
      return bytes.slice(0, dice.int(bytes.length));
    case 1:
      return alter(bytes, (_, view) => {
        const [a, b] = [dice.int(ints) * 4, dice.int(ints) * 4];
        const kept = view.getInt32(a, true);
        view.setInt32(a, view.getInt32(b, true), true);
        view.setInt32(b, kept, true);
      });
    case 2:
      return withInt(bytes, dice.int(ints) * 4, dice.int(CARD_COUNT + 3) - 1);
    case 3:
      return Uint8Array.from([...bytes, ...randomBytes(dice.int(40), dice)]);
    default:
      return alter(bytes, (copy) => {
        for (let flips = 1 + dice.int(3); flips > 0; flips--) {
          const where = dice.int(copy.length);
          copy[where] = (copy[where] ?? 0) ^ (1 << dice.int(8));
        }
      });
  }
}
