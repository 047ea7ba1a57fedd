/**
 * The line protocol of the original referee, which existing bots speak. Every line has at least two words, exactly three for an ace or
 * a joker.
 */
import { at, type Json, type Question, type Reason, type Seat } from '@ludoteca/kernel';
import type { BotProtocol, BotMessage, OwnBotProtocol, PlayerNames } from '@ludoteca/kit';
import { UnoBotClient } from './bot-client.ts';
import { parseCard, toCard, isWild, formatCard, SUITS, parseSuit, suitOf } from './cards.ts';
import type { Discard, Event, Uno } from './parts.ts';
import { assignBotIds } from './referee/bot-ids.ts';
import type { View } from './view-types.ts';

/** Who receives INVALID ACTION when an action is refused or its bot is put out. */
export const INVALID_ACTION_AUDIENCES = ['others', 'all', 'none'] as const;
export type InvalidActionAudience = (typeof INVALID_ACTION_AUDIENCES)[number];

export interface BotProtocolOptions {
  /** Refuses an ace or a joker without a suit; otherwise its own suit is assumed. */
  readonly strict: boolean;
  readonly invalid: InvalidActionAudience;
}

type UnoBotMessage = BotMessage<Uno>;
type UnoQuestion = Question<Uno>;

const INVALID_ACTION = 'INVALID ACTION';

/** Existing bots always read a third word after an ace or a joker, and never otherwise. */
const formatDiscard = (card: number, suit: number): string =>
  isWild(card) ? `DISCARD ${formatCard(card)} ${at(SUITS, suit)}` : `DISCARD ${formatCard(card)}`;

/** The latest BUY of a program. The rules cap its count at one more than the stock holds; the other bots receive it as written. */
interface PurchaseRequest {
  seat: Seat | undefined;
  count: number;
}

/** The lines that a seat receives for an event: actions of the others, and the cards it has bought itself. */
function toLines(
  event: Event,
  seat: Seat,
  events: readonly Event[],
  invalid: InvalidActionAudience,
  request: PurchaseRequest,
): readonly string[] {
  const own = 'seat' in event && event.seat === seat;
  switch (event.did) {
    case 'discard':
      return own ? [] : [formatDiscard(event.card, event.suit)];
    case 'buy':
      if (own) return (event.cards ?? []).map(formatCard);
      return events.some(({ did }) => did === 'run out') ? [] : [`BUY ${event.count}`];
    case 'run out':
      return own
        ? []
        : [`BUY ${request.seat === event.seat ? request.count : event.missing + countBought(events)}`];
    case 'lose the turn':
    case 'leave':
      return invalid === 'all' || (invalid === 'others' && !own) ? [INVALID_ACTION] : [];
    default:
      return [];
  }
}

const countBought = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.did === 'buy' ? sum + event.count : sum), 0);

/** A refused action costs the turn; a bot that owes cards is put out (RULES 5). */
const refuseAction = ({ prompt }: UnoQuestion, reason: Reason): UnoBotMessage =>
  prompt === 'owe'
    ? { kind: 'refused', reason: reason as unknown as Json, fatal: true }
    : { kind: 'refused', reason: reason as unknown as Json };

const explainDebt = (question: UnoQuestion): Reason => ({
  why: 'owes',
  rule: '4.2',
  facts: { count: at(question.options as readonly number[], 0) },
});

function parseDiscard(
  [name = '', symbol]: readonly string[],
  question: UnoQuestion,
  strict: boolean,
): UnoBotMessage {
  if (question.prompt === 'owe') return refuseAction(question, explainDebt(question));
  const card = parseCard(name);
  if (card === undefined) return refuseAction(question, { why: 'not a card', rule: '1.1' });
  if (!isWild(card)) return toAnswer({ discard: card, suit: suitOf(card) });
  const suit = symbol === undefined && !strict ? suitOf(card) : parseSuit(symbol ?? '');
  if (suit === undefined) return refuseAction(question, { why: 'name a suit', rule: '3.3' });
  return toAnswer({ discard: card, suit });
}

const toAnswer = (discard: Discard): UnoBotMessage => ({ kind: 'answer', choices: [discard] });

/** Any count above the stock means one more than it holds, which ends the match (RULES 6.2). */
function parsePurchase(wanted: number, question: UnoQuestion, { stock }: View): UnoBotMessage {
  const max = stock.count + 1;
  if (question.prompt === 'owe') {
    return question.options.includes(wanted)
      ? { kind: 'answer', choices: [wanted] }
      : refuseAction(question, explainDebt(question));
  }
  if (wanted < 1) return refuseAction(question, { why: 'how many', rule: '3.4', facts: { most: max } });
  const count = Math.min(wanted, max);
  return { kind: 'answer', choices: question.prompt === 'turn' ? ['buy', count] : [count] };
}

const parseCount = ([word = '']: readonly string[]): number => (/^\d{1,9}$/.test(word) ? Number(word) : 0);

export const createBotProtocol = (
  { strict, invalid }: BotProtocolOptions,
  request: PurchaseRequest = { seat: undefined, count: 0 },
): BotProtocol<Uno> => ({
  reusesProcess: false,

  greet: ({ hands, value, suit }, seat, names: PlayerNames) => {
    request.seat = undefined;
    return [
      `PLAYERS ${names.join(' ')}`,
      `YOU ${at(names, seat)}`,
      `HAND [ ${(at(hands, seat).cards ?? []).map(formatCard).join(' ')} ]`,
      `TABLE ${formatCard(toCard(value, suit))}`,
    ];
  },

  tell: (events, seat) => events.flatMap((event) => toLines(event, seat, events, invalid, request)),

  /** The count is part of the BUY line, so the question for it is not a turn of its own. */
  ask: (asked, _view, _seat, names) => (asked.prompt === 'buy' ? [] : [`TURN ${at(names, asked.seat)}`]),

  /** Fields are separated by one or more blanks; lines with an unknown verb are ignored. */
  read: (line, question, view) => {
    const [verb, ...fields] = line.split(' ').filter((field) => field !== '');
    if (verb === 'SAY') return { kind: 'say', text: fields.join(' ') };
    if (verb === 'DISCARD') return parseDiscard(fields, question, strict);
    if (verb === 'BUY') {
      Object.assign(request, { seat: question.seat, count: parseCount(fields) });
      return parsePurchase(request.count, question, view);
    }
    return { kind: 'skip' };
  },
});

export const botProtocol: OwnBotProtocol<Uno> = {
  create: () => createBotProtocol({ strict: false, invalid: 'others' }),
  assignNames: (names) => assignBotIds(names).ids,
  createClient: (player) => new UnoBotClient(player),
  isSpokenIn: (text) => /\bDISCARD\b/.test(text) && /\b(?:BUY|TURN)\b/.test(text),
};
