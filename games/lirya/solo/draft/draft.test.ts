import { at, encodeUtf8, startMatch, validate } from '@ludoteca/kernel';
import { LANGUAGES, makeSoloSave, parseSoloSave } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { ADVISED_SHARES, rateCard } from '../../deck/index.ts';
import { game } from '../../game.ts';
import { rowOfId } from '../../pool/index.ts';
import { expectOk } from '../../../../kernel/result.testing.ts';
import { createDraftMatch } from './draft-pages.ts';
import { createPacks } from './draft-packs.ts';
import { type DraftProgress, draftSchema } from './draft-progress.ts';
import { draft, draftMode } from './index.ts';
import { simulateDraft } from './simulate-draft.ts';

/** Follows the advice of every page until a match is offered. */
function followAdvice(progress: DraftProgress): DraftProgress {
  for (let now = progress; ;) {
    const { actions } = draftMode.createPage(now, 'en');
    const { leadsTo } = actions.find(({ isAdvised }) => isAdvised) ?? at(actions, 0);
    if ('match' in leadsTo) return now;
    now = leadsTo.progress;
  }
}

const finished = followAdvice(draftMode.start('one'));

describe('a draft', () => {
  it('opens packs of fifteen different cards: ten common, four uncommon, one better', () => {
    const packs = createPacks('one').flat();
    expect(packs).toHaveLength(24);
    for (const pack of packs) {
      expect(new Set(pack).size).toBe(15);
      const rarities = pack.map((id) => rowOfId(id)!.card.rarity);
      expect(rarities.filter((rarity) => rarity === 'common')).toHaveLength(10);
      expect(rarities.filter((rarity) => rarity === 'uncommon')).toHaveLength(4);
    }
  });

  it('passes packs on: after the first pick the person gets the pack of a neighbour without the card taken', () => {
    const [first, second] = createPacks('one')[0]!;
    const { pack, pools } = simulateDraft('one', [first![0]!])!;
    expect(pack).toHaveLength(14);
    expect(second).toEqual(expect.arrayContaining([...pack]));
    expect(pools.map((pool) => pool.length)).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('distributes every card of all packs once', () => {
    const { pools, pack } = simulateDraft('one', finished.picks)!;
    expect(pack).toEqual([]);
    expect(pools.flat().toSorted()).toEqual(createPacks('one').flat(2).toSorted());
  });

  it('lets computer drafters take better cards first', () => {
    const { pools } = simulateDraft('one', finished.picks)!;
    const mean = (pick: number): number =>
      pools.slice(1).reduce((sum, pool) => sum + rateCard(pool[pick]!), 0) / 7;
    expect(mean(0)).toBeGreaterThan(mean(13));
  });

  it('advises forty of the picks, near the advised types', () => {
    const { deck = [], picks } = finished;
    expect(deck).toHaveLength(40);
    expect(picks).toHaveLength(45);
    const characters = deck.filter((id) => rowOfId(id)!.card.type === 'character').length;
    expect(Math.abs(characters / 0.4 - ADVISED_SHARES.character)).toBeLessThanOrEqual(25);
  });

  it('lets the person change the deck, but not below forty cards', () => {
    const built: DraftProgress = { ...finished, step: 'build' };
    const page = draftMode.createPage(built, 'en');
    expect(page.actions.filter(({ id }) => id.startsWith('remove-'))).toEqual([]);
    const add = page.actions.find(({ id }) => id.startsWith('add-'))!;
    const larger = 'progress' in add.leadsTo ? add.leadsTo.progress : built;
    expect(larger.deck).toHaveLength(41);
    const remove = draftMode.createPage(larger, 'en').actions.find(({ id }) => id.startsWith('remove-'))!;
    expect('progress' in remove.leadsTo && remove.leadsTo.progress.deck).toHaveLength(40);
  });

  it('is followed by three matches against the decks of three drafters, which the game accepts', () => {
    let now = finished;
    const ids = new Set<string>();
    for (const places of [
      [1, 2],
      [2, 1],
      [1, 1],
    ]) {
      const match = createDraftMatch(now);
      ids.add(match.id);
      expectOk(startMatch(game, { seats: 2, seed: match.seed, settings: match.settings }));
      now = draftMode.finish(now, match, { places });
    }
    expect(ids.size).toBe(3);
    expect(now.results).toEqual(['won', 'lost', 'drawn']);
    for (const language of LANGUAGES)
      expect(draftMode.createPage(now, language)).toMatchObject({ actions: [] });
    expect(draftMode.createPage(now, 'en').paragraphs[0]).toBe('You won 1 match of 3.');
  });

  it('is the same for the same seed, and another for another seed', () => {
    expect(followAdvice(draftMode.start('one'))).toEqual(finished);
    expect(followAdvice(draftMode.start('two')).picks).not.toEqual(finished.picks);
  });

  it('refuses saved progress with a pick that was not offered, or a card that was not picked', () => {
    const { picks, deck = [] } = finished;
    const invalid: DraftProgress[] = [
      { ...finished, picks: ['bell-tower', ...picks.slice(1)] },
      { ...finished, deck: [...deck.slice(1), 'spark-dart'] },
      { seed: 'one', picks: picks.slice(0, 3), deck, step: 'build', results: [] },
    ];
    for (const progress of invalid) expect(validate(draftSchema, progress).ok).toBe(false);
    expect(validate(draftSchema, finished).ok).toBe(true);
  });

  it('is saved with a checksum that notices a change', () => {
    const save = makeSoloSave('lirya', draft, { ...finished, results: [...finished.results] });
    expect(parseSoloSave('lirya', draft, encodeUtf8(save))).toEqual({ ok: true, value: finished });
    const changed = encodeUtf8(save.replace('"results":[]', '"results":["won"]'));
    expect(parseSoloSave('lirya', draft, changed)).toEqual({ ok: false, problem: 'damaged' });
    expect(parseSoloSave('lirya', { ...draft, id: 'other' }, encodeUtf8(save))).toEqual({
      ok: false,
      problem: 'other',
    });
    expect(parseSoloSave('lirya', { ...draft, version: 0 }, encodeUtf8(save))).toEqual({
      ok: false,
      problem: 'newer',
    });
  });
});
