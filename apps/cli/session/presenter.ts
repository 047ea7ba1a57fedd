/** Renders the screens of a match from the session's state; it changes nothing. */
import { at, type AnyParts, type Outcome, type Seat, type Watcher } from '@ludoteca/kernel';
import {
  drawTable,
  drawTableParts,
  formatZone,
  stackBlocks,
  type TextRow,
  type VisibleQuestion,
  wrapRow,
} from '@ludoteca/kit';
import { formatOutcome, formatSeatName } from '../terminal/outcome.ts';
import type { Screen } from '../terminal/ui.ts';
import type { LogItem } from './event-log.ts';
import type { TerminalSession } from './terminal-session.ts';

/** A redrawn screen shows at least this many sentences before a question, if necessary ones that were read before. */
const MIN_SENTENCES = 3;
/** Items of the log among which earlier sentences are looked for. */
const MAX_EARLIER_ITEMS = 50;

export class Presenter {
  private readonly session: TerminalSession;

  constructor(session: TerminalSession) {
    this.session = session;
  }

  /** The table as the watcher sees it while the seat decides. */
  matchScreen(watcher: Watcher, seat: Seat): Screen {
    return {
      title: this.title(seat),
      body: this.body(watcher),
      ...this.parts(watcher),
      news: this.newsRows(watcher),
    };
  }

  /** The same for a question beside the match: the keys of the match's options are not shown. */
  sideQuestionScreen(watcher: Watcher, seat: Seat): Screen {
    const { asked } = this.session.feed.observation(watcher);
    return {
      ...this.matchScreen(watcher, seat),
      body: this.body(watcher, asked && withoutOptions(asked)),
      ...this.parts(watcher, asked && withoutOptions(asked)),
    };
  }

  /** The table for the audience while a seat decides that is not at this terminal. */
  waitingScreen(seat: Seat): Screen {
    const { title, ...rest } = this.matchScreen(this.session.audience, seat);
    return { ...rest, title: [...title, { text: ` ${this.session.texts.thinks}`, role: 'quiet' }] };
  }

  /** Calls the person who must decide next; it contains public information only. */
  curtain(seat: Seat): { readonly title: TextRow; readonly body: readonly TextRow[] } {
    const { texts, gameTexts, feed, seating } = this.session;
    const { view, asked } = feed.observation('spectator');
    const body = [
      texts.curtain.calls(at(seating.names, seat)),
      ...(asked === undefined ? [] : [gameTexts.question(asked, seating.names, view)]),
      texts.curtain.others,
    ];
    return { title: this.title(seat), body: body.map((text) => [{ text }]) };
  }

  /** The final table, the last events and the outcome. */
  finalRows(outcome: Outcome, width: number): readonly TextRow[] {
    const { audience, gameTexts, seating } = this.session;
    return stackBlocks([
      this.body(audience)(width),
      this.newsRows(audience),
      formatOutcome(gameTexts, seating.names, outcome),
    ]);
  }

  /** The result of an exercise, the last events and the final table. */
  resultRows(result: readonly TextRow[], width: number): readonly TextRow[] {
    const { audience } = this.session;
    const rows = [
      result.flatMap((row) => wrapRow(row, width)),
      this.newsRows(audience),
      this.body(audience)(width),
    ];
    return stackBlocks(rows);
  }

  /** Everything the watcher has learned. */
  logRows(watcher: Watcher): readonly TextRow[] {
    return this.itemRows(this.session.feed.log(watcher));
  }

  /** The events and notices that the watcher has not seen yet. */
  unseenRows(watcher: Watcher): readonly TextRow[] {
    return [...this.unseenItems(watcher), ...this.session.messages.noticeRows];
  }

  /** Whether an item has a sentence on the screen. */
  hasVisibleItem(items: readonly LogItem[]): boolean {
    return this.itemRows(this.withoutRoutine(items)).length > 0;
  }

  private unseenItems(watcher: Watcher): readonly TextRow[] {
    return this.itemRows(this.withoutRoutine(this.session.feed.unseen(watcher)));
  }

  /** Plain output has every event, since it has no other log. */
  private withoutRoutine(items: readonly LogItem[]): readonly LogItem[] {
    const { ui, seating } = this.session;
    const { terminal } = seating.entry;
    if (ui.isPlain || terminal?.isRoutine === undefined) return items;
    return items.filter((item) => !('did' in item && terminal.isRoutine?.(item) === true));
  }

