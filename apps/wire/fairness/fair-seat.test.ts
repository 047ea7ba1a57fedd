/** A client that keeps to the protocol of fair seeds, at servers that do not. */
import { computeCommitment, computeNonceCommitment, ok, refuse } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import type { JoinRequest } from '../client-messages.ts';
import type { SeatInfo, TableInfo } from '../messages.ts';
import { formatProblem } from '../problem-texts.ts';
import { FairSeat } from './fair-seat.ts';
import type { FairnessRecord } from './fairness-record.ts';
import { FAIRNESS_VIOLATIONS } from './fairness-violations.ts';

const NONCE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const SECRET = computeCommitment('secret');
const sealed = (nonce: string, table = 'table'): string => computeNonceCommitment(table, nonce);

const OWN_SEAT: SeatInfo = {
  kind: 'person',
  name: 'Ada',
  guest: 'ada',
  here: true,
  nonce: null,
  commitment: sealed(NONCE),
};
const OTHER_SEAT: SeatInfo = { ...OWN_SEAT, name: 'Bea', guest: 'bea', commitment: sealed(OTHER) };
const FREE_SEAT: SeatInfo = { kind: 'person', name: '', here: false, nonce: null };

const open = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table',
  game: 'lots',
  settings: {},
  state: 'open',
  seats: [FREE_SEAT, OTHER_SEAT],
  listed: false,
  made: 0,
  entries: 0,
  watching: 0,
  commitment: SECRET,
  ...more,
});
const frozen = (seats: readonly SeatInfo[] = [OWN_SEAT, OTHER_SEAT]): TableInfo =>
  open({ seats, revealDeadline: 10_000 });
const revealed = (seat: SeatInfo, nonce: string): SeatInfo => ({ ...seat, nonce });

/** A server that replies as the test says, and everything it receives. */
function clientOf(joins: readonly (TableInfo | 'refused')[], reveals: readonly TableInfo[] = []) {
  const sent: unknown[] = [];
  const records = new Map<string, FairnessRecord>();
  const joinReplies = [...joins];
  const revealReplies = [...reveals];
  let nonces = 0;
  const seat = new FairSeat({
    api: {
      join: async (_, request: JoinRequest = {}) => {
        // The nonce is stored before its commitment leaves the client.
        expect(records.get('table')?.own?.nonce).toBe(NONCE);
        sent.push(request);
        const reply = joinReplies.shift() ?? 'refused';
        return reply === 'refused' ? refuse({ problem: 'seat taken' }) : ok(reply);
      },
      reveal: async (_, request) => {
        // The final list is stored before the nonce leaves the client.
        expect(records.get('table')).toMatchObject({ own: { state: 'sent' }, seats: [{}, {}] });
        sent.push(request);
        const reply = revealReplies.shift();
        return reply === undefined ? refuse({ problem: 'unreachable' }) : ok(reply);
      },
      leave: async () => {
        sent.push('leave');
        return ok(undefined);
      },
    },
    store: {
      load: async (id) => records.get(id),
      save: async (record) => void records.set(record.table, record),
    },
    createNonce: () => {
      expect(nonces++).toBe(0);
      return NONCE;
    },
    guest: () => 'ada',
  });
  return { seat, sent, record: () => records.get('table')! };
}

const COMMITMENT = { commitment: sealed(NONCE) };
const REVEAL = { nonce: NONCE };
const unfair = (violation: string) => refuse({ problem: 'unfair', facts: { violation } });

