/** A demo of the whole terminal interface, for tests and for looking at: `node --import tsx FILE [plain]`. */
import process from 'node:process';
import { drawBox, type TextRow, seatSymbol } from '@ludoteca/kit';
import { createDevice } from './device.ts';
import { readLines } from './line-reader.ts';
import { detectLanguage } from './locale.ts';
import { openUi } from './open-ui.ts';
import type { QuestionScreen, UiReply, Ui } from './ui.ts';

const HAND: TextRow = [
  { text: '7♥', role: 'red' },
  { text: '  ' },
  { text: '7♠', role: 'black' },
  { text: '  ' },
  { text: 'K♦', role: 'red' },
];
const LONG = 'discard the ace of spades, call hearts and make everybody else buy two cards';

/** Previous replies are shown as news. */
function question(news: readonly TextRow[]): QuestionScreen {
  return {
    title: [{ text: 'Demo · ' }, seatSymbol(0), { text: ' Ada', role: 'seat', seat: 0 }],
    body: (width) => [
      [seatSymbol(1), { text: ' Bruno ▒▒▒▒▒', role: 'seat', seat: 1 }],
      [seatSymbol(2), { text: ' Caio ▒▒▒', role: 'seat', seat: 2 }],
      ...drawBox([HAND], [{ text: `width ${width}` }]),
    ],
    news,
    question: [{ text: 'Ada, which cards do you discard?' }],
    options: Array.from({ length: 12 }, (_, i) => ({
      key: String(i + 1),
      label: i === 4 ? LONG : `option ${i + 1}`,
    })),
    multiple: true,
    commands: [
      { word: '?', about: 'help' },
      { word: 'curtain', about: 'hides everything' },
      { word: 'name', about: 'asks for a name' },
      { word: 'watch', key: 'f1', about: 'watches for a while' },
      { word: 'tell', takes: 'TEXT', about: 'tells something that stays' },
      { word: 'throw', about: 'fails' },
    ],
  };
}

/** The action of each command. */
const DEEDS: { readonly [word: string]: (ui: Ui, rest: string) => unknown } = {
  '?': (ui) =>
    ui.showText([{ text: 'Help' }], () => Array.from({ length: 60 }, (_, i) => [{ text: `line ${i + 1}` }])),
  curtain: (ui) =>
    ui.showCurtain([{ text: 'Bruno, it is your turn' }], [[{ text: 'The others look away.' }]]),
  name: (ui) => ui.askText([{ text: 'What is your name?' }], 'Ada'),
  watch: (ui) => {
    ui.show(question([[{ text: 'Bruno thinks.' }]]));
    return ui.pause(600_000);
  },
  tell: (ui, text) => ui.print([[{ text }]]),
  throw: () => {
    throw new Error('thrown by the demo');
  },
};

async function run(ui: Ui): Promise<UiReply> {
  const news: TextRow[] = [];
  for (;;) {
    const reply = await ui.ask(question(news));
    news.push([{ text: `ask: ${JSON.stringify(reply)}` }]);
    if (reply.kind === 'word') {
      const came = await DEEDS[reply.word]?.(ui, reply.rest);
      news.push([{ text: `${reply.word}: ${JSON.stringify(came)}` }]);
      if (typeof came === 'object' && came !== null && 'kind' in came && came.kind === 'stop') return reply;
    } else if (reply.kind !== 'picks') return reply;
  }
}

const { stdin, stdout, env } = process;
const lines = readLines(stdin);
const stop = new AbortController();
const ui = openUi(
  { plain: process.argv.includes('plain'), language: detectLanguage(env) },
  {
    env,
    isInputTerminal: stdin.isTTY,
    isOutputTerminal: stdout.isTTY,
    device: createDevice(stdin, stdout),
    readLine: () => lines.readLine(),
    discardInput: () => lines.discard(),
    write: (text) => void stdout.write(text),
    width: stdout.columns || 80,
    height: () => stdout.rows || 24,
    interceptInterrupt: () => {
      process.once('SIGINT', () => stop.abort());
      return stop.signal;
    },
  },
);
const last = await run(ui);
ui.close();
lines.close();
stdout.write(`The demo ends: ${last.kind}.\n`);
