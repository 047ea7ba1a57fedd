import { greedy, type PlayerMaker, random } from '@ludoteca/players';
import { strength, sureShare } from '@ludoteca/testkit';
import type { Character } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { entry } from '../entry.ts';
import type { Risika } from '../parts.ts';
import { characters } from './index.ts';

/** As a player of any game: it only ever gets this one. */
const asMaker = (character: Character<Risika>): PlayerMaker =>
  ((_: unknown, dice: Parameters<Character<Risika>>[0]) => character(dice)) as unknown as PlayerMaker;

describe.each(Object.entries(characters))('the %s character', (_, character) => {
  test('beats three random players in at least 99 % of the matches', () => {
    const { wins, decided } = strength(entry, [asMaker(character), random, random, random], 2000);
    expect(sureShare(wins[0]!, decided)).toBeGreaterThanOrEqual(0.99);
  });

  test('beats three greedy players in at least 60 % of the matches', () => {
    const { wins, decided } = strength(entry, [asMaker(character), greedy, greedy, greedy], 2000);
    expect(sureShare(wins[0]!, decided)).toBeGreaterThanOrEqual(0.6);
  });
});
