/** Uno's line protocol, byte by byte. */
import { createFastDice, type Json, type Match, type Seat, startMatch } from '@ludoteca/kernel';
import { type BotProtocol, type PlayerNames, observe } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { botProtocol as ownProtocol, createBotProtocol } from './bot-protocol.ts';
import { formatCard } from './cards.ts';
import { uno } from './index.ts';
import type { Event, Uno } from './parts.ts';
import { card, cards, discard, suit } from './scenarios/set-table.testing.ts';

const NAMES: PlayerNames = ['bot_A', 'bot_B', 'bot_C'];
const HAND = '8♣ 2♦ 3♠ A♣ C♥ V♦ 10♠';

/** A match of three in which bot_A is to play on 8♦, with the rest of the deck where it does not matter. */
function laid(change: { readonly owes?: 2; readonly stock?: string } = {}): Match<Uno> {
  const top = change.owes === undefined ? '8♦' : 'V♠';
  const own = cards(HAND);
  const others = cards('9♣ 4♣');
  const stock = change.stock === undefined ? undefined : cards(change.stock);
  const used = new Set([...own, ...others, card(top), ...(stock ?? [])]);
  const rest = Array.from({ length: 54 }, (_, kind) => kind)
    .map((kind) => (kind < 52 ? kind : kind === 52 ? card('C♥') : card('C♣')))
    .filter((kind) => !used.has(kind));
  const from = {
    hands: [own, [others[0]!], [others[1]!, ...(stock === undefined ? [] : rest)]].map((hand) =>
      hand.map(formatCard),
    ),
    stock: (stock ?? rest).map(formatCard),
    pile: [top],
    table: top,
    turn: 0,
    direction: 1,
    ...(change.owes === undefined ? {} : { owes: change.owes }),
  };
  const started = startMatch(uno.game, { seats: 3, seed: 'bots', from });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

const botProtocol = ownProtocol.create();
const read = (line: string, match = laid(), protocol: BotProtocol<Uno> = botProtocol) =>
  protocol.read(line, match.question!, match.view(match.question!.seat));

const refused = (why: string) => ({ kind: 'refused', reason: expect.objectContaining({ why }) });
const fatal = { kind: 'refused', fatal: true, reason: { why: 'owes', rule: '4.2', facts: { count: 2 } } };

const tell = (seat: Seat, ...events: Event[]) => botProtocol.tell(events, seat, NAMES);

/** A seat wants four cards of a stock of three. */
const oneShort = (seat: number): Event[] => [
  { did: 'buy', seat, count: 3 },
  { did: 'run out', seat, missing: 1 },
];

describe('lines to a bot', () => {
  test('begin with players, its id, its hand and the table', () => {
    expect(botProtocol.greet(laid().view(0), 0, NAMES)).toEqual([
      'PLAYERS bot_A bot_B bot_C',
      'YOU bot_A',
      'HAND [ 8♣ 2♦ 3♠ A♣ C♥ V♦ 10♠ ]',
      'TABLE 8♦',
    ]);
  });

  test('for a discard: two words, three for an ace or a joker, none for its player', () => {
    const seven: Event = { did: 'discard', seat: 0, card: card('7♣'), suit: suit('♣') };
    const ace: Event = { did: 'discard', seat: 0, card: card('A♣'), suit: suit('♥') };
    const joker: Event = { did: 'discard', seat: 0, card: card('C♥'), suit: suit('♥') };
    expect([seven, ace, joker].map((event) => tell(1, event))).toEqual([
      ['DISCARD 7♣'],
      ['DISCARD A♣ ♥'],
      ['DISCARD C♥ ♥'],
    ]);
    expect([seven, ace, joker].flatMap((event) => tell(0, event))).toEqual([]);
  });

  test('for a purchase: the number; for the buyer one line for each card', () => {
    const hidden: Event = { did: 'buy', seat: 0, count: 2 };
    expect(tell(1, hidden)).toEqual(['BUY 2']);
    expect(tell(0, { ...hidden, cards: cards('7♦ R♠') })).toEqual(['7♦', 'R♠']);
  });

  test('for a purchase above the stock: the number as the buyer wrote it', () => {
    const protocol = createBotProtocol({ strict: false, invalid: 'others' });
    const question = { seat: 0, prompt: 'turn', options: ['buy'] } as unknown as Parameters<
      typeof protocol.read
    >[1];
    const view = { stock: { count: 3 } } as Parameters<typeof protocol.read>[2];
    expect(protocol.read('BUY 99', question, view)).toEqual({ kind: 'answer', choices: ['buy', 4] });
    expect(protocol.tell(oneShort(0), 1, ['a', 'b'])).toEqual(['BUY 99']);
    expect(protocol.tell(oneShort(1), 0, ['a', 'b'])).toEqual(['BUY 4']);
  });

  test('for a purchase that empties the stock: the requested number; for the buyer the cards it got', () => {
    const short: Event = { did: 'run out', seat: 0, missing: 2 };
    expect(tell(1, { did: 'buy', seat: 0, count: 2 }, short)).toEqual(['BUY 4']);
    expect(tell(0, { did: 'buy', seat: 0, count: 2, cards: cards('7♦ R♠') }, short)).toEqual(['7♦', 'R♠']);
    expect([tell(1, short), tell(0, short)]).toEqual([['BUY 2'], []]);
  });

  test('for a refused action or a bot put out: INVALID ACTION, except for that bot', () => {
    for (const did of ['lose the turn', 'leave'] as const)
      expect([tell(1, { did, seat: 0 }), tell(0, { did, seat: 0 })]).toEqual([['INVALID ACTION'], []]);
  });

  test('for a refused action: to all bots or none, if configured', () => {
    const lost: Event[] = [{ did: 'lose the turn', seat: 0 }];
    const heard = (invalid: 'all' | 'none') =>
      [0, 1].map((seat) => createBotProtocol({ strict: false, invalid }).tell(lost, seat, NAMES));
    expect(heard('all')).toEqual([['INVALID ACTION'], ['INVALID ACTION']]);
    expect(heard('none')).toEqual([[], []]);
  });

  test('exist for no other event', () => {
    const silent: Event[] = [
      { did: 'deal', seat: 0, count: 7 },
      { did: 'table', value: 0, suit: 0 },
      { did: 'begin', seat: 1 },
      { did: 'owe', seat: 1, count: 2 },
      { did: 'turn round', direction: -1 },
      { did: 'skip', seat: 1 },
      { did: 'reach the limit', turns: 2000 },
    ];
    expect([0, 1].flatMap((seat) => tell(seat, ...silent))).toEqual([]);
  });

  test('announce every turn, but not the question for a number', () => {
    const match = laid();
    const asks = (seat: Seat) => botProtocol.ask(observe(match, seat).asked!, match.view(seat), seat, NAMES);
    expect([asks(0), asks(1)]).toEqual([['TURN bot_A'], ['TURN bot_A']]);
    const owing = laid({ owes: 2 });
    expect(botProtocol.ask(owing.question!, owing.view(0), 0, NAMES)).toEqual(['TURN bot_A']);
    match.choose('buy');
    expect([asks(0), asks(1)]).toEqual([[], []]);
  });
});

describe('lines from a bot', () => {
  test('DISCARD with a card, and a suit with an ace or a joker', () => {
    expect(read('DISCARD 8♣')).toEqual({ kind: 'answer', choices: [discard('8♣')] });
    expect(read('DISCARD A♣ ♠')).toEqual({ kind: 'answer', choices: [discard('A♣', '♠')] });
    expect(read('DISCARD C♥ ♦')).toEqual({ kind: 'answer', choices: [discard('C♥', '♦')] });
  });

  test('a card that is not in hand or not playable is left to the rules', () => {
    expect(read('DISCARD 8♥')).toEqual({ kind: 'answer', choices: [discard('8♥')] });
    expect(read('DISCARD 3♠')).toEqual({ kind: 'answer', choices: [discard('3♠')] });
  });

  test('blanks may be many, and words too many are ignored', () => {
    expect(read('   DISCARD    8♣  ')).toEqual({ kind: 'answer', choices: [discard('8♣')] });
    expect(read('DISCARD 8♣ ♥ now')).toEqual({ kind: 'answer', choices: [discard('8♣')] });
    expect(read('DISCARD A♣ ♥ please')).toEqual({ kind: 'answer', choices: [discard('A♣', '♥')] });
    expect(read('BUY 2 cards')).toEqual({ kind: 'answer', choices: ['buy', 2] });
  });

  test('an ace or a joker without a suit has its own, unless the referee is strict', () => {
    expect(read('DISCARD C♥')).toEqual({ kind: 'answer', choices: [discard('C♥', '♥')] });
    expect(read('DISCARD A♣')).toEqual({ kind: 'answer', choices: [discard('A♣', '♣')] });
    const strict = createBotProtocol({ strict: true, invalid: 'others' });
    expect(read('DISCARD A♣', laid(), strict)).toEqual(refused('name a suit'));
    expect(read('DISCARD A♣ ♥', laid(), strict)).toEqual(read('DISCARD A♣ ♥'));
    expect(read('DISCARD 8♣ ♥', laid(), strict)).toEqual(read('DISCARD 8♣'));
  });

  test.each(['DISCARD A♣ x', 'DISCARD A♣ ♥♥', 'DISCARD A♣ hearts', 'DISCARD C♥ ♥\r'])(
    'an unknown suit is refused: %j',
    (line) => {
      expect(read(line)).toEqual(refused('name a suit'));
    },
  );

  test.each([
    'DISCARD',
    'DISCARD 11♣',
    'DISCARD C♠',
    'DISCARD 8',
    'DISCARD ♣',
    'DISCARD 8♣\r',
    'DISCARD \u0001\u0007',
  ])('an unknown card is refused: %j', (line) => {
    expect(read(line)).toEqual(refused('not a card'));
  });

  test('BUY with a number from one on, as many as the rules offer', () => {
    expect(read('BUY 1')).toEqual({ kind: 'answer', choices: ['buy', 1] });
    expect(read('BUY 07')).toEqual({ kind: 'answer', choices: ['buy', 7] });
    expect(read('BUY 900', laid({ stock: '7♣ 7♦' }))).toEqual({ kind: 'answer', choices: ['buy', 3] });
  });

  test.each(['BUY', 'BUY 0', 'BUY -1', 'BUY x', 'BUY 1.5', 'BUY 1e3', 'BUY +1', 'BUY ♥', 'BUY 1\r'])(
    'an invalid number is refused: %j',
    (line) => {
      expect(read(line)).toEqual(refused('how many'));
    },
  );

  test('a bot with a debt buys exactly that many', () => {
    expect(read('BUY 2', laid({ owes: 2 }))).toEqual({ kind: 'answer', choices: [2] });
  });

  test.each(['BUY 1', 'BUY 3', 'BUY', 'BUY x', 'DISCARD V♦', 'DISCARD 3♠', 'DISCARD', 'DISCARD banana'])(
    'a bot with a debt is put out by %j',
    (line) => {
      expect(read(line, laid({ owes: 2 }))).toEqual(fatal);
    },
  );

  test('SAY with any text, with single blanks; also before a debt is paid', () => {
    expect(read('SAY  Tu  tá   lascado!!!')).toEqual({ kind: 'say', text: 'Tu tá lascado!!!' });
    expect(read('SAY')).toEqual({ kind: 'say', text: '' });
    expect(read('SAY DISCARD 8♣', laid({ owes: 2 }))).toEqual({ kind: 'say', text: 'DISCARD 8♣' });
  });

  test.each([
    '',
    ' ',
    'discard 8♣',
    'buy 1',
    'say hi',
    'TURN bot_A',
    'DISCARD8♣',
    'PASS',
    '\tBUY 1',
    '8♣',
    '\u0000',
  ])('anything else is skipped: %j', (line) => {
    expect(read(line)).toEqual({ kind: 'skip' });
    expect(read(line, laid({ owes: 2 }))).toEqual({ kind: 'skip' });
  });
});

test('random lines are parsed to an answer, a refusal, a message or nothing', () => {
  const dice = createFastDice('noise');
  const pieces = [
    'DISCARD',
    'BUY',
    'SAY',
    ' ',
    '  ',
    '8♣',
    'A♣',
    'C♥',
    '♥',
    '♦',
    '2',
    '-1',
    '0',
    '\r',
    '\t',
    '\u0000',
    'é',
    '\ufffd',
    'V♦',
    '9'.repeat(30),
  ];
  const noise = (): string =>
    Array.from({ length: dice.int(7) }, () => dice.pick(pieces)).join(dice.pick(['', ' ']));
  const kinds = new Set<string>();
  for (let i = 0; i < scaleVolume(100_000); i++) {
    const match = laid(dice.int(3) === 0 ? { owes: 2 } : {});
    const said = read(noise(), match);
    kinds.add(said.kind);
    if (said.kind !== 'answer') continue;
    for (const choice of said.choices as readonly Json[]) {
      const played = match.play(0, match.number, choice);
      const fault = played.ok ? undefined : played.problem.kind;
      expect([undefined, 'illegal']).toContain(fault);
    }
  }
  expect(kinds).toEqual(new Set(['answer', 'refused', 'say', 'skip']));
});
