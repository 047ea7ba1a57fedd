import {
  computeCommitment,
  computeNonceCommitment,
  deriveTableSeed,
  makeArchive,
  parseArchive,
  recordMatch,
  startMatch,
} from '@ludoteca/kernel';
import { eraseGameType, type Language } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import type { MatchStep, SeatInfo, TableInfo } from '../messages.ts';
import { checkFairness, formatReplayProblem } from './check-fairness.ts';
import { completeRecord, contributionsOf, type FairnessRecord } from './fairness-record.ts';

const entry = eraseGameType(lotsEntry);
const SECRET = 'a secret of thirty-two bytes or so';
const OWN = '1'.repeat(64);
const OTHER = '2'.repeat(64);

const seat = (kind: string, nonce: string | null, sealed?: string): SeatInfo => ({
  kind,
  name: kind,
  here: true,
  nonce,
  ...(sealed === undefined ? {} : { commitment: computeNonceCommitment('table', sealed) }),
});
/** A person at seat 0 who has revealed the own nonce, and a computer. */
const SOLO = [seat('person', OWN, OWN), seat('greedy', null)];
const PAIR = [seat('person', OWN, OWN), seat('person', OTHER, OTHER)];

const tableOf = (seats: readonly SeatInfo[]): TableInfo => ({
  id: 'table',
  game: entry.game.id,
  settings: {},
  state: 'over',
  seats,
  listed: false,
  made: 0,
  entries: 0,
  watching: 0,
  commitment: computeCommitment(SECRET),
  secret: SECRET,
});

/** Of a client that saw the commitment, joined, and revealed its nonce. */
const recordOf = (seats: readonly SeatInfo[]): FairnessRecord => ({
  table: 'table',
  commitment: computeCommitment(SECRET),
  seen: 'open',
  own: { nonce: OWN, state: 'published' },
  seats: contributionsOf(tableOf(seats)),
});
const watched = (seen: FairnessRecord['seen']): FairnessRecord => ({
  table: 'table',
  commitment: computeCommitment(SECRET),
  seen,
});

interface Evidence {
  readonly record?: FairnessRecord;
  readonly table?: TableInfo;
  readonly seed?: string;
  readonly changeSteps?: (steps: MatchStep[]) => MatchStep[];
  readonly changeArchive?: ((archive: Uint8Array) => Uint8Array) | undefined;
}

/** Checks a match played out by first options, with all that a client at seat 0 has of it. */
function check(seats: readonly SeatInfo[], given: Evidence = {}) {
  const {
    record = recordOf(seats),
    table = tableOf(seats),
    seed = deriveTableSeed('table', SECRET, seats),
  } = given;
  const opening: { readonly did: string }[] = [];
  const started = startMatch(entry.game, { seats: 2, seed }, opening);
  if (!started.ok) throw new Error('no match');
  const match = started.value;
  const steps = [{ number: 0, events: match.redact(opening).get(0) }];
  for (let asked = match.question; asked !== undefined && steps.length < 50; asked = match.question) {
    const told =
      steps.length < 20 ? match.play(asked.seat, asked.number, asked.options[0]) : match.withdraw(0);
    if (told.ok) steps.push({ number: steps.length, events: match.redact(told.value).get(0) });
  }
  const archive = makeArchive(recordMatch(match));
  const completed = completeRecord(record, table, 0, given.changeSteps?.(steps) ?? steps)!;
  const { findings, verdict } = checkFairness(entry, completed, given.changeArchive?.(archive) ?? archive)!;
  return {
    verdict,
    findings,
    proofs: findings.map(({ proof }) => proof),
    failing: findings.flatMap(({ proof, holds }) => (holds ? [] : [proof])),
  };
}

const describeReplay = (changeArchive: Evidence['changeArchive'], language: Language): string => {
  const { problem } = check(SOLO, { changeArchive }).findings.find(({ proof }) => proof === 'replay')!;
  return formatReplayProblem(language, entry, problem!);
};
const withOtherDigest = (archive: Uint8Array): Uint8Array =>
  makeArchive({ ...expectOk(parseArchive(archive)), digest: '0'.repeat(64) });

