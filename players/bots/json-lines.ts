import type { Choice, Game, Json, Parts, Question, Seat, DeepReadonly } from '@ludoteca/kernel';
import type { BotProtocol, BotMessage } from '@ludoteca/kit';
import { type BotAnswer, messageFromBot, PROTOCOL_VERSION, type MessageToBot } from './messages.ts';

/** What the protocol must know of a match besides what happens in it. */
export interface JsonLinesProtocol<P extends Parts> {
  readonly game: Game<P>;
  readonly settings: Json;
  /** Milliseconds for an answer; 0: as long as it takes. */
  readonly clock: number;
  /** Hears what a bot calls itself. */
  readonly named?: (seat: Seat, name: string) => void;
}

/** Why a message cannot be taken. */
const wrong = <P extends Parts>(why: string, facts?: Json): BotMessage<P> => ({
  kind: 'refused',
  reason: facts === undefined ? { why } : { why, facts },
});

const line = (message: DeepReadonly<MessageToBot>): string => JSON.stringify(message);

/** The bot protocol for every game: a JSON object a line, both ways. docs/bot-protocol.md is its description. */
export const createJsonLinesProtocol = <P extends Parts>(given: JsonLinesProtocol<P>): BotProtocol<P> =>
  speaking(given, new Map());

/** `shown`: the view with which a seat was greeted, as long as it has heard nothing since. */
const speaking = <P extends Parts>(
  given: JsonLinesProtocol<P>,
  shown: Map<Seat, string>,
): BotProtocol<P> => ({
  reusesProcess: true,

  greet: (view, seat, names) => {
    const { game, settings, clock } = given;
    const { id, version } = game;
    const first = line({ type: 'view', view });
    shown.set(seat, first);
    return [
      line({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        game: id,
        version,
        seat,
        names,
        settings,
        clock,
      }),
      first,
    ];
  },

  tell: (events, seat) => {
    if (events.length > 0) shown.delete(seat);
    return events.map((event) => line({ type: 'event', event }));
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
    const now = line({ type: 'view', view });
    const known = shown.get(seat) === now;
    shown.delete(seat);
    return [...(known ? [] : [now]), line(gather === undefined ? question : { ...question, gather })];
  },

  read: (text, question) => {
    // What is no message at all costs nothing: bots print things.
    if (!text.trimStart().startsWith('{')) return { kind: 'skip' };
    const message = parsed(text);
    if (message === undefined) return wrong('no JSON');
    if (!isKnown(message)) return { kind: 'skip' };
    const { data, error } = messageFromBot.safeParse(message);
    if (data === undefined)
      return wrong(
        'malformed',
        error.issues.map(({ path, message: what }) => `${path.join('.')}: ${what}`),
      );
    if (data.type === 'say') return { kind: 'say', text: data.text };
    if (data.type === 'answer') return answered(data, question);
    if (data.name !== undefined) given.named?.(question.seat, data.name);
    return { kind: 'skip' };
  },

  close: ({ places, scores }) => [
    line({ type: 'over', places, ...(scores === undefined ? {} : { scores }) }),
  ],
});

function parsed(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** Kinds of messages that are not known are for times to come. */
const KINDS = messageFromBot.options.map(({ shape }) => shape.type.value);
const isKnown = (message: object): boolean =>
  !('type' in message) || KINDS.some((kind) => kind === message.type);

function answered<P extends Parts>(
  answer: BotAnswer,
  { number, options, gather }: Question<P>,
): BotMessage<P> {
  if (answer.number !== undefined && answer.number !== number) return { kind: 'skip' };
  const { option, choice, choices } = answer;
  if ([option, choice, choices].filter((one) => one !== undefined).length !== 1)
    return wrong('option, choice or choices');
  if (choices !== undefined && gather === undefined) return wrong('one answer');
  if (option !== undefined && option >= options.length)
    return wrong('no such option', { option, options: options.length });
  const chosen = choices ?? [option === undefined ? choice : options[option]];
  return { kind: 'answer', choices: chosen as readonly Choice<P>[] };
}
