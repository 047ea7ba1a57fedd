import {
  at,
  computeCommitment,
  deriveFairSeed,
  makeArchive,
  parseArchive,
  recordMatch,
  startMatch,
} from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import type { SeatInfo, TableInfo } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import type { FairnessRecord } from '../lobby/fairness-record.ts';
import { type FairnessEvidence, checkFairness, judgeFairness, formatReplayProblem } from './fairness.ts';
import type { Language } from '@ludoteca/kit';

const SECRET = 'a secret of thirty-two bytes or so';
const NONCES = ['own nonce', null];

/** Of somebody who saw the commitment and then sat down against a computer. */
const RECORD: FairnessRecord = {
  commitment: computeCommitment(SECRET),
  seen: 'open',
  added: { nonce: 'own nonce', before: [null, null] },
};
const watched = (seen: FairnessRecord['seen']): FairnessRecord => ({
  commitment: computeCommitment(SECRET),
  seen,
});

const seats = (nonces: readonly (string | null)[], kinds = ['person', 'greedy']): SeatInfo[] =>
  nonces.map((nonce, seat) => ({ kind: kinds[seat]!, name: `seat ${seat}`, here: true, nonce }));

/** A match of the first game, played out by first options, and all that a browser at seat 0 has of it. */
function evidence(seed = deriveFairSeed(SECRET, NONCES), around = seats(NONCES)): FairnessEvidence {
  const entry = at(catalogue, 0);
  const opening: { readonly did: string }[] = [];
  const started = startMatch(entry.game, { seats: 2, seed }, opening);
  if (!started.ok) throw new Error('no match');
  const match = started.value;
  const steps = [{ number: 0, events: match.redact(opening).get(0) }];
  for (let asked = match.question; asked !== undefined; asked = match.question) {
    const told = match.play(asked.seat, asked.number, asked.options[0]);
    if (told.ok) steps.push({ number: steps.length, events: match.redact(told.value).get(0) });
  }
  const table: TableInfo = {
    id: 'table',
    game: entry.game.id,
    settings: {},
    state: 'over',
    seats: around,
    listed: false,
    made: 0,
    entries: steps.length - 1,
    watching: 0,
    commitment: computeCommitment(SECRET),
    secret: SECRET,
  };
  const archive = makeArchive(recordMatch(match));
  return { entry, table, archive, watcher: 0, steps, record: RECORD };
}

const failing = (given: FairnessEvidence): string[] =>
  checkFairness(given).flatMap(({ proof, holds }) => (holds ? [] : [proof]));

const verdict = (given: FairnessEvidence): string => judgeFairness(given, checkFairness(given));

describe('a match that is over', () => {
  test('is proven fair in every point', () => {
    expect(checkFairness(evidence())).toEqual(
      ['bound', 'nonce', 'seed', 'replay', 'seen'].map((proof) => ({ proof, holds: true })),
    );
  });

  test('fails if the secret is not the committed one', () => {
    const record = { ...RECORD, commitment: computeCommitment('another') };
    expect(failing({ ...evidence(), record })).toEqual(['bound']);
    const watching = { ...watched('playing'), commitment: computeCommitment('another') };
    expect(failing({ ...evidence(), record: watching })).toEqual(['fixed']);
  });

  test('fails if the seed was chosen', () => {
    expect(failing(evidence('seven'))).toEqual(['seed']);
  });

  test('fails if a computer player has a number', () => {
    const nonces = ['own nonce', 'tried until it pleased'];
    expect(failing(evidence(deriveFairSeed(SECRET, nonces), seats(nonces)))).toEqual(['seed']);
  });

  test('fails if the number of this browser is missing', () => {
    const record: FairnessRecord = { ...RECORD, added: { nonce: 'other', before: [null, null] } };
    expect(failing({ ...evidence(), record })).toEqual(['nonce']);
  });

  test('fails if the events at the table were different', () => {
    const given = evidence();
    const steps = given.steps.map((step, i) => (i === 1 ? { ...step, events: [{ did: 'invent' }] } : step));
    expect(failing({ ...given, steps })).toEqual(['seen']);
  });

  test('fails if the archive is damaged', () => {
    const given = evidence();
    const archive = given.archive.with(200, 0);
    expect(failing({ ...given, archive })).toEqual(['seed', 'replay', 'seen']);
  });

  test('says why the archive is not verified, in every language', () => {
    const given = evidence();
    const parsed = parseArchive(given.archive);
    if (!parsed.ok) throw new Error('no archive');
    const archive = makeArchive({ ...parsed.value, digest: '0'.repeat(64) });
    const describeReplay = (bytes: Uint8Array, language: Language): string => {
      const findings = checkFairness({ ...given, archive: bytes });
      const { problem } = findings.find(({ proof }) => proof === 'replay')!;
      return formatReplayProblem(language, given.entry, problem!);
    };
    expect(describeReplay(archive, 'en')).toMatch(
      /^the digest of the position after the last entry, \d+, does not/,
    );
    expect(describeReplay(archive, 'it')).toContain('impronta della posizione');
    expect(describeReplay(archive, 'pt')).toContain('resumo da posição');
    expect(describeReplay(given.archive.with(200, 0), 'en')).toContain('the checksum does not match');
  });
});

describe('the verdict', () => {
  const pair = ['person', 'person'];
  const both = ['own nonce', 'other nonce'];
  const among = (before: readonly (string | null)[]): FairnessEvidence => ({
    ...evidence(deriveFairSeed(SECRET, both), seats(both, pair)),
    record: { ...RECORD, added: { nonce: 'own nonce', before } },
  });

  test('needs no trust if the own number is the last one', () => {
    expect(verdict(evidence())).toBe('nobody');
    expect(verdict(among([null, 'other nonce']))).toBe('nobody');
  });

  test('mentions the other guests if one added a number later', () => {
    expect(verdict(among([null, null]))).toBe('together');
    expect(verdict(among([null, 'another before']))).toBe('together');
  });

  test('is weaker for a guest without a number, and weakest after the end', () => {
    expect(verdict({ ...evidence(), record: watched('open') })).toBe('watched');
    expect(verdict({ ...evidence(), record: watched('over') })).toBe('late');
    expect(verdict({ ...evidence(), record: watched('playing') })).toBe('watched');
    expect(checkFairness({ ...evidence(), record: watched('over') }).map(({ proof }) => proof)).toEqual([
      'seed',
      'replay',
      'seen',
    ]);
  });

  test('is negative if any check fails', () => {
    expect(verdict(evidence('seven'))).toBe('broken');
  });
});
