/** The help on typing, for questions without commands of their own. */
import type { TextRow } from '@ludoteca/kit';
import type { TerminalTexts } from './texts.ts';
import { wrapRows } from './text-layout.ts';
import type { ScreenCommand, Ui, UiReply } from './ui.ts';

export const helpCommand = ({ help }: TerminalTexts): ScreenCommand => ({
  word: '?',
  key: 'f1',
  about: help.title,
});

export const showAnswerHelp = (ui: Ui, { help }: TerminalTexts): Promise<UiReply> =>
  ui.showText([{ text: help.title }], (width) =>
    wrapRows(
      help.lines.map((text): TextRow => [{ text }]),
      width,
    ),
  );
