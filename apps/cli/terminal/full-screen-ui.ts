/** The user interface that redraws the whole screen at every change. */
import type { TextRow } from '@ludoteca/kit';
import type { RowEncoder } from './row-encoder.ts';
import type { TerminalDevice } from './device.ts';
import { editLine, EMPTY_LINE, type InputLine } from './input-line.ts';
import { createQuestionState, handleKey } from './question-state.ts';
import { MAX_LINE_LENGTH, parseText } from './parse-input.ts';
import { innerWidth, quietRow, type ScreenSize } from './render-parts.ts';
import { renderCurtain, renderTextField, renderPage, renderScreen } from './render-screens.ts';
import { renderQuestion } from './render-question.ts';
import { ScreenController } from './screen-controller.ts';
import type { QuestionScreen, UiReply, Screen, TypedText, Ui, WaitingScreen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

const CONTINUE: UiReply = { kind: 'picks', keys: [] };
const END: UiReply = { kind: 'end' };
const GONE: UiReply = { kind: 'gone' };

function cacheByWidth<T>(draw: (width: number) => T): (width: number) => T {
  let last: { readonly width: number; readonly drawn: T } | undefined;
  return (width) => {
    if (last?.width !== width) last = { width, drawn: draw(width) };
    return last.drawn;
  };
}
const withCachedBody = <S extends Screen>(screen: S): S => ({
  ...screen,
  body: cacheByWidth((width) => screen.body(width)),
  ...(screen.parts === undefined ? {} : { parts: cacheByWidth((width) => screen.parts?.(width) ?? []) }),
});

export class FullScreenUi implements Ui {
  readonly isPlain = false;
  private readonly controller: ScreenController;
  private readonly texts: TerminalTexts;
  private isPaused = false;
  /** Lines printed behind a curtain; undefined without a curtain. */
  private hiddenLines: TextRow[] | undefined;
  /** Input typed at a transient question that has timed out. */
  private unfinishedLine: InputLine = EMPTY_LINE;
  /** Whether another seat has decided since the last question: answers typed meanwhile were given unread. */
  private hasOthersDecided = false;

  constructor(device: TerminalDevice, texts: TerminalTexts, encode: RowEncoder) {
    this.controller = new ScreenController(device, encode);
    this.texts = texts;
  }

  async ask(asked: QuestionScreen, gone?: AbortSignal): Promise<UiReply> {
    const { controller, texts } = this;
    const question = withCachedBody(asked);
    if (question.discardTypeahead === true) this.discardTypeahead();
    const ignored = this.hasOthersDecided && controller.discardEnteredLines();
    this.hasOthersDecided = false;
    let state = createQuestionState(question, this.unfinishedLine);
    if (ignored) state = { ...state, error: texts.tooSoon };
    this.unfinishedLine = EMPTY_LINE;
    const rendered = (size: ScreenSize) => renderQuestion(question, state, size, texts);
    controller.show(rendered);
    const reply = await controller.waitForKey<UiReply>((key) => {
      const next = handleKey(question, state, key, () => rendered(controller.size), texts);
      if ('kind' in next) return next;
      state = next;
      controller.invalidate();
    }, gone);
    if (reply.kind === 'gone' && question.transient === true) this.unfinishedLine = state.line;
    return reply;
  }

  show(screen: Screen): void {
    this.hasOthersDecided = true;
    if (this.hiddenLines !== undefined) return;
    const drawn = withCachedBody(screen);
    this.controller.show((size) =>
      renderScreen(drawn, size, this.isPaused ? this.texts.held : (screen.hint ?? ''), this.texts),
    );
  }

  print(rows: readonly TextRow[]): void {
    if (this.hiddenLines === undefined) this.controller.printLines(rows);
    else this.hiddenLines.push(...rows);
  }

  showText(
    title: TextRow,
    body: (width: number) => readonly TextRow[],
    from: 'start' | 'end' = 'start',
  ): Promise<UiReply> {
    const { controller, texts } = this;
    const draw = cacheByWidth(body);
    let scroll = from === 'start' ? 0 : Infinity;
    const render = (size: ScreenSize) => renderPage(title, draw(innerWidth(size)), scroll, size, texts);
    controller.show(render);
    return controller.waitForKey<UiReply>(({ name }) => {
      if (['enter', 'escape', 'q', 'ctrl-d'].includes(name)) return name === 'ctrl-d' ? END : CONTINUE;
      const rendered = render(controller.size);
      const distance = {
        up: -1,
        down: 1,
        'page-up': -rendered.page,
        'page-down': rendered.page,
        space: rendered.page,
        home: -Infinity,
        end: Infinity,
      }[name];
      scroll = (rendered.scroll ?? 0) + (distance ?? 0);
      controller.invalidate();
    });
  }

  async showCurtain(title: TextRow, body: readonly TextRow[]): Promise<UiReply> {
    // Nothing of the previous screen may remain, and nothing may be printed until the curtain is lifted.
    this.controller.show((size) => renderCurtain(title, body, size, this.texts), true);
    const hiddenLines: TextRow[] = [];
    this.hiddenLines = hiddenLines;
    const reply = await this.controller.waitForKey<UiReply>(({ name }) =>
      name === 'enter' ? CONTINUE : name === 'ctrl-d' ? END : undefined,
    );
    this.hiddenLines = undefined;
    if (hiddenLines.length > 0) this.print(hiddenLines);
    return reply;
  }

  askText(question: TextRow, defaultText: string): Promise<UiReply | TypedText> {
    const { controller, texts } = this;
    let line = EMPTY_LINE;
    controller.show((size) => {
      const error = line.isTruncated ? texts.tooLong(MAX_LINE_LENGTH) : undefined;
      return renderTextField({ question, defaultText, line, error }, size, texts);
    });
    return controller.waitForKey<UiReply | TypedText>((key) => {
      if (key.name === 'enter')
        return { kind: 'text', text: parseText(line.text, defaultText) ?? defaultText };
      if (key.name === 'ctrl-d' && line.text === '') return END;
      if (key.name === 'escape' && line.text === '') return GONE;
      line = editLine(line, key) ?? line;
      controller.invalidate();
    });
  }

  async pause(milliseconds: number): Promise<UiReply | undefined> {
    const passed = new AbortController();
    const begin = () => setTimeout(() => passed.abort(), milliseconds);
    let timer = begin();
    let typed = false;
    const reply = await this.controller.waitForKey<UiReply>((key) => {
      const { name } = key;
      if (name === 'ctrl-d') return END;
      // Input that has begun is meant for the next question.
      if (!typed && name === 'enter') return CONTINUE;
      if (!typed && (name === '+' || name === '-')) return { kind: 'word', word: name, rest: '' };
      if (typed || name !== 'space') {
        // While lines are printed no question follows.
        typed = !this.controller.isPrinting;
        if (typed) this.controller.queueKey(key);
        return undefined;
      }
      clearTimeout(timer);
      this.setPaused(!this.isPaused);
      if (!this.isPaused) timer = begin();
    }, passed.signal);
    clearTimeout(timer);
    this.isPaused = false;
    return reply === CONTINUE || reply.kind === 'gone' ? undefined : reply;
  }

  wait({ waiting, ...screen }: WaitingScreen, gone: AbortSignal): Promise<UiReply> {
    return this.ask({ ...screen, question: waiting, options: [] }, gone);
  }

  close(): void {
    this.controller.close();
  }

  private discardTypeahead(): void {
    this.unfinishedLine = EMPTY_LINE;
    this.controller.discardKeys();
  }

  /** Printed output says it in a line; a rendered screen shows it. */
  private setPaused(paused: boolean): void {
    this.isPaused = paused;
    if (this.controller.isPrinting) this.print([quietRow(paused ? this.texts.held : this.texts.letGo)]);
    else this.controller.invalidate();
  }
}
