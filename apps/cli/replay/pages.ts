/** The texts of the replay viewer: log, rules, kinds of events, help. */
import type { TextRow } from '@ludoteca/kit';
import { formatColumns, wrapRows, wrapText } from '../terminal/text-layout.ts';
import { formatKey, formatCommand } from '../terminal/command-hint.ts';
import { terminalTexts } from '../terminal/texts.ts';
import { toScreenCommands } from './commands.ts';
import { findEventKinds, type ReplayCursor } from './navigation.ts';
import { logLines, type ReplayContext } from './transcript.ts';

type TextPage = (width: number) => readonly TextRow[];

/** Indent of the further lines of a long line. */
const HANGING = 6;

const rowsOf = (lines: readonly string[]): readonly TextRow[] => lines.map((text) => [{ text }]);

export const createLogPage =
  (context: ReplayContext, { watcher, place }: ReplayCursor): TextPage =>
  (width) =>
    wrapRows(rowsOf(logLines(context, watcher, place)), width, HANGING);

export const createRulesPage =
  ({ gameTexts: { about, rules } }: ReplayContext): TextPage =>
  (width) =>
    rowsOf([about, ...rules].flatMap((text) => wrapText(text, width).concat('')));

/** The kinds of event that the watcher may see, each with its first sentence. */
export const createEventsPage =
  ({ timeline, gameTexts, names }: ReplayContext, { watcher }: ReplayCursor): TextPage =>
  (width) => {
    const rows = Array.from(findEventKinds(timeline, watcher), ([kind, place]) => {
      const first = timeline.eventsFor(place, watcher).find(({ did }) => did === kind);
      return [kind, (first && gameTexts.event(first, names)) ?? ''];
    });
    return rowsOf(formatColumns(rows, { width }));
  };

export const createHelpPage =
  ({ texts, language }: ReplayContext, withKeys: boolean): TextPage =>
  (width) => {
    const { keys } = terminalTexts[language];
    const rows = toScreenCommands(texts).map((word) =>
      withKeys
        ? [formatCommand(word), formatKey(word, keys) ?? '', word.about]
        : [formatCommand(word), word.about],
    );
    return rowsOf(formatColumns(rows, { width }));
  };