describe('a match that is over', () => {
  test('is proven fair in every point', () => {
    const proofs = ['bound', 'nonce', 'frozen', 'opened', 'seed', 'replay', 'seen'];
    expect(check(SOLO)).toMatchObject({ verdict: 'nobody', proofs, failing: [] });
    expect(check(PAIR)).toMatchObject({ verdict: 'nobody', proofs, failing: [] });
  });

  test('fails if the secret is not the committed one', () => {
    const commitment = computeCommitment('another');
    expect(check(SOLO, { record: { ...recordOf(SOLO), commitment } })).toMatchObject({
      verdict: 'broken',
      failing: ['bound'],
    });
    expect(check(SOLO, { record: { ...watched('playing'), commitment } }).failing).toEqual(['fixed']);
  });

  test('fails if the seed was chosen', () => {
    expect(check(SOLO, { seed: 'seven' })).toMatchObject({ verdict: 'broken', failing: ['seed'] });
  });

  test('fails if the seed is derived as if no player had committed to a nonce', () => {
    const seed = deriveTableSeed('table', SECRET, [{ nonce: OWN }, { nonce: null }]);
    expect(check(SOLO, { seed }).failing).toEqual(['seed']);
    const plain = [seat('person', OWN), seat('greedy', null)];
    expect(check(plain, { record: recordOf(SOLO) }).failing).toEqual(['frozen']);
  });

  test('fails if a computer player has a nonce', () => {
    const seats = SOLO.with(1, seat('greedy', OTHER));
    expect(check(seats).failing).toEqual(['seed']);
  });

  test('fails if the own nonce is missing although the server had shown it', () => {
    expect(check(PAIR.with(0, seat('person', null, OWN)), { record: recordOf(PAIR) })).toMatchObject({
      verdict: 'broken',
      failing: ['nonce'],
    });
  });

  test('fails if a commitment was replaced after the list was final', () => {
    const seats = PAIR.with(1, seat('person', '3'.repeat(64), '3'.repeat(64)));
    expect(check(seats, { record: recordOf(PAIR) }).failing).toEqual(['frozen']);
  });

  test('fails if another nonce was revealed than the committed one', () => {
    expect(check(PAIR.with(1, seat('person', '3'.repeat(64), OTHER))).failing).toEqual(['opened']);
  });

  test('fails if the events at the table were different', () => {
    const invented = { number: 1, events: [{ did: 'invent' }] };
    expect(check(SOLO, { changeSteps: (steps) => steps.with(1, invented) }).failing).toEqual(['seen']);
  });

  test('fails if the archive is damaged', () => {
    expect(check(SOLO, { changeArchive: (archive) => archive.with(200, 0) }).failing).toEqual([
      'seed',
      'replay',
      'seen',
    ]);
  });

  test('says why the archive is not verified, in every language', () => {
    expect(describeReplay(withOtherDigest, 'en')).toMatch(
      /^the digest of the position after the last entry, \d+, does not/,
    );
    expect(describeReplay(withOtherDigest, 'it')).toContain('impronta della posizione');
    expect(describeReplay(withOtherDigest, 'pt')).toContain('resumo da posição');
    expect(describeReplay((archive) => archive.with(200, 0), 'en')).toContain('the checksum does not match');
  });

  test('is broken if the server violated the protocol before, whatever it claims at the end', () => {
    const record = { ...recordOf(SOLO), violation: 'opened again' as const };
    expect(check(SOLO, { record })).toMatchObject({ verdict: 'broken', failing: [] });
  });
});

/** Of a client of version 0.1. */
const added = (before: readonly (string | null)[]): FairnessRecord => ({
  ...watched('open'),
  added: { nonce: 'own', before },
});

describe('the verdict', () => {
  test('names the seats that kept their nonces back', () => {
    const seats = PAIR.with(1, seat('person', null, OTHER));
    expect(check(seats)).toMatchObject({ verdict: 'unrevealed', failing: [] });
  });

  test('claims nothing for a nonce that came too late', () => {
    const seats = PAIR.with(0, seat('person', null, OWN));
    const record = { ...recordOf(seats), own: { nonce: OWN, state: 'sent' as const } };
    expect(check(seats, { record })).toMatchObject({ verdict: 'excluded', failing: [] });
  });

  test('is weaker for a guest without a nonce, and weakest after the end', () => {
    for (const seen of ['open', 'playing'] as const)
      expect(check(PAIR, { record: watched(seen) })).toMatchObject({
        verdict: 'watched',
        proofs: ['fixed', 'opened', 'seed', 'replay', 'seen'],
      });
    expect(check(PAIR, { record: watched('over') })).toMatchObject({
      verdict: 'late',
      proofs: ['opened', 'seed', 'replay', 'seen'],
    });
  });

  test('of a match of version 0.1 depends on the nonces that came after the own one', () => {
    const seats = [seat('person', 'own'), seat('person', 'other')];
    const proofs = ['bound', 'nonce', 'seed', 'replay', 'seen'];
    expect(check(seats, { record: added([null, 'other']) })).toMatchObject({
      verdict: 'nobody',
      proofs,
      failing: [],
    });
    for (const before of [
      [null, null],
      [null, 'another before'],
    ])
      expect(check(seats, { record: added(before) }).verdict).toBe('together');
  });
});
