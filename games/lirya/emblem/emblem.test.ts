/** Every card has an emblem of its own, drawn from its data. */
import { expect, test } from 'vitest';
import { allCards, rowOfId } from '../pool/index.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { cardRevisions } from '../sets/index.ts';
import { motifOf } from './card-motifs.ts';
import { createEmblem, formatEmblemSvg } from './emblem.ts';

const shipped = allCards().filter(({ id }) => rowOfId(id)?.set === brokenBell.id);

test('no two cards have the same emblem, and cards of one element have different motifs', () => {
  const emblems = shipped.map((card) => JSON.stringify(createEmblem(card)));
  expect(new Set(emblems).size).toBe(shipped.length);
  const motifs = shipped
    .filter(({ token }) => token !== true)
    .map(({ id, element = 'neutral' }) => `${element} ${motifOf(id)}`);
  expect(motifs).toHaveLength(120);
  expect(new Set(motifs).size).toBe(120);
});

test('a revised card has the motif of the card that it replaces', () => {
  for (const [original, revision] of Object.entries(cardRevisions))
    expect(motifOf(revision)).toBe(motifOf(original));
});

test('frame, ground and mark depend on type and class, element and rarity', () => {
  const [card] = shipped;
  const base = createEmblem(card!);
  expect(createEmblem({ ...card!, element: 'shadow' })).toEqual({
    ...base,
    ground: expect.not.stringMatching(base.ground),
  });
  expect(createEmblem({ ...card!, rarity: 'legendary' }).mark).not.toBe(base.mark);
  const frames = ['warrior', 'mage', 'ranger', 'cleric'].map(
    (name) => createEmblem({ ...card!, class: name } as typeof card & object).frame,
  );
  expect(new Set(frames).size).toBe(4);
  const types = new Set(shipped.map((one) => (one.type === 'character' ? '' : createEmblem(one).frame)));
  expect(types.size).toBe(4);
});

test('an emblem is a small SVG document of paths alone', () => {
  for (const card of shipped) {
    const svg = formatEmblemSvg(createEmblem(card));
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48">\n(<path d="[MmLlHhVvCcSsAaZz0-9 .,-]+"[^<>]*\/>\n){3,4}<\/svg>\n$/,
    );
    expect(svg.length).toBeLessThan(2000);
  }
});

test('an added card has an emblem as well, always the same', () => {
  const added = { ...shipped[0]!, id: 'some-added-card' };
  expect(createEmblem(added)).toEqual(createEmblem({ ...added }));
  expect(createEmblem(added).motif.length).toBeGreaterThan(10);
});
