/** Uno's own line protocol, as bots written for the original referee speak it. Every line has two words at least, three exactly for an ace or a joker. */
import { at, type Json, type Question, type Reason, type Seat } from '@ludoteca/kernel';
import type { BotProtocol, BotMessage, PlayerNames } from '@ludoteca/kit';
import { cardNamed, cardOf, isWild, nameOf, SUITS, suitNamed, suitOf } from './cards.ts';
import type { Discard, Event, Uno, View } from './parts.ts';

/** Who hears that an action was refused, or its author put out. */
export const INVALID = ['others', 'all', 'none'] as const;
export type Invalid = (typeof INVALID)[number];

export interface Manners {
  /** Whether an ace or a joker must come with a suit; otherwise its own follows. */
  readonly strict: boolean;
  readonly invalid: Invalid;
}

type Said = BotMessage<Uno>;
type Asked = Question<Uno>;

const INVALID_ACTION = 'INVALID ACTION';

/** Bots read the third word blindly: it is there after an ace or a joker, and never otherwise. */
const discardLine = (card: number, suit: number): string =>
  isWild(card) ? `DISCARD ${nameOf(card)} ${at(SUITS, suit)}` : `DISCARD ${nameOf(card)}`;

/** The last number of cards that a program wanted, and whose it was: the rules know no number beyond one more than there are. */
interface Wish {
  seat: Seat | undefined;
  count: number;
}

/** What a seat hears of one event. The line of an action goes to all but its author, bought cards to the buyer alone. */
function linesOf(
  event: Event,
  seat: Seat,
  events: readonly Event[],
  invalid: Invalid,
  wish: Wish,
): readonly string[] {
  const own = 'seat' in event && event.seat === seat;
  switch (event.did) {
    case 'discard':
      return own ? [] : [discardLine(event.card, event.suit)];
    case 'buy':
      if (own) return (event.cards ?? []).map(nameOf);
      return events.some(({ did }) => did === 'run out') ? [] : [`BUY ${event.count}`];
    case 'run out':
      return own ? [] : [`BUY ${wish.seat === event.seat ? wish.count : event.missing + boughtIn(events)}`];
    case 'lose the turn':
    case 'leave':
      return invalid === 'all' || (invalid === 'others' && !own) ? [INVALID_ACTION] : [];
    default:
      return [];
  }
}

/** What there was of the cards that ran out. */
const boughtIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.did === 'buy' ? sum + event.count : sum), 0);

/** A refused action costs the turn, or the match for whoever owes cards (RULES 5). */
const refused = ({ prompt }: Asked, reason: Reason): Said =>
  prompt === 'owe'
    ? { kind: 'refused', reason: reason as unknown as Json, fatal: true }
    : { kind: 'refused', reason: reason as unknown as Json };

const owes = (question: Asked): Reason => ({
  why: 'owes',
  rule: '4.2',
  facts: { count: at(question.options as readonly number[], 0) },
});

function readDiscard([name = '', sign]: readonly string[], question: Asked, strict: boolean): Said {
  if (question.prompt === 'owe') return refused(question, owes(question));
  const card = cardNamed(name);
  if (card === undefined) return refused(question, { why: 'not a card', rule: '1.1' });
  if (!isWild(card)) return answer({ discard: card, suit: suitOf(card) });
  const named = sign === undefined && !strict ? suitOf(card) : suitNamed(sign ?? '');
  if (named === undefined) return refused(question, { why: 'name a suit', rule: '3.3' });
  return answer({ discard: card, suit: named });
}

const answer = (discard: Discard): Said => ({ kind: 'answer', choices: [discard] });

/** Whoever wants more than there is gets all there is, and the match ends: one more stands for any number more (RULES 6.2). */
function readBuy(wanted: number, question: Asked, { stock }: View): Said {
  const most = stock.count + 1;
  if (question.prompt === 'owe') {
    return question.options.includes(wanted)
      ? { kind: 'answer', choices: [wanted] }
      : refused(question, owes(question));
  }
  if (wanted < 1) return refused(question, { why: 'how many', rule: '3.4', facts: { most } });
  const count = Math.min(wanted, most);
  return { kind: 'answer', choices: question.prompt === 'turn' ? ['buy', count] : [count] };
}

const countIn = ([word = '']: readonly string[]): number => (/^\d{1,9}$/.test(word) ? Number(word) : 0);

/** The protocol, with the manners that a referee may change. */
export const botsWith = (manners: Manners): BotProtocol<Uno> =>
  speaking(manners, { seat: undefined, count: 0 });

const speaking = ({ strict, invalid }: Manners, wish: Wish): BotProtocol<Uno> => ({
  reusesProcess: false,

  greet: ({ hands, value, suit }, seat, names: PlayerNames) => {
    wish.seat = undefined;
    return [
      `PLAYERS ${names.join(' ')}`,
      `YOU ${at(names, seat)}`,
      `HAND [ ${(at(hands, seat).cards ?? []).map(nameOf).join(' ')} ]`,
      `TABLE ${nameOf(cardOf(value, suit))}`,
    ];
  },

  tell: (events, seat) => events.flatMap((event) => linesOf(event, seat, events, invalid, wish)),

  /** How many cards to buy stands in the same line as that cards are bought: it is no turn of its own. */
  ask: (asked, _view, _seat, names) => (asked.prompt === 'buy' ? [] : [`TURN ${at(names, asked.seat)}`]),

  /** Fields are separated by blanks, however many; words of another kind, or none, mean nothing and cost nothing. */
  read: (line, question, view) => {
    const [verb, ...fields] = line.split(' ').filter((field) => field !== '');
    if (verb === 'SAY') return { kind: 'say', text: fields.join(' ') };
    if (verb === 'DISCARD') return readDiscard(fields, question, strict);
    if (verb === 'BUY') {
      Object.assign(wish, { seat: question.seat, count: countIn(fields) });
      return readBuy(wish.count, question, view);
    }
    return { kind: 'skip' };
  },
});

export const bots = botsWith({ strict: false, invalid: 'others' });
