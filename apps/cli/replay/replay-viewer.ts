/** The interactive viewer of a recorded match. */
import { at, type VerificationFailure, type Watcher } from '@ludoteca/kernel';
import { type Language, type TextRow, ReplayTimeline } from '@ludoteca/kit';
import type { ReplayableArchive } from '../files/archive-file.ts';
import { CliError } from '../args/cli-error.ts';
import { formatPath } from '../terminal/sanitize.ts';
import type { SessionEnd } from '../session/local-session.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';
import { interruptionOf, type QuestionScreen, type UiReply, type Ui } from '../terminal/ui.ts';
import { type ParsedCommand, parseCommand, DEFAULT_COMMAND } from './commands.ts';
import { ReplayComments } from './comments.ts';
import { exportLog, defaultLogPath, formatExportProblem } from './export-log.ts';
import { NAVIGATION_COMMANDS, type ReplayCursor, SPEEDS } from './navigation.ts';
import { createEventsPage, createHelpPage, createLogPage, createRulesPage } from './pages.ts';
import { renderReplayScreen, findVerificationFailure } from './replay-screen.ts';
import { logLines, type ReplayContext, createReplayContext } from './transcript.ts';

export interface ReplayOptions {
  readonly language: Language;
  /** The watchers whose view may be shown. */
  readonly watchers: readonly Watcher[];
  /** The first watcher; absent: the last of them, who sees most. */
  readonly watcher?: Watcher;
  /** The place to start at; absent: 0. */
  readonly at?: number;
  /** The archive file; logs are exported beside it by default. */
  readonly file?: string;
  /** Replaces the clock in tests. */
  timeout?(milliseconds: number): AbortSignal;
}

type ViewerExit = Exclude<SessionEnd, 'over'>;

/** Throws if the match cannot start. */
export async function watchReplay(
  ui: Ui,
  opened: ReplayableArchive,
  options: ReplayOptions,
): Promise<ViewerExit> {
  const { entry, recording } = opened;
  const timeline = ReplayTimeline.create(entry.game, recording.archive);
  if (!timeline.ok)
    throw new CliError(
      formatArchiveProblem({ failure: timeline.problem, texts: entry.texts }, options.language),
    );
  const context = createReplayContext(timeline.value, opened, options.language, options.watchers);
  const comments = options.file === undefined ? undefined : await ReplayComments.load(options.file);
  return new ReplayViewer(ui, context, findVerificationFailure(opened), options, comments).run();
}

/** The result of the last command, shown on the next screen. */
interface ViewerMessage {
  readonly error?: string;
  readonly notice?: string;
}

class ReplayViewer {
  private readonly ui: Ui;
  private readonly context: ReplayContext;
  private readonly failure: VerificationFailure | undefined;
  private readonly options: ReplayOptions;
  private readonly comments: ReplayComments | undefined;
  private cursor: ReplayCursor;
  private message: ViewerMessage = {};
  /** The cursor of the previous screen: plain output does not repeat the same place. */
  private previousCursor: ReplayCursor | undefined;

  constructor(
    ui: Ui,
    context: ReplayContext,
    failure: VerificationFailure | undefined,
    options: ReplayOptions,
    comments: ReplayComments | undefined,
  ) {
    this.ui = ui;
    this.context = context;
    this.failure = failure;
    this.options = options;
    this.comments = comments;
    const place = Math.min(options.at ?? 0, context.timeline.end);
    const watcher = options.watcher ?? at(options.watchers, options.watchers.length - 1);
    this.cursor = { place, watcher, speed: SPEEDS.initial, playing: false };
  }

  async run(): Promise<ViewerExit> {
    for (;;) {
      const screen = this.screen();
      this.previousCursor = this.cursor;
      this.message = {};
      const reply = await this.reply(screen);
      const exit = await this.handleReply(reply);
      if (exit !== undefined) return exit;
    }
  }

  private screen(): QuestionScreen {
    const { ui, context, cursor, previousCursor } = this;
    const { error, notice } = this.message;
    const screen = renderReplayScreen(context, cursor, this.failure);
    const isRepeated =
      ui.isPlain && previousCursor?.place === cursor.place && previousCursor.watcher === cursor.watcher;
    const noticeRows: TextRow[] = notice === undefined ? [] : [[{ text: notice, role: 'good' }]];
    const comment = this.comments?.get(cursor.place);
    const commentRows: TextRow[] =
      comment === undefined ? [] : [[{ text: context.texts.viewer.comment(comment), role: 'possible' }]];
    const news = [...(isRepeated ? [] : screen.news), ...commentRows, ...noticeRows];
    return { ...screen, news, ...(error === undefined ? {} : { error }) };
  }

