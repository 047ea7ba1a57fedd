import { at, startMatch, validate } from '@ludoteca/kernel';
import { describe, expect, it, test } from 'vitest';
import { expectOk } from '../../../../kernel/result.testing.ts';
import { game } from '../../game.ts';
import { rivals } from './rivals.ts';
import { cooperativeMode, type CooperativeProgress } from './index.ts';

function act(progress: CooperativeProgress, id: string): CooperativeProgress {
  const { leadsTo } = cooperativeMode.createPage(progress, 'en').actions.find((one) => one.id === id)!;
  if (!('progress' in leadsTo)) throw new Error(`${id} is a match`);
  return leadsTo.progress;
}

const findMatch = (progress: CooperativeProgress) => {
  const { leadsTo } = at(cooperativeMode.createPage(progress, 'en').actions, 0);
  if (!('match' in leadsTo)) throw new Error('no match');
  return leadsTo.match;
};

const ready = (rival: string) => act(act(cooperativeMode.start('pair'), rival), 'tidewind-circle');

describe('two people together', () => {
  test.each(rivals.map((one) => [one.id, one] as const))(
    'meet %s, which begins stronger than they do',
    (id, { variant }) => {
      const { seed, settings, person } = findMatch(ready(id));
      const match = expectOk(startMatch(game, { seats: 2, seed, settings }));
      const [own, rival] = match.view('judge').players;
      expect(rival!.life - own!.life).toBe(variant.rivalLife);
      expect(rival!.energy - own!.energy).toBe(variant.rivalEnergy ?? 0);
      expect(rival!.life).toBeGreaterThan(own!.life);
      expect(person?.it).toBe('La coppia');
    },
  );

  it('win or lose together, and remember whom they have defeated', () => {
    const playing = ready('warden');
    const won = cooperativeMode.finish(playing, findMatch(playing), { places: [1, 2] });
    expect(won).toMatchObject({ result: 'won', matches: 1, defeated: ['warden'] });
    const again = act(won, 'again');
    expect(findMatch(again).id).not.toBe(findMatch(playing).id);
    const lost = cooperativeMode.finish(again, findMatch(again), { places: [2, 1] });
    expect(lost).toMatchObject({ result: 'lost', matches: 2, defeated: ['warden'] });
    const page = cooperativeMode.createPage(act(lost, 'other'), 'en');
    expect(page.paragraphs.join(' ')).toContain('Defeated so far: The Warden.');
    expect(page.actions.find(({ isAdvised }) => isAdvised)?.id).toBe('swarm');
    expect(validate(cooperativeMode.schema, lost).ok).toBe(true);
    expect(validate(cooperativeMode.schema, { ...lost, rival: 'nobody' }).ok).toBe(false);
  });
});
