import { at, type VerificationFailure, type Watcher } from '@ludoteca/kernel';
import type { Language, TextRow } from '@ludoteca/kit';
import type { Opened } from '../archives.ts';
import { Complaint } from '../complaint.ts';
import { shownPath } from '../foreign.ts';
import type { Ended } from '../play/sitting.ts';
import { sentenceOf } from '../problem.ts';
import { endedBy } from '../ui/ended.ts';
import type { Question, Reply, Ui } from '../ui/ui.ts';
import { type Meant, meantBy, USUAL } from './commands.ts';
import { exportLog, logPath, unwrittenLine } from './export.ts';
import { Film } from './film.ts';
import { MOVES, type Spot, SPEEDS } from './moves.ts';
import { eventRows, helpRows, logRows, ruleRows } from './pages.ts';
import { sheetOf, untruthOf } from './sheet.ts';
import { logLines, type Showing, showingOf } from './telling.ts';

/** How somebody wants to watch. */
export interface Watching {
  readonly language: Language;
  /** Through whose eyes it may be watched. */
  readonly eyes: readonly Watcher[];
  /** Through whose of them first; absent: the last, who sees most. */
  readonly watcher?: Watcher;
  /** After how many entries to begin; absent: at the start. */
  readonly at?: number;
  /** The archive file: logs are written beside it unless told otherwise. */
  readonly file?: string;
  /** What tells that so many milliseconds have passed; absent: the clock. */
  passed?(milliseconds: number): AbortSignal;
}

type Left = Exclude<Ended, 'over'>;

/** Lets somebody watch a recorded match, forward and back, through any eyes. A match that cannot even start is a Complaint. */
export async function watchReplay(ui: Ui, opened: Opened, watching: Watching): Promise<Left> {
  const { entry, recording } = opened;
  const film = Film.of(entry.game, recording.archive);
  if (!film.ok) throw new Complaint(sentenceOf({ disagreement: film.problem, texts: entry.texts.en }));
  const showing = showingOf(film.value, opened, watching.language, watching.eyes);
  return new Screening(ui, showing, untruthOf(opened), watching).run();
}

/** What has to be said on the next sheet: why nothing came of what was typed, or what came of it. */
interface Said {
  readonly complaint?: string;
  readonly notice?: string;
}

/** One watching of a film. */
class Screening {
  private readonly ui: Ui;
  private readonly showing: Showing;
  private readonly untruth: VerificationFailure | undefined;
  private readonly watching: Watching;
  private spot: Spot;
  private said: Said = {};
  /** The spot of the sheet before: plain lines do not tell again what they told. */
  private before: Spot | undefined;

  constructor(ui: Ui, showing: Showing, untruth: VerificationFailure | undefined, watching: Watching) {
    this.ui = ui;
    this.showing = showing;
    this.untruth = untruth;
    this.watching = watching;
    const place = Math.min(watching.at ?? 0, showing.film.end);
    const watcher = watching.watcher ?? at(watching.eyes, watching.eyes.length - 1);
    this.spot = { place, watcher, speed: SPEEDS.usual, playing: false };
  }

  async run(): Promise<Left> {
    for (;;) {
      const sheet = this.sheet();
      this.before = this.spot;
      this.said = {};
      const reply = await this.reply(sheet);
      const left = await this.hear(reply);
      if (left !== undefined) return left;
    }
  }

  private sheet(): Question {
    const { ui, showing, spot, before } = this;
    const { complaint, notice } = this.said;
    const sheet = sheetOf(showing, spot, this.untruth);
    const known = ui.plain && before?.place === spot.place && before.watcher === spot.watcher;
    const told: TextRow[] = notice === undefined ? [] : [[{ text: notice, role: 'good' }]];
    const news = [...(known ? [] : sheet.news), ...told];
    return { ...sheet, news, ...(complaint === undefined ? {} : { complaint }) };
  }

