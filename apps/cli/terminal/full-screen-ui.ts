import type { TextRow } from '@ludoteca/kit';
import type { RowEncoder } from './row-encoder.ts';
import type { TerminalDevice } from './device.ts';
import { editLine, EMPTY_LINE, type InputLine } from './input-line.ts';
import { createQuestionState, handleKey } from './question-state.ts';
import { MAX_LINE_LENGTH, parseText } from './parse-input.ts';
import { successRow, innerWidth, quietRow, type ScreenSize, warningRow } from './render-parts.ts';
import { renderCurtain, renderTextField, renderPage, renderScreen } from './render-screens.ts';
import { renderQuestion } from './render-question.ts';
import { ScreenController } from './screen-controller.ts';
import type { QuestionScreen, UiReply, Screen, TypedText, Ui, WaitingScreen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

const CONTINUE: UiReply = { kind: 'picks', keys: [] };
const END: UiReply = { kind: 'end' };
const GONE: UiReply = { kind: 'gone' };

/** The same rows as long as the width is the same. */
function cacheByWidth(draw: (width: number) => readonly TextRow[]): (width: number) => readonly TextRow[] {
  let drawn: { readonly width: number; readonly rows: readonly TextRow[] } | undefined;
  return (width) => {
    if (drawn?.width !== width) drawn = { width, rows: draw(width) };
    return drawn.rows;
  };
}
const withCachedBody = <S extends Screen>(screen: S): S => ({
  ...screen,
  body: cacheByWidth((width) => screen.body(width)),
});

/** The whole screen, redrawn at every change. */
export class FullScreenUi implements Ui {
  readonly isPlain = false;
  private readonly controller: ScreenController;
  private readonly texts: TerminalTexts;
  private isPaused = false;
  /** What was told behind a curtain; undefined when there is none. */
  private hiddenLines: TextRow[] | undefined;
  /** What was typed at a question that has passed. */
  private unfinishedLine: InputLine = EMPTY_LINE;
  /** Somebody else has decided since anything was asked: what was answered meanwhile was not read. */
  private hasOthersDecided = false;

  constructor(device: TerminalDevice, texts: TerminalTexts, encode: RowEncoder) {
    this.controller = new ScreenController(device, encode);
    this.texts = texts;
  }

  async ask(asked: QuestionScreen, gone?: AbortSignal): Promise<UiReply> {
    const { controller, texts } = this;
    const question = withCachedBody(asked);
    if (question.discardTypeahead === true) this.discardTypeahead();
    if (question.inline === true && controller.isPrinting) return this.askInLine(question);
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

  private askInLine({
    news,
    question,
    options,
    defaultKey: defaultText,
    note,
    error,
  }: QuestionScreen): Promise<UiReply> {
    const offers = options.map(({ key, label }) => `${key} ${label}`).join(' · ');
    const wrong = error === undefined ? [] : [warningRow(error)];
    const said = note === undefined ? [] : [successRow(note)];
    this.print([...news, ...said, ...wrong, question, [{ text: offers, role: 'possible' }]]);
    return this.controller.waitForKey<UiReply>(({ name }) => {
      if (name === 'ctrl-d') return END;
      const key = name === 'enter' ? defaultText : name;
      return options.some((option) => option.key === key) ? { kind: 'picks', keys: [key ?? ''] } : undefined;
    });
  }

  show(screen: Screen): void {
    this.hasOthersDecided = true;
    if (this.hiddenLines !== undefined) return;
    const drawn = withCachedBody(screen);
    this.controller.show((size) =>
      renderScreen(drawn, size, this.isPaused ? this.texts.held : '', this.texts),
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
    const rendered = (size: ScreenSize) => renderPage(title, draw(innerWidth(size)), scroll, size, texts);
    controller.show(rendered);
    return controller.waitForKey<UiReply>(({ name }) => {
      if (['enter', 'escape', 'q', 'ctrl-d'].includes(name)) return name === 'ctrl-d' ? END : CONTINUE;
      const now = rendered(controller.size);
      const far = {
        up: -1,
        down: 1,
        'page-up': -now.page,
        'page-down': now.page,
        space: now.page,
        home: -Infinity,
        end: Infinity,
      }[name];
      scroll = now.scroll + (far ?? 0);
      controller.invalidate();
    });
  }

  async showCurtain(title: TextRow, body: readonly TextRow[]): Promise<UiReply> {
    // Not a trace of what was there may be left, nor may anything come until it rises.
    this.controller.show((size) => renderCurtain(title, body, size, this.texts), true);
    const untold: TextRow[] = [];
    this.hiddenLines = untold;
    const reply = await this.controller.waitForKey<UiReply>(({ name }) =>
      name === 'enter' ? CONTINUE : name === 'ctrl-d' ? END : undefined,
    );
    this.hiddenLines = undefined;
    if (untold.length > 0) this.print(untold);
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
      // Whoever has begun to type means the question that comes.
      if (!typed && name === 'enter') return CONTINUE;
      if (!typed && (name === '+' || name === '-')) return { kind: 'word', word: name, rest: '' };
      if (typed || name !== 'space') {
        // Where lines are told there is no question to come.
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

  /** What was typed until now counts no more. */
  private discardTypeahead(): void {
    this.unfinishedLine = EMPTY_LINE;
    this.controller.discardKeys();
  }

  /** Where lines stay it is said in one of them; a scene says it itself. */
  private setPaused(held: boolean): void {
    this.isPaused = held;
    if (this.controller.isPrinting) this.print([quietRow(held ? this.texts.held : this.texts.letGo)]);
    else this.controller.invalidate();
  }
}
