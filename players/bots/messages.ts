/**
 * The messages of the bot protocol for every game, one JSON object a line. docs/bot-protocol.md explains them; its schema is made
 * from these types. Fields that are not named here are ignored, by whoever reads.
 */
import type { Json } from '@ludoteca/kernel';
import { z } from 'zod';

/** Raised when a bot that follows the page would no longer understand. */
export const PROTOCOL_VERSION = 1;

/** How a long text a bot may say, and call itself. */
const LONGEST_TEXT = 1000;
const LONGEST_NAME = 40;

/** Whatever a game is made of: it came as JSON, so it is JSON. */
const anything = z.unknown();
const seat = z.int().min(0).describe('A place at the table, counted from 0.');
const number = z.int().min(0).describe('How many entries were made so far: the number of the question.');

const hello = z
  .object({
    type: z.literal('hello'),
    protocol: z.literal(PROTOCOL_VERSION),
    game: z.string().describe('The id of the game.'),
    version: z.int().describe("The version of the game's rules."),
    seat: seat.describe('Where the bot sits.'),
    names: z.array(z.string()).describe('What the players are called, by seat.'),
    settings: anything.describe('How the match is set up.'),
    clock: z.int().min(0).describe('Milliseconds for an answer; 0: as long as it takes.'),
  })
  .meta({ id: 'hello', description: 'A match begins.' });

const view = z
  .object({ type: z.literal('view'), view: anything })
  .meta({ id: 'view', description: 'What the seat may know of the table now.' });

const event = z
  .object({ type: z.literal('event'), event: anything })
  .meta({ id: 'event', description: 'Something that happened, as the seat may know it.' });

const question = z
  .object({
    type: z.literal('question'),
    number,
    prompt: z.string().describe('What kind of question it is.'),
    frame: anything.describe('What the rules are about to do.'),
    options: z.array(anything).min(1).describe('All that may be answered.'),
    gather: z.literal('subset').optional().describe("Asked again, with less to choose from, until 'done'."),
  })
  .meta({ id: 'question', description: 'The bot is asked, and nothing more comes before its answer.' });

const over = z
  .object({
    type: z.literal('over'),
    places: z.array(z.int().min(1)).describe('Places by seat, counted from 1 and possibly shared.'),
    scores: z.array(z.number()).optional().describe('Scores by seat, where the game has them.'),
  })
  .meta({ id: 'over', description: 'The match is over. Another may begin, or the input ends.' });

const ready = z
  .object({ type: z.literal('ready'), name: z.string().min(1).max(LONGEST_NAME).optional() })
  .meta({ id: 'ready', description: 'The bot may say what it is called. Nobody waits for it.' });

const answer = z
  .object({
    type: z.literal('answer'),
    number: number
      .optional()
      .describe('The number of the question; an answer to another question is ignored.'),
    option: z.int().min(0).optional().describe('Which option, counted from 0.'),
    choice: anything.optional().describe('Or the option itself.'),
    choices: z
      .array(anything)
      .min(1)
      .max(1000)
      .optional()
      .describe('Or several, where a subset is gathered.'),
  })
  .meta({ id: 'answer', description: 'The answer: exactly one of option, choice and choices.' });

const say = z
  .object({ type: z.literal('say'), text: z.string().max(LONGEST_TEXT) })
  .meta({ id: 'say', description: 'A word to whoever watches.' });

export const messageToBot = z
  .discriminatedUnion('type', [hello, view, event, question, over])
  .meta({ id: 'toBot', description: 'What a bot hears.' });
export const messageFromBot = z
  .discriminatedUnion('type', [ready, answer, say])
  .meta({ id: 'fromBot', description: 'What a bot may say.' });

export type MessageToBot = z.infer<typeof messageToBot>;
export type BotAnswer = z.infer<typeof answer>;

/** A JSON Schema of all messages, for programs in any language. */
export const createBotProtocolSchema = (): Json =>
  z.toJSONSchema(
    z.union([messageToBot, messageFromBot]).meta({ title: `Ludoteca bot protocol ${PROTOCOL_VERSION}` }),
    {
      io: 'input',
    },
  ) as unknown as Json;