  /** During playback the question times out to show the next entry; plain output only pauses. */
  private async reply(screen: QuestionScreen): Promise<UiReply> {
    const { ui, cursor } = this;
    if (!cursor.playing) return ui.ask(screen);
    const milliseconds = Math.round(1000 / cursor.speed);
    if (!ui.isPlain)
      return ui.ask(screen, this.options.timeout?.(milliseconds) ?? AbortSignal.timeout(milliseconds));
    ui.show(screen);
    return (await ui.pause(milliseconds)) ?? { kind: 'gone' };
  }

  private async handleReply(reply: UiReply): Promise<ViewerExit | undefined> {
    switch (reply.kind) {
      case 'gone':
      case 'picks':
        return this.runCommand(DEFAULT_COMMAND, '');
      case 'word':
        return this.runCommand(reply.word, reply.rest);
      default:
        return interruptionOf(reply);
    }
  }

  /** Returns how the viewer was left, if the command leaves it. */
  private async runCommand(word: string, rest: string): Promise<ViewerExit | undefined> {
    const parsed = parseCommand(`${word} ${rest.trim()}`.trim(), this.context.texts.words);
    if (parsed === undefined) return undefined;
    const move = parsed.rest === '' && parsed.word === 'event' ? undefined : NAVIGATION_COMMANDS[parsed.word];
    if (move === undefined) return this.showPage(parsed);
    const moved = move(this.context, this.cursor, parsed.rest);
    if (moved.ok) this.cursor = moved.value;
    else this.message = { error: moved.problem };
    if (this.cursor.place === this.context.timeline.end) this.cursor = { ...this.cursor, playing: false };
    return undefined;
  }

  /** Stops playback. */
  private async showPage({ word, rest }: ParsedCommand): Promise<ViewerExit | undefined> {
    const { ui, context, cursor } = this;
    const { gameTexts, texts } = context;
    this.cursor = { ...cursor, playing: false };
    if (word === 'export') return this.exportLog(rest);
    if (word === 'comment') return this.writeComment(rest);
    if (rest !== '') {
      this.message = { error: texts.errors.takesNothing(texts.words[word]) };
      return undefined;
    }
    const show = async (
      title: string,
      body: (width: number) => readonly TextRow[],
    ): Promise<ViewerExit | undefined> => interruptionOf(await ui.showText([{ text: title }], body));
    switch (word) {
      case 'log':
        return interruptionOf(
          await ui.showText([{ text: texts.viewer.logTitle }], createLogPage(context, cursor), 'end'),
        );
      case 'rules':
        return show(gameTexts.name, createRulesPage(context));
      case 'event':
        return show(texts.viewer.events, createEventsPage(context, cursor));
      case '?':
        return show(texts.viewer.help, createHelpPage(context, !ui.isPlain));
      default:
        return 'left';
    }
  }

  private async writeComment(text: string): Promise<undefined> {
    const { errors } = this.context.texts;
    const written = await this.comments?.set(this.cursor.place, text);
    if (written === undefined) this.message = { error: errors.noComments };
    else if (!written.ok)
      this.message = { error: errors.notWritten(formatPath(this.options.file ?? ''), written.problem) };
    return undefined;
  }

  private async exportLog(rest: string): Promise<ViewerExit | undefined> {
    const { context, cursor } = this;
    const { place, watcher } = cursor;
    const path = rest === '' ? defaultLogPath(context.entry.game.id, watcher, this.options.file) : rest;
    const lines = logLines(context, watcher, place);
    const log = { watcher, lines };
    let written = await exportLog(path, log);
    if (!written.ok && written.problem === 'foreign') {
      const reply = await this.askReplace(path);
      const exit = interruptionOf(reply);
      if (exit !== undefined) return exit;
      if (reply.kind === 'picks' && reply.keys[0] === REPLACE)
        written = await exportLog(path, log, { replace: true });
    }
    this.message = written.ok
      ? { notice: context.texts.export.written(formatPath(path), lines.length) }
      : { error: formatExportProblem(context.texts, path, written.problem) };
    return undefined;
  }

  private askReplace(path: string): Promise<UiReply> {
    const { replace, yes, no } = this.context.texts.export;
    return this.ui.ask({
      title: renderReplayScreen(this.context, this.cursor, this.failure).title,
      body: () => [],
      news: [],
      question: [{ text: replace(formatPath(path)), role: 'warn' }],
      options: [
        { key: REPLACE, label: yes },
        { key: '2', label: no },
      ],
      commands: [],
      discardTypeahead: true,
    });
  }
}

const REPLACE = '1';
