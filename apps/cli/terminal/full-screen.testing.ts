/** A full screen for tests: keys, a device and replies. */
import { createRowEncoder } from './row-encoder.ts';
import { FakeDevice } from './fake-device.testing.ts';
import { FullScreenUi } from './full-screen-ui.ts';
import { questionScreen } from './question-screen.testing.ts';
import type { QuestionScreen, UiReply } from './ui.ts';
import { terminalTexts } from './texts.ts';
import { replaceUnprintable } from './sanitize.ts';

export const UP = '\u001b[A';
export const DOWN = '\u001b[B';
export const RIGHT = '\u001b[C';
export const LEFT = '\u001b[D';
export const HOME = '\u001b[H';
export const END = '\u001b[F';
export const F1 = '\u001bOP';
export const ESCAPE = '\u001b';

/** The full screen on a device of that size. */
export function screen(columns = 60, rows = 24) {
  const device = new FakeDevice(columns, rows);
  const ui = new FullScreenUi(
    device,
    terminalTexts.en,
    createRowEncoder({ colours: true, convert: replaceUnprintable }),
  );
  const shows = async (): Promise<string> => (await device.look()).join('\n');
  return { device, ui, shows };
}

/** The reply to a question after these keys, in chunks. */
export async function reply(given: Partial<QuestionScreen>, ...keys: readonly string[]): Promise<UiReply> {
  const { device, ui } = screen();
  const replied = ui.ask(questionScreen(given));
  for (const chunk of keys) device.send(chunk);
  return replied;
}
export const picks = (...keys: readonly string[]): UiReply => ({ kind: 'picks', keys });
export const word = (name: string, rest = ''): UiReply => ({ kind: 'word', word: name, rest });
