/** The bot protocol for every game: one JSON object per line (docs/bot-protocol.md). */
import {
  type Choice,
  type DeepReadonly,
  type Game,
  type Json,
  type Parts,
  type Question,
  type Seat,
  validate,
} from '@ludoteca/kernel';
import type { BotProtocol, BotMessage } from '@ludoteca/kit';
import {
  type BotAnswer,
  isKnownKind,
  messageFromBot,
  type MessageToBot,
  PROTOCOL_VERSION,
} from './messages.ts';

/** Facts about a match that the protocol sends. */
export interface JsonLinesOptions<P extends Parts> {
  readonly game: Game<P>;
  readonly settings: Json;
  /** Milliseconds for an answer; 0 means no limit. */
  readonly clock: number;
  /** Called with the name that a bot gives itself. */
  readonly named?: (seat: Seat, name: string) => void;
}

const refuseMessage = <P extends Parts>(why: string, facts?: Json): BotMessage<P> => ({
  kind: 'refused',
  reason: facts === undefined ? { why } : { why, facts },
});

const toLine = (message: DeepReadonly<MessageToBot>): string => JSON.stringify(message);

export const createJsonLinesProtocol = <P extends Parts>(setup: JsonLinesOptions<P>): BotProtocol<P> =>
  protocolFor(setup, new Map());

/** `shown` has the view sent with the greeting of each seat until the seat gets an event. */
const protocolFor = <P extends Parts>(
  setup: JsonLinesOptions<P>,
  shown: Map<Seat, string>,
): BotProtocol<P> => ({
  reusesProcess: true,

  greet: (view, seat, names) => {
    const { game, settings, clock } = setup;
    const { id, version } = game;
    const first = toLine({ type: 'view', view });
    shown.set(seat, first);
    return [
      toLine({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        game: id,
        version,
        seat,
        names,
        settings: game.visibleSettings?.(settings as DeepReadonly<P['settings']>, seat) ?? settings,
        clock,
      }),
      first,
    ];
  },

  tell: (events, seat) => {
    if (events.length > 0) shown.delete(seat);
    return events.map((event) => toLine({ type: 'event', event }));
  },

  ask: (asked, view, seat) => {
    if (asked.seat !== seat || !('options' in asked)) return [];
    const { number, prompt, frame, options, gather } = asked;
    const question = {
      type: 'question',
      number,
      prompt: prompt,
      frame,
      options,
    } as const;
    const now = toLine({ type: 'view', view });
    const known = shown.get(seat) === now;
    shown.delete(seat);
    return [...(known ? [] : [now]), toLine(gather === undefined ? question : { ...question, gather })];
  },

  read: (text, question) => {
    // Lines that are not JSON objects are ignored, because bots print debugging output.
    if (!text.trimStart().startsWith('{')) return { kind: 'skip' };
    const message = parseJson(text);
    if (message === undefined) return refuseMessage('no JSON');
    if (!isKnown(message)) return { kind: 'skip' };
    const parsed = validate(messageFromBot, message);
    if (!parsed.ok)
      return refuseMessage(
        'malformed',
        parsed.problem.map(({ path, problem }) => `${path}: ${problem}`),
      );
    const data = parsed.value;
    if (data.type === 'say') return { kind: 'say', text: data.text };
    if (data.type === 'imagine') return { kind: 'imagine' };
    if (data.type === 'answer') return interpretAnswer(data, question);
    if (data.name !== undefined) setup.named?.(question.seat, data.name);
    return { kind: 'skip' };
  },

  world: (position) => [toLine({ type: 'world', position: position as unknown as Json })],

  close: ({ places, scores }) => [
    toLine({ type: 'over', places, ...(scores === undefined ? {} : { scores }) }),
  ],
});

function parseJson(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** Unknown kinds of messages are ignored, for future extensions. */
const isKnown = (message: object): boolean => !('type' in message) || isKnownKind(message.type);

function interpretAnswer<P extends Parts>(
  answer: BotAnswer,
  { number, options, gather }: Question<P>,
): BotMessage<P> {
  if (answer.number !== undefined && answer.number !== number) return { kind: 'skip' };
  const { option, choice, choices } = answer;
  if ([option, choice, choices].filter((one) => one !== undefined).length !== 1)
    return refuseMessage('option, choice or choices');
  if (choices !== undefined && gather === undefined) return refuseMessage('one answer');
  if (option !== undefined && option >= options.length)
    return refuseMessage('no such option', { option, options: options.length });
  const chosen = choices ?? [option === undefined ? choice : options[option]];
  return { kind: 'answer', choices: chosen as readonly Choice<P>[] };
}