  private title(seat: Seat): TextRow {
    const { gameTexts, seating } = this.session;
    return [{ text: `${gameTexts.name} · `, role: 'quiet' }, ...formatSeatName(seating.names, seat)];
  }

  /** Explanations are left out unless the person wants them. */
  private itemRows(items: readonly LogItem[]): readonly TextRow[] {
    const { gameTexts, seating, settings } = this.session;
    const { names } = seating;
    return items.flatMap((item): TextRow[] => {
      if ('did' in item) {
        const text = gameTexts.event(item, names);
        return text === undefined ? [] : [[{ text }]];
      }
      const text = `${at(names, item.seat)}: ${gameTexts.reason(item.reason, names)}`;
      return settings.explanations ? [[{ text, role: 'quiet' }]] : [];
    });
  }

  /** Plain lines are never repeated, so only a redrawn screen is filled up with earlier sentences. */
  private newsRows(watcher: Watcher): readonly TextRow[] {
    const { ui, messages } = this.session;
    if (ui.isPlain) return this.unseenRows(watcher);
    const unseen = this.unseenSinceTurn(watcher);
    const missing = Math.max(0, MIN_SENTENCES - unseen.length);
    const { feed } = this.session;
    const log = feed.log(watcher);
    const seen = log.slice(0, log.length - feed.unseen(watcher).length).slice(-MAX_EARLIER_ITEMS);
    const earlier = missing === 0 ? [] : this.itemRows(this.withoutRoutine(seen)).slice(-missing);
    return [...earlier.map(toQuietRow), ...unseen, ...messages.noticeRows];
  }

  /** The unseen events, with a note before the first that is about another seat. */
  private unseenSinceTurn(watcher: Watcher): readonly TextRow[] {
    const { feed, texts } = this.session;
    const items = this.withoutRoutine(feed.unseen(watcher));
    const isOfOthers = (item: LogItem): boolean =>
      'did' in item && 'seat' in item && item['seat'] !== watcher && this.itemRows([item]).length > 0;
    // Before the first own decision there is no own turn to count from.
    const hasDecided = feed.unseen(watcher).length < feed.log(watcher).length;
    const start = typeof watcher === 'number' && hasDecided ? items.findIndex(isOfOthers) : -1;
    if (start === -1) return this.itemRows(items);
    const [first = [], ...others] = this.itemRows(items.slice(start));
    const noted: TextRow = [{ text: `${texts.sinceTurn} `, role: 'quiet' }, ...first];
    return [...this.itemRows(items.slice(0, start)), noted, ...others];
  }

  /** Plain output has one line for each zone, which a screen reader can read. */
  private body(
    watcher: Watcher,
    asked = this.session.feed.observation(watcher).asked,
  ): (width: number) => readonly TextRow[] {
    const { ui, gameTexts, seating, feed, playOptions } = this.session;
    const { entry, names } = seating;
    const observation = { ...feed.observation(watcher), asked };
    if (ui.isPlain)
      return () =>
        gameTexts
          .zones(observation.view, watcher, names, asked)
          .map((zone): TextRow => [{ text: formatZone(zone) }]);
    const { language } = playOptions;
    return (width) => drawTable(entry, { ...observation, watcher, names, language, width });
  }

  /** Plain output always has room for the whole body. */
  private parts(
    watcher: Watcher,
    asked = this.session.feed.observation(watcher).asked,
  ): Pick<Screen, 'parts'> {
    const { ui, seating, feed, playOptions } = this.session;
    const { entry, names } = seating;
    if (ui.isPlain) return {};
    const { language } = playOptions;
    const drawing = { ...feed.observation(watcher), asked, watcher, names, language };
    return { parts: (width) => drawTableParts(entry, { ...drawing, width }) };
  }
}

const toQuietRow = (row: TextRow): TextRow => row.map(({ text }) => ({ text, role: 'quiet' }));

function withoutOptions(asked: VisibleQuestion<AnyParts>): VisibleQuestion<AnyParts> {
  if (!('options' in asked)) return asked;
  const { options: _, ...rest } = asked;
  return rest;
}
