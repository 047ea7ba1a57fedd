/** The messages of the JSON lines protocol. docs/bot-protocol.md explains them; its schema file is generated from here. */
import { type Infer, type Json, schema } from '@ludoteca/kernel';

/** Increased when bots that follow the documentation would no longer understand the messages. */
export const PROTOCOL_VERSION = 1;

const MAX_TEXT_LENGTH = 1000;
const MAX_NAME_LENGTH = 40;
const MAX_SEATS = 1000;
const MAX_OPTIONS = 1_000_000;
const MAX_CHOICES = 1000;

const { anything, describe, integer, list, object, oneOf, optional, text } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const seat = describe(count, 'A place at the table, counted from 0.');
const number = describe(count, 'How many entries were made so far: the number of the question.');

/** Fields that are not declared are ignored by both sides. */
const message = <const F extends Parameters<typeof object>[0]>(fields: F, description: string) =>
  describe(object(fields, 'open'), description);

const hello = message(
  {
    type: oneOf('hello'),
    protocol: oneOf(PROTOCOL_VERSION),
    game: describe(text(MAX_TEXT_LENGTH), 'The id of the game.'),
    version: describe(count, "The version of the game's rules."),
    seat: describe(seat, 'Where the bot sits.'),
    names: describe(list(text(MAX_TEXT_LENGTH), MAX_SEATS), 'What the players are called, by seat.'),
    settings: describe(anything, 'How the match is set up.'),
    clock: describe(count, 'Milliseconds for an answer; 0: as long as it takes.'),
  },
  'A match begins.',
);

const view = message({ type: oneOf('view'), view: anything }, 'What the seat may know of the table now.');

const event = message(
  { type: oneOf('event'), event: anything },
  'Something that happened, as the seat may know it.',
);

const question = message(
  {
    type: oneOf('question'),
    number,
    prompt: describe(text(MAX_TEXT_LENGTH), 'What kind of question it is.'),
    frame: describe(anything, 'What the rules are about to do.'),
    options: describe(list(anything, MAX_OPTIONS, 1), 'All that may be answered.'),
    gather: optional(describe(oneOf('subset'), "Asked again, with less to choose from, until 'done'.")),
  },
  'The bot is asked, and nothing more comes before its answer.',
);

const over = message(
  {
    type: oneOf('over'),
    places: describe(
      list(integer(1, MAX_SEATS), MAX_SEATS),
      'Places by seat, counted from 1 and possibly shared.',
    ),
    scores: optional(
      describe(
        list(schema.number(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), MAX_SEATS),
        'Scores by seat, where the game has them.',
      ),
    ),
  },
  'The match is over. Another may begin, or the input ends.',
);

const ready = message(
  { type: oneOf('ready'), name: optional(text(MAX_NAME_LENGTH, 1)) },
  'The bot may say what it is called. Nobody waits for it.',
);

const answer = message(
  {
    type: oneOf('answer'),
    number: optional(
      describe(number, 'The number of the question; an answer to another question is ignored.'),
    ),
    option: optional(describe(count, 'Which option, counted from 0.')),
    choice: optional(describe(anything, 'Or the option itself.')),
    choices: optional(describe(list(anything, MAX_CHOICES, 1), 'Or several, where a subset is gathered.')),
  },
  'The answer: exactly one of option, choice and choices.',
);

const say = message({ type: oneOf('say'), text: text(MAX_TEXT_LENGTH) }, 'A word to whoever watches.');

const imagine = message(
  { type: oneOf('imagine') },
  'Asks for a world, once a question. For programs that contain the rules of the game.',
);

const world = message(
  { type: oneOf('world'), position: anything },
  'A position that looks the same to the bot, with everything that it cannot know dealt at random.',
);

const MESSAGES_TO_BOT = { hello, view, event, question, world, over };
const MESSAGES_FROM_BOT = { ready, answer, say, imagine };

export const messageToBot = schema.variants('type', MESSAGES_TO_BOT);
export const messageFromBot = schema.variants('type', MESSAGES_FROM_BOT);

export type MessageToBot = Infer<typeof messageToBot>;
export type BotAnswer = Infer<typeof answer>;

/** Whether a message is of a kind that bots send. Other kinds are ignored, for future extensions. */
export const isKnownKind = (kind: unknown): boolean =>
  typeof kind === 'string' && Object.hasOwn(MESSAGES_FROM_BOT, kind);

/** Creates a JSON Schema of all messages, for programs in any language. */
export const createBotProtocolSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Ludoteca bot protocol ${PROTOCOL_VERSION}`,
  anyOf: Object.keys({ ...MESSAGES_TO_BOT, ...MESSAGES_FROM_BOT }).map((kind) => ({
    $ref: `#/$defs/${kind}`,
  })),
  $defs: Object.fromEntries(
    Object.entries({ ...MESSAGES_TO_BOT, ...MESSAGES_FROM_BOT }).map(([kind, each]) => [
      kind,
      each.jsonSchema(),
    ]),
  ),
});