describe('a client', () => {
  test('joins with a commitment, and reveals the nonce when the list is final', async () => {
    const playing = open({
      state: 'playing',
      seats: [revealed(OWN_SEAT, NONCE), revealed(OTHER_SEAT, OTHER)],
    });
    const { seat, sent, record } = clientOf([frozen()], [playing]);
    expect(await seat.join(open(), { seat: 0 })).toEqual(ok(playing));
    expect(sent).toEqual([{ seat: 0, ...COMMITMENT }, REVEAL]);
    expect(record()).toMatchObject({
      commitment: SECRET,
      seen: 'open',
      own: { nonce: NONCE, state: 'published' },
    });
  });

  test('waits with the reveal until all seats are taken', async () => {
    const waiting = open({ seats: [OWN_SEAT, FREE_SEAT] });
    const { seat, sent } = clientOf([waiting], [frozen([revealed(OWN_SEAT, NONCE), OTHER_SEAT])]);
    await seat.join(open({ seats: [FREE_SEAT, FREE_SEAT] }));
    await seat.update('table', waiting);
    expect(sent).toEqual([COMMITMENT]);
    await seat.update('table', frozen());
    expect(sent).toEqual([COMMITMENT, REVEAL]);
  });

  test('repeats a reveal that was not acknowledged, and no other', async () => {
    const { seat, sent } = clientOf([frozen()], []);
    await seat.join(open());
    await seat.update('table', frozen());
    await seat.update('table', frozen([revealed(OWN_SEAT, NONCE), OTHER_SEAT]));
    await seat.update('table', frozen());
    expect(sent).toEqual([COMMITMENT, REVEAL, REVEAL]);
  });

  test('ignores states of the table that arrive late', async () => {
    const playing = open({
      state: 'playing',
      seats: [revealed(OWN_SEAT, NONCE), revealed(OTHER_SEAT, OTHER)],
    });
    const { seat, record } = clientOf([frozen()], [playing]);
    await seat.join(open());
    for (const late of [open(), frozen(), frozen([OWN_SEAT, revealed(OTHER_SEAT, OTHER)])])
      await seat.update('table', late);
    expect(record().violation).toBeUndefined();
    expect(record().seats?.map(({ nonce }) => nonce)).toEqual([NONCE, OTHER]);
  });

  test('without a nonce of its own watches and reveals nothing', async () => {
    const { seat, sent, record } = clientOf([]);
    await seat.update('table', open());
    await seat.update('table', frozen());
    expect(sent).toEqual([]);
    expect(record()).toMatchObject({ seen: 'open', seats: [{}, {}] });
  });
});

describe('a server that refuses joins', () => {
  test('receives the same commitment each time, and never the nonce', async () => {
    const { seat, sent } = clientOf([
      'refused',
      'refused',
      'refused',
      open({ seats: [OWN_SEAT, FREE_SEAT] }),
    ]);
    for (let attempt = 0; attempt < 4; attempt++) await seat.join(open());
    expect(sent).toEqual([COMMITMENT, COMMITMENT, COMMITMENT, COMMITMENT]);
  });

  test('after it has learned the nonce is detected: the client does not sit down again', async () => {
    const { seat, sent, record } = clientOf([frozen()], [open()]);
    await seat.join(open());
    expect(await seat.join(open())).toEqual(unfair('opened again'));
    expect(record().violation).toBe('opened again');
    expect(await seat.join(open())).toEqual(unfair('opened again'));
    expect(sent).toEqual([COMMITMENT, REVEAL]);
  });
});

