import { at, type VerificationFailure, type Watcher } from '@ludoteca/kernel';
import type { Language, TextRow } from '@ludoteca/kit';
import type { OpenedArchive } from '../files/archive-file.ts';
import { CliError } from '../args/cli-error.ts';
import { formatPath } from '../terminal/sanitize.ts';
import type { SessionEnd } from '../session/local-session.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';
import { interruptionOf } from '../terminal/interruption.ts';
import type { QuestionScreen, UiReply, Ui } from '../terminal/ui.ts';
import { type ParsedCommand, parseCommand, DEFAULT_COMMAND } from './commands.ts';
import { exportLog, defaultLogPath, formatExportProblem } from './export-log.ts';
import { ReplayTimeline } from './replay-timeline.ts';
import { NAVIGATION_COMMANDS, type ReplayCursor, SPEEDS } from './navigation.ts';
import { createEventsPage, createHelpPage, createLogPage, createRulesPage } from './pages.ts';
import { replayScreen, findVerificationFailure } from './replay-screen.ts';
import { logLines, type ReplayContext, createReplayContext } from './transcript.ts';

/** How somebody wants to watch. */
export interface ReplayOptions {
  readonly language: Language;
  /** Through whose eyes it may be watched. */
  readonly watchers: readonly Watcher[];
  /** Through whose of them first; absent: the last, who sees most. */
  readonly watcher?: Watcher;
  /** After how many entries to begin; absent: at the start. */
  readonly at?: number;
  /** The archive file: logs are written beside it unless told otherwise. */
  readonly file?: string;
  /** What tells that so many milliseconds have passed; absent: the clock. */
  timeout?(milliseconds: number): AbortSignal;
}

type ViewerExit = Exclude<SessionEnd, 'over'>;

/** Lets somebody watch a recorded match, forward and back, through any eyes. A match that cannot even start is a Complaint. */
export async function watchReplay(
  ui: Ui,
  opened: OpenedArchive,
  options: ReplayOptions,
): Promise<ViewerExit> {
  const { entry, recording } = opened;
  const timeline = ReplayTimeline.create(entry.game, recording.archive);
  if (!timeline.ok)
    throw new CliError(formatArchiveProblem({ disagreement: timeline.problem, texts: entry.texts.en }));
  const context = createReplayContext(timeline.value, opened, options.language, options.watchers);
  return new ReplayViewer(ui, context, findVerificationFailure(opened), options).run();
}

/** What has to be said on the next sheet: why nothing came of what was typed, or what came of it. */
interface ViewerMessage {
  readonly error?: string;
  readonly notice?: string;
}

/** One watching of a film. */
class ReplayViewer {
  private readonly ui: Ui;
  private readonly context: ReplayContext;
  private readonly failure: VerificationFailure | undefined;
  private readonly options: ReplayOptions;
  private cursor: ReplayCursor;
  private message: ViewerMessage = {};
  /** The spot of the sheet before: plain lines do not tell again what they told. */
  private previousCursor: ReplayCursor | undefined;

  constructor(
    ui: Ui,
    context: ReplayContext,
    failure: VerificationFailure | undefined,
    options: ReplayOptions,
  ) {
    this.ui = ui;
    this.context = context;
    this.failure = failure;
    this.options = options;
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
      const left = await this.handleReply(reply);
      if (left !== undefined) return left;
    }
  }

  private screen(): QuestionScreen {
    const { ui, context, cursor, previousCursor } = this;
    const { error, notice } = this.message;
    const screen = replayScreen(context, cursor, this.failure);
    const known =
      ui.isPlain && previousCursor?.place === cursor.place && previousCursor.watcher === cursor.watcher;
    const told: TextRow[] = notice === undefined ? [] : [[{ text: notice, role: 'good' }]];
    const news = [...(known ? [] : screen.news), ...told];
    return { ...screen, news, ...(error === undefined ? {} : { error }) };
  }

  /** While the film plays the question is taken back when it is time to go on; plain lines have no keys, and only wait. */
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
        return this.runCommand(DEFAULT_COMMAND, '');
      case 'picks':
        return this.runCommand(DEFAULT_COMMAND, '');
      case 'word':
        return this.runCommand(reply.word, reply.rest);
      default:
        return interruptionOf(reply);
    }
  }

  /** Does what was typed; it may be that this ends the watching. */
  private async runCommand(word: string, rest: string): Promise<ViewerExit | undefined> {
    const meant = parseCommand(`${word} ${rest.trim()}`.trim());
    if (meant === undefined) return undefined;
    const move = meant.rest === '' && meant.word === 'event' ? undefined : NAVIGATION_COMMANDS[meant.word];
    if (move === undefined) return this.showPage(meant);
    const moved = move(this.context, this.cursor, meant.rest);
    if (moved.ok) this.cursor = moved.value;
    else this.message = { error: moved.problem };
    if (this.cursor.place === this.context.timeline.end) this.cursor = { ...this.cursor, playing: false };
    return undefined;
  }

  /** Whatever is to be read stops the film. */
  private async showPage({ word, rest }: ParsedCommand): Promise<ViewerExit | undefined> {
    const { ui, context, cursor } = this;
    const {
      gameTexts,
      texts: { around, complaints },
    } = context;
    this.cursor = { ...cursor, playing: false };
    if (word === 'export') return this.exportLog(rest);
    if (rest !== '') {
      this.message = { error: complaints.takesNothing(word) };
      return undefined;
    }
    const read = async (
      title: string,
      body: (width: number) => readonly TextRow[],
    ): Promise<ViewerExit | undefined> => interruptionOf(await ui.showText([{ text: title }], body));
    switch (word) {
      case 'log':
        return interruptionOf(
          await ui.showText([{ text: around.logTitle }], createLogPage(context, cursor), 'end'),
        );
      case 'rules':
        return read(gameTexts.name, createRulesPage(context));
      case 'event':
        return read(around.events, createEventsPage(context, cursor));
      case '?':
        return read(around.help, createHelpPage(context, !ui.isPlain));
      default:
        return 'left';
    }
  }

  private async exportLog(rest: string): Promise<ViewerExit | undefined> {
    const {
      context,
      cursor: { place, watcher },
    } = this;
    const path = rest === '' ? defaultLogPath(context.entry.game.id, watcher, this.options.file) : rest;
    const lines = logLines(context, watcher, place);
    const log = { watcher, lines };
    let written = await exportLog(path, log);
    if (!written.ok && written.problem === 'foreign') {
      const reply = await this.askReplace(path);
      const left = interruptionOf(reply);
      if (left !== undefined) return left;
      if (reply.kind === 'picks' && reply.keys[0] === REPLACE)
        written = await exportLog(path, log, { replace: true });
    }
    this.message = written.ok
      ? { notice: context.texts.export.written(formatPath(path), lines.length) }
      : { error: formatExportProblem(context.texts, path, written.problem) };
    return undefined;
  }

  private askReplace(path: string): Promise<UiReply> {
    const {
      export: { replace, yes, no },
    } = this.context.texts;
    return this.ui.ask({
      title: replayScreen(this.context, this.cursor, this.failure).title,
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
