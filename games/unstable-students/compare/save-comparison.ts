/** How programs of Unstable Students are run for a comparison, and how their saves are read. */
import { at, encodeUtf8 } from '@ludoteca/kernel';
import {
  type ComparableField,
  compareProgram,
  type ComparisonCase,
  type ComparisonVerdict,
  judgeRun,
  type SaveComparison,
  type TerminalProgram,
} from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { normalizeName } from '../deck/deck.ts';
import { encodeTextDeck } from '../deck/text-format.ts';
import { DIALECT_LAYOUTS, type Dialect } from '../files/dialects.ts';
import { encodeSave } from '../files/encode-save.ts';
import { type LocatedCard, parseLayout } from '../files/parse-layout.ts';
import type { Save } from '../files/save.ts';

/** How a program opens a save: by its name, as the original does, or by its path. */
export const SAVE_ARGUMENTS = ['name', 'path'] as const;
export type SaveArgument = (typeof SAVE_ARGUMENTS)[number];

export interface ComparisonOptions {
  readonly deck: readonly CardKind[];
  readonly dialect: Dialect;
  readonly argument: SaveArgument;
}

const SAVE_NAME = 'prova';
const SAVE_PATH = `saves/${SAVE_NAME}.sav`;

export async function compareSaves(
  program: TerminalProgram,
  cases: readonly ComparisonCase<Save>[],
  options: ComparisonOptions,
): Promise<ComparisonVerdict> {
  const writes = await countWrites(program, cases, options);
  return compareProgram(program, cases, createComparison(writes, options));
}

/** Most programs save as soon as they have opened a save, so the save of the next round is the second; others do not. */
async function countWrites(
  program: TerminalProgram,
  cases: readonly ComparisonCase<Save>[],
  options: ComparisonOptions,
): Promise<number> {
  const probe = cases.find(({ expected }) => expected !== undefined);
  if (probe === undefined) return 2;
  const comparison = createComparison(1, options);
  const [result] = await program.run([comparison.createRun(probe)]);
  return result !== undefined && judgeRun(probe, result, comparison).what === 'agrees' ? 1 : 2;
}

function createComparison(
  writes: number,
  { deck, dialect, argument }: ComparisonOptions,
): SaveComparison<Save> {
  const { hasRound } = DIALECT_LAYOUTS[dialect];
  return {
    createRun: ({ start, typed, random }) => ({
      words: [argument === 'name' ? SAVE_NAME : SAVE_PATH],
      typed,
      random,
      files: {
        'mazzo.txt': encodeTextDeck(deck),
        [SAVE_PATH]: encodeSave(start, dialect),
        'saves/cache.txt': encodeUtf8(`${SAVE_NAME}\n`),
      },
      result: SAVE_PATH,
      writes,
    }),
    readFields: (file) => {
      const save = readSave(file, dialect);
      return save && [...fieldsOf(save, hasRound)];
    },
    listFields: (save) => [...fieldsOf(save, hasRound)],
  };
}

/** The content of a save that a round changes, with cards by their index in `kinds`. */
interface ComparableSave {
  readonly kinds: readonly CardKind[];
  readonly players: readonly {
    readonly name: string;
    readonly hand: readonly number[];
    readonly room: readonly number[];
    readonly area: readonly number[];
  }[];
  readonly draw: readonly number[];
  readonly discards: readonly number[];
  readonly nursery: readonly number[];
  readonly round: number;
}

const cards = (list: readonly LocatedCard[]): readonly number[] => list.map(({ card }) => card);

/** Without repairs, which would hide differences. */
function readSave(bytes: Uint8Array, dialect: Dialect): ComparableSave | undefined {
  const parsed = parseLayout(bytes, [dialect]);
  if (!parsed.ok) return undefined;
  const { save } = parsed.value;
  return {
    ...save,
    players: save.players.map(({ name, hand, room, area }) => ({
      name,
      hand: cards(hand),
      room: cards(room),
      area: cards(area),
    })),
    draw: cards(save.draw),
    discards: cards(save.discards),
    nursery: cards(save.nursery),
  };
}

/** In the order of the file. `hasRound`: whether the save contains the number of the round. */
function* fieldsOf(save: ComparableSave, hasRound: boolean): Generator<ComparableField> {
  const names = (list: readonly number[]): readonly string[] =>
    list.map((card) => normalizeName(at(save.kinds, card).name));
  yield ['players', String(save.players.length), '3.6'];
  for (const [i, { name, hand, room, area }] of save.players.entries()) {
    yield [`players[${i}].name`, name, '3.6'];
    yield* listFields(`players[${i}].hand`, names(hand), '3.3');
    yield* listFields(`players[${i}].room`, names(room), '4.2');
    yield* listFields(`players[${i}].area`, names(area), '4.3');
  }
  yield* listFields('draw', names(save.draw), '10.1');
  yield* listFields('discards', names(save.discards), '10.3');
  yield* listFields('nursery', names(save.nursery), '10.3');
  if (hasRound) yield ['round', String(save.round), '3.6'];
}

function* listFields(path: string, names: readonly string[], rule: string): Generator<ComparableField> {
  for (const [i, name] of names.entries()) yield [`${path}[${i}]`, name, rule];
}
