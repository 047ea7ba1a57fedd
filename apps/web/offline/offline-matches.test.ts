import { catalogue } from '@ludoteca/games';
import { makeArchive, type Match, recordMatch, type AnyParts } from '@ludoteca/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveValue } from '../state/local-storage.ts';
import {
  hasOfflineMatch,
  loadFinishedMatches,
  openOfflineMatch,
  saveOfflineMatch,
  undoOfflineMatch,
} from './offline-matches.ts';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;

const save = (match: Match<AnyParts>): void => saveOfflineMatch(match, makeArchive(recordMatch(match)));

/** Answers with the first option for the seat that is asked. */
function answerOnce(match: Match<AnyParts>): void {
  const { question } = match;
  if (question !== undefined) match.play(question.seat, question.number, question.options[0]);
}

describe('a match without a server', () => {
  beforeEach(() => {
    saveValue('offline rumour', null);
    saveValue('offline finished', null);
  });

  test('goes on where it was left', () => {
    const { match } = openOfflineMatch(entry, 2);
    expect(hasOfflineMatch('rumour')).toBe(false);
    for (let answers = 0; answers < 4; answers++) answerOnce(match);
    save(match);
    expect(hasOfflineMatch('rumour')).toBe(true);
    expect(openOfflineMatch(entry, 2).match.position()).toEqual(match.position());
  });

  test('joins the list of finished ones at its end, and the next is a new one', () => {
    const { match } = openOfflineMatch(entry, 2);
    while (match.outcome === undefined) answerOnce(match);
    save(match);
    expect(hasOfflineMatch('rumour')).toBe(false);
    expect(loadFinishedMatches().map(({ game, place }) => [game, place])).toEqual([
      ['rumour', match.outcome.places[0]],
    ]);
    expect(openOfflineMatch(entry, 2).match.number).toBe(0);
  });

  test('is not taken back when there is nothing to take back, or it is damaged', () => {
    expect(undoOfflineMatch(entry)).toBeUndefined();
    saveValue('offline rumour', 'no archive');
    expect(undoOfflineMatch(entry)).toBeUndefined();
    expect(openOfflineMatch(entry, 2).match.number).toBe(0);
  });
});
