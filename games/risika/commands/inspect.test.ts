/** Tests of `risika inspect`. */
import { describe, expect, test } from 'vitest';
import { callCommand, findCommand } from '../../../testkit/call-command.ts';
import { commands } from './index.ts';
import { parseSave } from '../files/parse-save.ts';
import { baseSave, sampleSaveBytes, SHAPES, withInt } from '../files/saves.testing.ts';
import { encodeSave } from '../files/encode-save.ts';

async function call(files: { readonly [path: string]: Uint8Array }, ...words: readonly string[]) {
  const { code, out, errors, written } = await callCommand(findCommand(commands, 'inspect'), words, {
    files,
    language: 'it',
  });
  return { code, out: out.join('\n'), complaints: errors.join('\n'), written };
}

describe('inspect', () => {
  test('prints every field with its offset', async () => {
    const { code, out } = await call({ 'a.rsk': sampleSaveBytes(3) }, 'a.rsk');
    expect(code).toBe(0);
    expect(out).toContain('   0  playerCount = 3');
    expect(out).toContain('   8  players[0].name = "Ada"');
    expect(out).toMatch(/\d+ {2}territories\[25\]\.armies = \d/);
    expect(out).toContain('Il salvataggio è in ordine.');
  });

  test('prints problems beside the field, and exits with 1 if the save is refused', async () => {
    const { code, out } = await call({ 'a.rsk': withInt(sampleSaveBytes(3), 0, 9) }, 'a.rsk', '--lang', 'en');
    expect(code).toBe(1);
    expect(out).toContain('! There must be 2 to 6 players, not 9 (playerCount, byte 0).');
    expect(out).toContain('Refused: there is one error.');
  });

  test('prints a warning for each repair', async () => {
    const { code, out } = await call({ 'a.rsk': SHAPES['a lost card']! }, 'a.rsk', '--lang', 'pt');
    expect(code).toBe(0);
    expect(out).toContain('! Faltavam cartas (14)');
  });

  test('prints the same as JSON', async () => {
    const { code, out } = await call({ 'a.rsk': SHAPES['a lost card']! }, '--json', 'a.rsk');
    expect(code).toBe(0);
    const sheet = JSON.parse(out) as { ok: boolean; fields: unknown[]; warnings: { why: string }[] };
    expect(sheet).toMatchObject({ ok: true, problems: [], warnings: [{ why: 'missing cards' }] });
    expect(sheet.fields[0]).toEqual({ path: 'playerCount', offset: 0, size: 4, value: 3 });
  });

  test('writes the repaired save, with jokers if requested', async () => {
    const disk = { 'a.rsk': encodeSave(baseSave(3)) };
    const without = await call(disk, 'a.rsk', '--repair', 'b.rsk');
    expect(without.written.get('b.rsk')).toEqual(disk['a.rsk']);
    const { written, complaints } = await call(disk, 'a.rsk', '--repair', 'b.rsk', '--jokers');
    const { save, warnings } = parseSave(written.get('b.rsk')!);
    expect(warnings).toEqual([]);
    expect(save!.deck.slice(-2)).toEqual([26, 27]);
    expect(complaints).toContain('b.rsk');
  });

  test.each([
    [[], 'Manca una parola'],
    [['a.rsk', '--what'], 'Opzione sconosciuta: --what.'],
    [['a.rsk', 'b.rsk'], 'ce n’è una di troppo'],
    [['a.rsk', '--repair'], 'Manca il valore di --repair.'],
  ])('%j is a usage error', async (words, line) => {
    const { code, complaints } = await call({ 'a.rsk': sampleSaveBytes(3) }, ...words);
    expect(code).toBe(2);
    expect(complaints).toContain(line);
  });

  test('does not repair a refused save', async () => {
    const { code, written } = await call(
      { 'a.rsk': sampleSaveBytes(3).subarray(0, 99) },
      'a.rsk',
      '--repair',
      'b.rsk',
    );
    expect(code).toBe(1);
    expect(written.size).toBe(0);
  });
});
