import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textWidth } from '@ludoteca/kit';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { toAscii } from './ascii.ts';

it.each([
  ['╭─ Mão ─╮', '+- Mao -+'],
  ['│ 7♥ 7♦ 7♣ 7♠ │', '| 7h 7d 7c 7s |'],
  ['● ■ ▲ ◆ ⬢ ✚', 'o # ^ * % +'],
  ['È già l’ora: «perché»…', "E gia l'ora: <perche>."],
  ['← ↑ → ↓ ▸ ·', '< ^ > v > .'],
  ['漢 😀', '?? ??'],
])('replaces %s', (text, ascii) => {
  expect(toAscii(text)).toBe(ascii);
});

it('keeps the width of every text, and leaves only ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      const ascii = toAscii(text);
      expect(ascii).toMatch(/^[ -~]*$/);
      expect(ascii.length).toBe(textWidth(text));
    }),
    { numRuns: scaleVolume(10_000), seed: 3 },
  );
});

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

it("knows every character of this program's texts", async () => {
  const places = ['apps/cli', 'games', 'kit'];
  const sources = (await Promise.all(places.map((place) => readdir(join(ROOT, place), { recursive: true }))))
    .flatMap((names, i) => names.map((name) => join(ROOT, places[i]!, name)))
    .filter((name) => /(?<!\.(?:test|testing))\.ts$/.test(name) && !name.includes('node_modules'));
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  const characters = [...new Set(texts.join('').replaceAll(/[\n -~]/g, ''))];
  expect(characters.length).toBeGreaterThan(40);
  expect(characters.filter((character) => /^\?*$/.test(toAscii(character)))).toEqual([]);
});
