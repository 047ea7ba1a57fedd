/** Laws of refused answers. */
import { inspect } from 'node:util';
import {
  at,
  RulebookError,
  isPlainJson,
  type Question,
  type Refusal,
  type Result,
  deepEqual,
  type AnyParts,
} from '@ludoteca/kernel';
import { toJsonText, assert } from '../assertions.ts';
import { type MatchMoment, seatsOf, type AnyMatch } from '../random-match.ts';
import { requireReasonText } from './texts.ts';

const nested = (levels: number): unknown => (levels === 0 ? [] : { deeper: [nested(levels - 1)] });
const circle: { self?: unknown } = {};
circle.self = circle;

/** Values that no question offers. */
const MALFORMED: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0.5,
  2 ** 60,
  10n,
  () => 'a function',
  Symbol('a symbol'),
  new Map([['card', 'x']]),
  [],
  [[]],
  {},
  { length: 0 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{}}}'),
  '__proto__',
  'toString',
  '\u0000',
  'x'.repeat(100_000),
  nested(500),
  circle,
];
/** Values that other questions may offer. */
export const INVALID_CHOICES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  '',
  '0',
  'done',
  ['done'],
  [null],
];

const NOT_NUMBERS: readonly unknown[] = [-1, 0.5, Number.NaN, undefined, null, '0', {}, 2 ** 53];
const NOT_SEATS: readonly unknown[] = [-1, 0.5, Number.NaN, undefined, null, '0', 'spectator', 'judge', []];

type Tried = Result<unknown, Refusal>;
type Refused = (kind: Refusal['kind'], what: string, tried: Tried, given?: unknown) => void;

/** Every invalid answer is refused and changes nothing. */
export function refusesIllegalAnswers(here: MatchMoment): void {
  const { match } = here;
  const before = stamp(match);
  const refused: Refused = (kind, what, tried, given) => {
    const complain = (complaint: string): never => {
      throw new Error(`${what} ${inspect(given, { depth: 1 }).slice(0, 80)} ${complaint}`);
    };
    if (tried.ok) return complain('was accepted');
    if (tried.problem.kind !== kind) complain(`was refused as ${tried.problem.kind} instead of ${kind}`);
    if (stamp(match) !== before) complain('was refused and changed the match');
    if (tried.problem.kind !== 'illegal') return;
    if (!isPlainJson(tried.problem.reason)) complain('was refused for a reason that is not plain data');
    requireReasonText(here, tried.problem.reason);
  };
  if (match.question === undefined) return refusesAfterTheEnd(match, refused);
  refusesAnswers(here, match.question, refused);
  refusesLapsesAndWithdrawals(match, refused);
  refusesByIdentity(match);
  assert(stamp(match) === before, 'choosing what is not offered changed the match');
}

function refusesAnswers(here: MatchMoment, question: Question<AnyParts>, refused: Refused): void {
  const { match } = here;
  const { seat, number, options, gather } = question;
  const legal = at(options, 0);
  for (const choice of unoffered(here))
    refused('illegal', 'the answer', match.play(seat, number, choice), choice);
  for (const wrong of [...NOT_NUMBERS, number - 1, number + 1])
    refused('stale', 'the number', match.play(seat, wrong as number, legal), wrong);
  for (const other of [...NOT_SEATS, match.seats, ...seatsOf(match).filter((one) => one !== seat)])
    refused('not yours', 'an answer of', match.play(other as number, number, legal), other);
  refused('illegal', 'no answer', match.play(seat, number));
  const two = gather === undefined ? [legal, legal] : [legal, { rubbish: 1 }];
  refused('illegal', 'two answers', match.play(seat, number, ...two), two);
}

function refusesLapsesAndWithdrawals(match: AnyMatch, refused: Refused): void {
  refused('stale', 'a lapse out of time', match.lapse(match.number - 1));
  for (const nobody of [...NOT_SEATS, match.seats])
    refused('illegal', 'the withdrawal of', match.withdraw(nobody as number), nobody);
  for (const gone of seatsOf(match).filter((one) => !match.present(one)))
    refused('illegal', 'another withdrawal of', match.withdraw(gone), gone);
}

function* unoffered({ match, offered }: MatchMoment): Generator {
  const options = match.question?.options ?? [];
  yield* MALFORMED;
  for (const choice of [
    ...INVALID_CHOICES,
    ...offered.values(),
    ...match.barred(),
    ...options.map((option) => [option]),
  ])
    if (!options.some((option) => deepEqual(option, choice))) yield choice;
}

function refusesAfterTheEnd(match: AnyMatch, refused: Refused): void {
  refused('over', 'an answer after the end', match.play(0, match.number, null));
  refused('over', 'a lapse after the end', match.lapse(match.number));
  refused('over', 'a withdrawal after the end', match.withdraw(0));
}

function refusesByIdentity(match: AnyMatch): void {
  try {
    match.choose({ like: 'an option' });
  } catch (error) {
    if (error instanceof RulebookError) return;
    throw error;
  }
  throw new Error('choose took what was not offered');
}

const stamp = (match: AnyMatch): string =>
  toJsonText([match.position(), match.question, match.outcome, match.archive().entries.length]);
