/** A computer player as a program of the JSON lines protocol: lines of the referee in, lines for the referee out. */
import {
  deepEqual,
  type Json,
  type Parts,
  type Position,
  type Choice,
  resumeMatch,
  type Seat,
  validate,
} from '@ludoteca/kernel';
import type { BotClient, CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { type MessageToBot, messageToBot } from './messages.ts';

/** The line is no message of the protocol, or not one of this game. */
export class ProtocolError extends Error {}

type QuestionMessage = Extract<MessageToBot, { readonly type: 'question' }>;
type HelloMessage = Extract<MessageToBot, { readonly type: 'hello' }>;

interface ClientMatch<P extends Parts> {
  readonly hello: HelloMessage;
  readonly player: SynchronousPlayer<P>;
}

export class JsonLinesPlayer<P extends Parts> implements BotClient {
  private readonly entry: CatalogueEntry<P>;
  private readonly createPlayer: (seat: Seat) => SynchronousPlayer<P>;
  private match: ClientMatch<P> | undefined;
  private question: QuestionMessage | undefined;

  /** Every match gets a new player. */
  constructor(entry: CatalogueEntry<P>, createPlayer: (seat: Seat) => SynchronousPlayer<P>) {
    this.entry = entry;
    this.createPlayer = createPlayer;
  }

  /** Returns the lines that answer a line. Throws `ProtocolError` if it cannot be used. */
  receive(line: string): readonly string[] {
    const message = parseMessage(line);
    if (message === undefined) return [];
    switch (message.type) {
      case 'hello':
        return this.greet(message);
      case 'event':
        this.match?.player.observe?.([message.event as P['event']]);
        return [];
      case 'question':
        return this.ask(message);
      case 'world':
        return this.answer(message.position as Position<P>);
      case 'view':
      case 'over':
        return [];
    }
  }

  private greet(hello: HelloMessage): readonly string[] {
    const { game } = this.entry;
    if (hello.game !== game.id)
      throw new ProtocolError(`this is a match of ${hello.game}, not of ${game.id}`);
    if (hello.version !== game.version)
      throw new ProtocolError(`the match has version ${hello.version} of the rules, not ${game.version}`);
    this.match = { hello, player: this.createPlayer(hello.seat) };
    return [];
  }

  private ask(question: QuestionMessage): readonly string[] {
    this.question = question;
    const { number, options } = question;
    return [
      JSON.stringify(options.length === 1 ? { type: 'answer', number, option: 0 } : { type: 'imagine' }),
    ];
  }

  /** The imagined position stands for the match: it looks the same to this seat, and players use nothing else. */
  private answer(position: Position<P>): readonly string[] {
    const { match, question } = this;
    if (match === undefined || question === undefined) throw new ProtocolError('a world without a question');
    const { number, options } = question;
    const choice = this.choose(match, position);
    const option = options.findIndex((each) => deepEqual(each, choice));
    return [JSON.stringify({ type: 'answer', number, option })];
  }

  private choose({ hello, player }: ClientMatch<P>, position: Position<P>): Choice<P> {
    const { game } = this.entry;
    const header = {
      game: game.id,
      version: game.version,
      seats: hello.names.length,
      settings: hello.settings as Json,
      seed: '',
      dice: 'fast',
      entries: [],
    } as const;
    try {
      return player.choose(resumeMatch(game, header, position).perspective(hello.seat));
    } catch (error) {
      throw new ProtocolError(`the world cannot be used: ${error instanceof Error ? error.message : ''}`);
    }
  }
}

/** Messages of unknown types are ignored, for future extensions. */
function parseMessage(line: string): MessageToBot | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new ProtocolError('a line is not JSON');
  }
  const parsed = validate(messageToBot, message);
  if (parsed.ok) return parsed.value;
  const { type } = message as { readonly type?: unknown };
  if (parsed.problem.some(({ path }) => path === 'type') && typeof type === 'string') return undefined;
  throw new ProtocolError(`a message is malformed: ${parsed.problem.map(({ path }) => path).join(', ')}`);
}
