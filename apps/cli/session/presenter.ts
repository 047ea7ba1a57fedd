/** Renders the screens of a match from the session's state; it changes nothing. */
import { at, type AnyParts, type Outcome, type Seat, type Watcher } from '@ludoteca/kernel';
import {
  drawTable,
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
      ...this.brief(watcher),
      news: this.newsRows(watcher),
    };
  }

  /** The same for a question beside the match: the keys of the match's options are not shown. */
  sideQuestionScreen(watcher: Watcher, seat: Seat): Screen {
    const { asked } = this.session.feed.observation(watcher);
    return {
      ...this.matchScreen(watcher, seat),
      body: this.body(watcher, asked && withoutOptions(asked)),
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

  private unseenItems(watcher: Watcher): readonly TextRow[] {
    return this.itemRows(this.session.feed.unseen(watcher));
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
    const unseen = this.unseenItems(watcher);
    const missing = MIN_SENTENCES - unseen.length;
    if (ui.isPlain || missing <= 0) return [...unseen, ...messages.noticeRows];
    const log = this.logRows(watcher);
    const earlier = log.slice(0, log.length - unseen.length).slice(-missing);
    return [...earlier.map(toQuietRow), ...unseen, ...messages.noticeRows];
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

  /** Plain output needs no short form: it always has room. */
  private brief(watcher: Watcher): Pick<Screen, 'brief'> {
    const { ui, seating, feed, playOptions } = this.session;
    const { entry, names } = seating;
    const { terminal } = entry;
    if (ui.isPlain || terminal?.drawBrief === undefined) return {};
    const { language } = playOptions;
    const drawing = { ...feed.observation(watcher), watcher, names, language };
    return { brief: (width) => terminal.drawBrief?.({ ...drawing, width }) ?? [] };
  }
}

const toQuietRow = (row: TextRow): TextRow => row.map(({ text }) => ({ text, role: 'quiet' }));

function withoutOptions(asked: VisibleQuestion<AnyParts>): VisibleQuestion<AnyParts> {
  if (!('options' in asked)) return asked;
  const { options: _, ...rest } = asked;
  return rest;
}
