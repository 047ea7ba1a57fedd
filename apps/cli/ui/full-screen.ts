import type { TextRow } from '@ludoteca/kit';
import type { Ink } from './colours.ts';
import type { Device } from './device.ts';
import { edited, EMPTY, type Line } from './line.ts';
import { firstLook, pressed } from './looking.ts';
import { LONGEST_LINE, textIn } from './meaning.ts';
import { good, innerWidth, quiet, type Size, warning } from './picture.ts';
import { curtainPicture, fieldPicture, pagePicture, sheetPicture } from './pictures.ts';
import { questionPicture } from './question-picture.ts';
import { Stage } from './stage.ts';
import type { Question, Reply, Sheet, Typed, Ui, Waiting } from './ui.ts';
import type { Words } from './words.ts';

const WENT_ON: Reply = { kind: 'picks', keys: [] };
const END: Reply = { kind: 'end' };
const GONE: Reply = { kind: 'gone' };

/** The same rows as long as the width is the same. */
function drawnOnce(draw: (width: number) => readonly TextRow[]): (width: number) => readonly TextRow[] {
  let drawn: { readonly width: number; readonly rows: readonly TextRow[] } | undefined;
  return (width) => {
    if (drawn?.width !== width) drawn = { width, rows: draw(width) };
    return drawn.rows;
  };
}
const withBodyOnce = <S extends Sheet>(sheet: S): S => ({
  ...sheet,
  body: drawnOnce((width) => sheet.body(width)),
});

/** The whole screen, redrawn at every change. */
export class FullScreen implements Ui {
  readonly plain = false;
  private readonly stage: Stage;
  private readonly words: Words;
  private held = false;
  /** What was told behind a curtain; undefined when there is none. */
  private untold: TextRow[] | undefined;
  /** What was typed at a question that has passed. */
  private begun: Line = EMPTY;
  /** Somebody else has decided since anything was asked: what was answered meanwhile was not read. */
  private elsewhere = false;

  constructor(device: Device, words: Words, ink: Ink) {
    this.stage = new Stage(device, ink);
    this.words = words;
  }

  async ask(asked: Question, gone?: AbortSignal): Promise<Reply> {
    const { stage, words } = this;
    const question = withBodyOnce(asked);
    if (question.fresh === true) this.forget();
    if (question.inline === true && stage.isTelling) return this.askInLine(question);
    const ignored = this.elsewhere && stage.forgetLines();
    this.elsewhere = false;
    let looking = firstLook(question, this.begun);
    if (ignored) looking = { ...looking, complaint: words.tooSoon };
    this.begun = EMPTY;
    const picture = (size: Size) => questionPicture(question, looking, size, words);
    stage.put(picture);
    const reply = await stage.wait<Reply>((key) => {
      const next = pressed(question, looking, key, () => picture(stage.size), words);
      if ('kind' in next) return next;
      looking = next;
      stage.change();
    }, gone);
    if (reply.kind === 'gone' && question.passing === true) this.begun = looking.line;
    return reply;
  }

  private askInLine({ news, question, options, usual, note, complaint }: Question): Promise<Reply> {
    const offers = options.map(({ key, label }) => `${key} ${label}`).join(' · ');
    const wrong = complaint === undefined ? [] : [warning(complaint)];
    const said = note === undefined ? [] : [good(note)];
    this.tell([...news, ...said, ...wrong, question, [{ text: offers, role: 'possible' }]]);
    return this.stage.wait<Reply>(({ name }) => {
      if (name === 'ctrl-d') return END;
      const key = name === 'enter' ? usual : name;
      return options.some((option) => option.key === key) ? { kind: 'picks', keys: [key ?? ''] } : undefined;
    });
  }

  show(sheet: Sheet): void {
    this.elsewhere = true;
    if (this.untold !== undefined) return;
    const drawn = withBodyOnce(sheet);
    this.stage.put((size) => sheetPicture(drawn, size, this.held ? this.words.held : '', this.words));
  }

  tell(rows: readonly TextRow[]): void {
    if (this.untold === undefined) this.stage.lines(rows);
    else this.untold.push(...rows);
  }

  read(
    title: TextRow,
    body: (width: number) => readonly TextRow[],
    from: 'start' | 'end' = 'start',
  ): Promise<Reply> {
    const { stage, words } = this;
    const draw = drawnOnce(body);
    let scroll = from === 'start' ? 0 : Infinity;
    const picture = (size: Size) => pagePicture(title, draw(innerWidth(size)), scroll, size, words);
    stage.put(picture);
    return stage.wait<Reply>(({ name }) => {
      if (['enter', 'escape', 'q', 'ctrl-d'].includes(name)) return name === 'ctrl-d' ? END : WENT_ON;
      const now = picture(stage.size);
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
      stage.change();
    });
  }

  async curtain(title: TextRow, body: readonly TextRow[]): Promise<Reply> {
    // Not a trace of what was there may be left, nor may anything come until it rises.
    this.stage.put((size) => curtainPicture(title, body, size, this.words), true);
    const untold: TextRow[] = [];
    this.untold = untold;
    const reply = await this.stage.wait<Reply>(({ name }) =>
      name === 'enter' ? WENT_ON : name === 'ctrl-d' ? END : undefined,
    );
    this.untold = undefined;
    if (untold.length > 0) this.tell(untold);
    return reply;
  }

  type(question: TextRow, usual: string): Promise<Reply | Typed> {
    const { stage, words } = this;
    let line = EMPTY;
    stage.put((size) => {
      const complaint = line.full ? words.tooLong(LONGEST_LINE) : undefined;
      return fieldPicture({ question, usual, line, complaint }, size, words);
    });
    return stage.wait<Reply | Typed>((key) => {
      if (key.name === 'enter') return { kind: 'text', text: textIn(line.text, usual) ?? usual };
      if (key.name === 'ctrl-d' && line.text === '') return END;
      if (key.name === 'escape' && line.text === '') return GONE;
      line = edited(line, key) ?? line;
      stage.change();
    });
  }

  async pause(milliseconds: number): Promise<Reply | undefined> {
    const passed = new AbortController();
    const begin = () => setTimeout(() => passed.abort(), milliseconds);
    let timer = begin();
    let typed = false;
    const reply = await this.stage.wait<Reply>((key) => {
      const { name } = key;
      if (name === 'ctrl-d') return END;
      // Whoever has begun to type means the question that comes.
      if (!typed && name === 'enter') return WENT_ON;
      if (!typed && (name === '+' || name === '-')) return { kind: 'word', word: name, rest: '' };
      if (typed || name !== 'space') {
        // Where lines are told there is no question to come.
        typed = !this.stage.isTelling;
        if (typed) this.stage.keep(key);
        return undefined;
      }
      clearTimeout(timer);
      this.hold(!this.held);
      if (!this.held) timer = begin();
    }, passed.signal);
    clearTimeout(timer);
    this.held = false;
    return reply === WENT_ON || reply.kind === 'gone' ? undefined : reply;
  }

  wait({ waiting, ...sheet }: Waiting, gone: AbortSignal): Promise<Reply> {
    return this.ask({ ...sheet, question: waiting, options: [] }, gone);
  }

  close(): void {
    this.stage.close();
  }

  /** What was typed until now counts no more. */
  private forget(): void {
    this.begun = EMPTY;
    this.stage.forgetKeys();
  }

  /** Where lines stay it is said in one of them; a scene says it itself. */
  private hold(held: boolean): void {
    this.held = held;
    if (this.stage.isTelling) this.tell([quiet(held ? this.words.held : this.words.letGo)]);
    else this.stage.change();
  }
}