  /** While the film plays the question is taken back when it is time to go on; plain lines have no keys, and only wait. */
  private async reply(sheet: Question): Promise<Reply> {
    const { ui, spot } = this;
    if (!spot.playing) return ui.ask(sheet);
    const milliseconds = Math.round(1000 / spot.speed);
    if (!ui.plain)
      return ui.ask(sheet, this.watching.passed?.(milliseconds) ?? AbortSignal.timeout(milliseconds));
    ui.show(sheet);
    return (await ui.pause(milliseconds)) ?? { kind: 'gone' };
  }

  private async hear(reply: Reply): Promise<Left | undefined> {
    switch (reply.kind) {
      case 'gone':
        return this.act(USUAL, '');
      case 'picks':
        return this.act(USUAL, '');
      case 'word':
        return this.act(reply.word, reply.rest);
      default:
        return endedBy(reply);
    }
  }

  /** Does what was typed; it may be that this ends the watching. */
  private async act(word: string, rest: string): Promise<Left | undefined> {
    const meant = meantBy(`${word} ${rest.trim()}`.trim());
    if (meant === undefined) return undefined;
    const move = meant.rest === '' && meant.word === 'event' ? undefined : MOVES[meant.word];
    if (move === undefined) return this.open(meant);
    const moved = move(this.showing, this.spot, meant.rest);
    if (moved.ok) this.spot = moved.value;
    else this.said = { complaint: moved.problem };
    if (this.spot.place === this.showing.film.end) this.spot = { ...this.spot, playing: false };
    return undefined;
  }

  /** Whatever is to be read stops the film. */
  private async open({ word, rest }: Meant): Promise<Left | undefined> {
    const { ui, showing, spot } = this;
    const {
      texts,
      words: { around, complaints },
    } = showing;
    this.spot = { ...spot, playing: false };
    if (word === 'export') return this.export(rest);
    if (rest !== '') {
      this.said = { complaint: complaints.takesNothing(word) };
      return undefined;
    }
    const read = async (
      title: string,
      body: (width: number) => readonly TextRow[],
    ): Promise<Left | undefined> => endedBy(await ui.read([{ text: title }], body));
    switch (word) {
      case 'log':
        return endedBy(await ui.read([{ text: around.logTitle }], logRows(showing, spot), 'end'));
      case 'rules':
        return read(texts.name, ruleRows(showing));
      case 'event':
        return read(around.events, eventRows(showing, spot));
      case '?':
        return read(around.help, helpRows(showing, !ui.plain));
      default:
        return 'left';
    }
  }

  private async export(rest: string): Promise<Left | undefined> {
    const {
      showing,
      spot: { place, watcher },
    } = this;
    const path = rest === '' ? logPath(showing.entry.game.id, watcher, this.watching.file) : rest;
    const lines = logLines(showing, watcher, place);
    const log = { watcher, lines };
    let written = await exportLog(path, log);
    if (!written.ok && written.problem === 'foreign') {
      const reply = await this.mayReplace(path);
      const left = endedBy(reply);
      if (left !== undefined) return left;
      if (reply.kind === 'picks' && reply.keys[0] === REPLACE)
        written = await exportLog(path, log, { replace: true });
    }
    this.said = written.ok
      ? { notice: showing.words.export.written(shownPath(path), lines.length) }
      : { complaint: unwrittenLine(showing.words, path, written.problem) };
    return undefined;
  }

  private mayReplace(path: string): Promise<Reply> {
    const {
      export: { replace, yes, no },
    } = this.showing.words;
    return this.ui.ask({
      title: sheetOf(this.showing, this.spot, this.untruth).title,
      body: () => [],
      news: [],
      question: [{ text: replace(shownPath(path)), role: 'warn' }],
      options: [
        { key: REPLACE, label: yes },
        { key: '2', label: no },
      ],
      words: [],
      fresh: true,
    });
  }
}

const REPLACE = '1';
