import { at, startMatch, validate } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it, test } from 'vitest';
import { expectOk } from '../../../../kernel/result.testing.ts';
import { countCards, findDeckProblems, toDeckCards } from '../../deck/index.ts';
import { game } from '../../game.ts';
import { rowOfId } from '../../pool/index.ts';
import { configOf } from '../../settings.ts';
import { createCampaignMatch, createOpponentDeck } from './campaign-match.ts';
import { type CampaignProgress, campaignSchema, DECK_RULES, listCollection } from './campaign-progress.ts';
import { campaignMode } from './index.ts';
import { opponents } from './opponents.ts';

const WON = { places: [1, 2] };
const LOST = { places: [2, 1] };

function act(progress: CampaignProgress, id: string): CampaignProgress {
  const action = campaignMode.createPage(progress, 'en').actions.find((one) => one.id === id);
  if (action === undefined || !('progress' in action.leadsTo)) throw new Error(`no action ${id}`);
  return action.leadsTo.progress;
}

const listActions = (progress: CampaignProgress): readonly string[] =>
  campaignMode.createPage(progress, 'en').actions.map(({ id }) => id);

function meet(progress: CampaignProgress, opponent: string, outcome: typeof WON): CampaignProgress {
  const page = act(progress, opponent);
  const { leadsTo } = at(campaignMode.createPage(page, 'en').actions, 0);
  if (!('match' in leadsTo)) throw new Error('no match');
  return campaignMode.finish(page, leadsTo.match, outcome);
}

const begun = act(campaignMode.start('road'), 'ember-vanguard');

describe('the campaign', () => {
  it('has fourteen opponents, each open at some time', () => {
    expect(opponents.length).toBeGreaterThanOrEqual(12);
    expect(new Set(opponents.map(({ id }) => id)).size).toBe(opponents.length);
    for (const [i, { needs }] of opponents.entries()) expect(needs).toBeLessThanOrEqual(i);
  });

  test.each(opponents.map((one) => [one.id, one] as const))(
    '%s has a legal deck with the cards of the reward, a rule of its own, and stories in every language',
    (_, opponent) => {
      const deck = { cards: toDeckCards(createOpponentDeck(opponent)) };
      expect(countCards(deck)).toBe(40);
      expect(findDeckProblems(deck, DECK_RULES)).toEqual([]);
      for (const id of opponent.reward) expect(Object.keys(deck.cards)).toContain(id);
      const { seed, settings } = createCampaignMatch(begun, opponent);
      const match = expectOk(startMatch(game, { seats: 2, seed, settings }));
      expect(configOf(match.position().state.settings)).toMatchObject(opponent.variant);
      expect(configOf(match.position().state.settings)).not.toEqual(DECK_RULES);
      for (const texts of [opponent.name, opponent.story, opponent.ending, opponent.rule])
        expect(LANGUAGES.every((language) => texts[language].length > 2)).toBe(true);
    },
  );

  it('begins with the cards of a starter deck, which are the deck and the collection', () => {
    expect(begun.deck).toHaveLength(40);
    expect(toDeckCards(listCollection(begun))).toEqual(toDeckCards(begun.deck));
    expect(campaignMode.createPage(campaignMode.start('road'), 'it').actions).toHaveLength(4);
  });

  it('unlocks cards and opponents with victories, and counts each opponent once', () => {
    expect(listActions(begun)).toEqual(['toll-keeper', 'night-shift', 'lock-clerk', 'deck']);
    const won = meet(begun, 'lock-clerk', WON);
    expect(won).toMatchObject({ page: 'won', won: ['lock-clerk'], matches: 1 });
    expect(campaignMode.createPage(won, 'en').paragraphs.join(' ')).toContain('Lock Apprentice');
    expect(toDeckCards(listCollection(won))['lock-apprentice']).toBe(2);
    const map = act(won, 'map');
    expect(listActions(map)).toContain('wall-guild');
    const again = meet(map, 'lock-clerk', WON);
    expect(again.won).toEqual(['lock-clerk']);
    expect(again.matches).toBe(2);
  });

  it('lets a lost match be repeated, as another match', () => {
    const lost = meet(begun, 'toll-keeper', LOST);
    expect(lost).toMatchObject({ page: 'lost', won: [], matches: 1 });
    const opponent = at(opponents, 0);
    expect(act(lost, 'again').page).toBe('opponent');
    expect(createCampaignMatch(lost, opponent).id).not.toBe(createCampaignMatch(begun, opponent).id);
    expect(createCampaignMatch(lost, opponent).seed).not.toBe(createCampaignMatch(begun, opponent).seed);
  });

  it('offers only changes that keep the deck legal', () => {
    const won = act(meet(begun, 'lock-clerk', WON), 'deck');
    expect(listActions(won).filter((id) => id.startsWith('remove-'))).toEqual([]);
    const larger = act(won, 'add-undertow');
    expect(larger.deck).toHaveLength(41);
    const changed = act(larger, 'remove-red-gate');
    expect(findDeckProblems({ cards: toDeckCards(changed.deck) }, DECK_RULES)).toEqual([]);
    const advised = act(changed, 'advice');
    expect(findDeckProblems({ cards: toDeckCards(advised.deck) }, DECK_RULES)).toEqual([]);
    const all: CampaignProgress = { ...begun, page: 'deck', won: opponents.map(({ id }) => id) };
    const legendary = act(all, 'advice').deck.filter((id) => rowOfId(id)!.card.rarity === 'legendary');
    expect(legendary.length).toBeLessThanOrEqual(3);
  });

  it('can be won to its end', () => {
    let now = begun;
    for (const { id } of opponents) now = act(meet(now, id, WON), 'map');
    expect(now.won).toHaveLength(opponents.length);
    expect(campaignMode.createPage(now, 'en').paragraphs.join(' ')).toContain('The campaign is complete');
    expect(validate(campaignSchema, now).ok).toBe(true);
  });

  test.each<readonly [string, Partial<CampaignProgress>]>([
    ['a card that is not owned', { deck: [...begun.deck.slice(1), 'zefira'] }],
    ['a deck that is too small', { deck: begun.deck.slice(1) }],
    ['an opponent won twice', { won: ['toll-keeper', 'toll-keeper'] }],
    ['a page without its opponent', { page: 'won' }],
  ])('saved progress with %s is refused', (_, change) => {
    expect(validate(campaignSchema, { ...begun, ...change }).ok).toBe(false);
    expect(validate(campaignSchema, begun).ok).toBe(true);
  });
});
