/** Saves of every dialect, built here byte by byte from the layouts in docs/unstable-students-files.md. */
import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type CardKind, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { type Dialect, DIALECTS } from './dialects.ts';
import { encodeSave } from './encode-save.ts';
import { files } from './index.ts';
import { parseSave } from './parse-save.ts';
import type { Save } from './save.ts';
import { hostMatch, randomSave } from './saves.testing.ts';

/** A growing file. */
class Bytes {
  readonly parts: Buffer[] = [];

  int(value: number): void {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    this.parts.push(bytes);
  }

  byte(value: number): void {
    this.parts.push(Buffer.of(value));
  }

  text(text: string, size: number): void {
    const bytes = Buffer.alloc(size);
    bytes.write(text);
    this.parts.push(bytes);
  }

  zeros(size: number): void {
    this.parts.push(Buffer.alloc(size));
  }
}

function writeEffects(out: Bytes, { effects }: CardKind): void {
  for (const { action, target, filter } of effects) {
    out.int(ACTIONS.indexOf(action));
    out.int(TARGETS.indexOf(target));
    out.int(TYPES.indexOf(filter));
  }
}

function writeHead(out: Bytes, { name, description, type, effects }: CardKind): void {
  out.text(name, 32);
  out.text(description, 256);
  out.int(TYPES.indexOf(type));
  out.int(effects.length);
}

/** A C structure of 320 bytes with two pointers, then its effects. */
function writeBlock(out: Bytes, kind: CardKind): void {
  writeHead(out, kind);
  out.zeros(8);
  out.int(MOMENTS.indexOf(kind.when));
  out.byte(kind.optional ? 1 : 0);
  out.zeros(11);
  writeEffects(out, kind);
}

/** One field after the other, the moment behind the effects. */
function writeFields(out: Bytes, kind: CardKind): void {
  writeHead(out, kind);
  writeEffects(out, kind);
  out.int(MOMENTS.indexOf(kind.when));
  out.byte(kind.optional ? 1 : 0);
}

function write(save: Save, dialect: Dialect): Uint8Array {
  const out = new Bytes();
  const card = dialect === 'draft' ? writeFields : writeBlock;
  const cards = (list: readonly number[]): void => list.forEach((kind) => card(out, at(save.kinds, kind)));
  const list = (numbers: readonly number[]): void => {
    out.int(numbers.length);
    cards(numbers);
  };
  out.int(save.players.length);
  for (const { name, hand, room, area } of save.players) {
    out.text(name, 32);
    if (dialect === 'original') out.zeros(32);
    list(hand);
    for (const inPlay of [room, area]) (dialect === 'draft' ? cards : list)(inPlay);
  }
  const { draw, discards, nursery } = save;
  for (const pile of dialect === 'nursery-first' ? [nursery, draw, discards] : [draw, discards, nursery])
    list(pile);
  if (dialect === 'original') out.int(save.round);
  return Buffer.concat(out.parts);
}

function contentOf(bytes: Uint8Array, dialect?: Dialect) {
  const read = parseSave(bytes, { dialect });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

const names = (list: readonly number[], from: readonly CardKind[]) => list.map((card) => at(from, card).name);

const cases = DIALECTS.flatMap((dialect) => [2, 3, 4].map((seats) => [dialect, seats] as const));

describe.each(cases)('a save of the dialect %s for %i players', (dialect, seats) => {
  const { save } = contentOf(randomSave(seats, `dialects ${seats}`, 90));
  const bytes = write(save, dialect);

  test('is recognised, has the same content, and is written back identically', () => {
    const read = contentOf(bytes);
    expect(read.dialect).toBe(dialect);
    const { players, draw, discards, nursery, kinds } = read.save;
    expect(names([...draw, ...discards, ...nursery], kinds)).toEqual(
      names([...save.draw, ...save.discards, ...save.nursery], save.kinds),
    );
    players.forEach(({ name, hand, room, area }, seat) => {
      const expected = save.players[seat]!;
      expect(name).toBe(expected.name);
      expect(names([...hand, ...room, ...area], kinds)).toEqual(
        names([...expected.hand, ...expected.room, ...expected.area], save.kinds),
      );
    });
    expect(Buffer.compare(encodeSave(read.save, dialect), bytes)).toBe(0);
  });

  test('can be continued, and a conversion is reported', () => {
    const opened = files.open(bytes);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const { from, settings, warnings } = opened.value;
    expect(hostMatch(seats, 'on', { from, settings }).match.question).toBeDefined();
    const conversion = { why: 'save dialect', facts: { offset: 0, dialect } };
    expect(warnings).toEqual(dialect === 'original' ? [] : [conversion]);
  });

  test.each(DIALECTS.filter((other) => other !== dialect))('is refused as %s', (other) => {
    expect(files.open(bytes, other)).toMatchObject({ ok: false });
  });

  test('is refused with the name of the dialect when it is cut off', () => {
    const cut = files.open(bytes.subarray(0, Math.floor(bytes.length * 0.8)));
    expect(cut).toMatchObject({ ok: false, problem: [{}, { why: 'save closest', facts: { dialect } }] });
  });
});