describe('a server that cheats before the reveal is detected, does not get the nonce, and is left', () => {
  test.each<[string, TableInfo, string]>([
    ['replaces its secret', { ...frozen(), commitment: computeCommitment('other') }, 'secret replaced'],
    [
      'replaces the own commitment',
      frozen([{ ...OWN_SEAT, commitment: sealed(OTHER) }, OTHER_SEAT]),
      'own commitment replaced',
    ],
    [
      'drops the own commitment',
      frozen([{ ...FREE_SEAT, guest: 'ada' }, OTHER_SEAT]),
      'own commitment replaced',
    ],
    [
      'takes the commitment of another table',
      frozen([{ ...OWN_SEAT, commitment: sealed(NONCE, 'other') }, OTHER_SEAT]),
      'own commitment replaced',
    ],
    [
      'adds a commitment for a computer',
      frozen([OWN_SEAT, { ...OTHER_SEAT, kind: 'greedy' }]),
      'computer contributes',
    ],
    [
      'shows a nonce that is not the committed one',
      frozen([OWN_SEAT, revealed(OTHER_SEAT, NONCE)]),
      'wrong nonce published',
    ],
    [
      'shows commitments that are no hashes',
      frozen([OWN_SEAT, { ...OTHER_SEAT, commitment: 'x'.repeat(1e6) }]),
      'invalid table',
    ],
    ['answers with another table', { ...frozen(), id: 'other' }, 'invalid table'],
    [
      'shows too many seats',
      frozen([OWN_SEAT, ...Array.from({ length: 64 }, () => OTHER_SEAT)]),
      'invalid table',
    ],
  ])('%s', async (_, reply, violation) => {
    const { seat, sent, record } = clientOf([reply]);
    expect(await seat.join(open())).toEqual(unfair(violation));
    expect(record()).toMatchObject({ violation, own: { nonce: NONCE, state: 'hidden' } });
    expect(sent).toEqual([COMMITMENT, 'leave']);
    await seat.update('table', frozen());
    expect(sent).toEqual([COMMITMENT, 'leave']);
  });

  test('shows no valid fingerprint', async () => {
    const { seat, sent } = clientOf([]);
    expect(await seat.join(open({ commitment: 'x'.repeat(65) }))).toEqual(unfair('invalid table'));
    expect(sent).toEqual([]);
  });
});

describe('a server that cheats after the reveal is detected', () => {
  const ours = revealed(OWN_SEAT, NONCE);
  test.each<[string, TableInfo, string]>([
    [
      'replaces its secret',
      { ...frozen([ours, OTHER_SEAT]), commitment: computeCommitment('other') },
      'secret replaced',
    ],
    [
      'replaces another commitment',
      frozen([ours, { ...OTHER_SEAT, commitment: sealed(NONCE) }]),
      'commitments changed',
    ],
    ['drops another commitment', frozen([ours, { ...FREE_SEAT, guest: 'bea' }]), 'commitments changed'],
    [
      'replaces a person by a computer',
      frozen([ours, { kind: 'greedy', name: 'greedy', here: true, nonce: null }]),
      'commitments changed',
    ],
    [
      'adds a nonce in the open',
      frozen([ours, { ...FREE_SEAT, guest: 'bea', nonce: 'n' }]),
      'commitments changed',
    ],
    [
      'publishes a nonce that is not the committed one',
      frozen([ours, revealed(OTHER_SEAT, NONCE)]),
      'wrong nonce published',
    ],
    ['gives the own seat to another guest', frozen([{ ...ours, guest: 'eve' }, OTHER_SEAT]), 'opened again'],
    [
      'starts without the published own nonce',
      open({ state: 'playing', seats: [OWN_SEAT, OTHER_SEAT] }),
      'nonce dropped',
    ],
  ])('%s', async (_, later, violation) => {
    const { seat, sent, record } = clientOf([frozen()], [frozen([ours, OTHER_SEAT])]);
    await seat.join(open());
    expect((await seat.update('table', later)).violation).toBe(violation);
    expect(record().violation).toBe(violation);
    expect(sent).toEqual([COMMITMENT, REVEAL, 'leave']);
  });

  test('starts without the published nonce of another seat', async () => {
    const { seat } = clientOf([frozen()], [frozen([ours, revealed(OTHER_SEAT, OTHER)])]);
    await seat.join(open());
    const { violation } = await seat.update('table', open({ state: 'playing', seats: [ours, OTHER_SEAT] }));
    expect(violation).toBe('nonce dropped');
  });
});

test('every violation has its own sentence in every language', () => {
  for (const language of LANGUAGES) {
    const sentences = FAIRNESS_VIOLATIONS.map((violation) =>
      formatProblem(language, { problem: 'unfair', facts: { violation } }),
    );
    expect(new Set(sentences).size).toBe(FAIRNESS_VIOLATIONS.length);
    for (const violation of ['constructor', 7, null])
      expect(formatProblem(language, { problem: 'unfair', facts: { violation } })).toBe(sentences[0]);
  }
});
