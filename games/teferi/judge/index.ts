/** Judge mode as a conversation: a line in, lines out. */
import type { Language } from '@ludoteca/kit';
import { layersOf } from '../explain/index.ts';
import { layerLines } from '../explain/words.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import type { Event } from '../parts.ts';
import { MOST_RULES, ruleWords } from '../rule-texts/command.ts';
import { findRules } from '../rule-texts/finding.ts';
import { ruleLine } from '../rule-texts/headings.ts';
import { Failure } from '../scenario/failing.ts';
import { type CardText, type Scenario } from '../scenario/format.ts';
import { isExpectation } from '../scenario/reading.ts';
import { faultSentence } from '../scenario/words.ts';
import { meant } from './cards.ts';
import { EDITS } from './editing.ts';
import { guideWords } from './guide-words.ts';
import { guide, helpLine, type Known, strayLabel } from './guiding.ts';
import { type Line, readLine } from './lines.ts';
import { DEEDS, entryOf } from './playing.ts';
import { boardLines, toldLines } from './showing.ts';
import { JudgeTable } from './table.ts';
import { isVerb, VERBS } from './verbs.ts';
import { words } from './words.ts';

/** What came of a line. */
export interface Said {
  readonly lines: readonly string[];
  /** A file that is wanted. */
  readonly load?: { readonly path: string; readonly id?: string };
  readonly save?: { readonly path: string; readonly text: string };
  readonly quit?: true;
}

export class Judge {
  private readonly language: Language;
  private readonly table = new JudgeTable();
  /** The lines that made the table what it is, for whoever takes one back. */
  private readonly deeds: string[] = [];

  constructor(language: Language) {
    this.language = language;
  }

  say(text: string): Said {
    const line = readLine(text);
    if (line === undefined) return { lines: [] };
    return this.remembered(text.trim(), () => this.guarded(() => this.obey(line), line));
  }

  /** Takes cards along, and a scenario of them as the board. */
  take(path: string, cards: readonly CardText[], scenarios: readonly Scenario[], id?: string): Said {
    const found = scenarios.find((one) => one.id === id) ?? scenarios[0];
    const told = words[this.language].loaded(
      path,
      cards.length,
      scenarios.map((one) => one.id),
    );
    const { lines } = this.remembered(`load ${path}`, () =>
      this.guarded(() => {
        this.table.take(cards, found && { ...found, expect: [] });
        return this.lines(...(found === undefined ? [] : this.board));
      }),
    );
    return this.lines(told, ...lines);
  }

  private remembered(text: string, deed: () => Said): Said {
    const before = this.table.depth;
    const said = deed();
    if (this.table.depth > before) this.deeds.push(text);
    return said;
  }

  /** What cannot be done is said, and changes nothing. */
  private guarded(deed: () => Said, line?: Line): Said {
    try {
      return deed();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { why, facts } = error.fault;
      const label = facts?.['label'];
      if (why === 'no such label' && typeof label === 'string' && line !== undefined && isVerb(line.verb))
        return this.lines(strayLabel(label, line.verb, this.known, this.language));
      return this.lines(faultSentence(error.fault, this.language));
    }
  }

  private lines(...lines: readonly string[]): Said {
    return { lines };
  }

  private get board(): readonly string[] {
    return boardLines(this.table.desk, this.language);
  }

  /** What an edit did to combat is said: nobody would see it. */
  private get broken(): readonly string[] {
    const { broken } = this.table;
    return broken === undefined ? [] : [words[this.language].broken[broken]];
  }

  private obey(line: Line): Said {
    const { verb, words: given, rest } = line;
    if (EDITS.has(verb))
      return this.table.edit(line) ? this.lines(...this.broken, ...this.board) : this.unknown(line);
    if (DEEDS.has(verb)) {
      const entry = entryOf(this.table.desk, line);
      return entry === undefined ? this.unknown(line) : this.told(this.table.perform(entry));
    }
    switch (verb) {
      case 'board':
        return this.lines(...this.board);
      case 'help':
        return this.help(given[0]);
      case 'step':
        return this.told(this.table.step());
      case 'answer':
        return this.answer(line);
      case 'explain':
        return this.explain(line);
      case 'rule':
        return given.length === 0 ? this.unknown(line) : this.rules(given);
      case 'events':
        return this.lines(...toldLines(this.table.desk.heard, this.language));
      case 'expect':
        return this.expect(line);
      case 'undo':
        return this.undo();
      case 'save':
        return rest === '' ? this.unknown(line) : this.save(given[0] ?? rest);
      case 'load':
        return given[0] === undefined
          ? this.unknown(line)
          : { lines: [], load: { path: given[0], ...(given[1] === undefined ? {} : { id: given[1] }) } };
      case 'quit':
        return { lines: [], quit: true };
      default:
        return this.unknown(line);
    }
  }

  private unknown(line: Line): Said {
    return this.lines(guide(line, this.known, this.language));
  }

  private get known(): Known {
    return {
      cards: this.table.library.map(({ name }) => name),
      labels: this.labels(),
    };
  }

  private help(verb: string | undefined): Said {
    const verbs = VERBS.filter((one) => verb === undefined || one === verb);
    if (verbs.length === 0) return this.unknown({ verb: verb ?? '', words: [], rest: '' });
    return this.lines(...verbs.map((one) => helpLine(one, this.language)));
  }

  /** What happened, and the table after it; or what must be answered first. */
  private told(events: readonly Event[] | undefined): Said {
    if (events !== undefined) return this.lines(...toldLines(events, this.language), ...this.board);
    const { player, question, options } = this.table.missing ?? { player: '', question: '', options: [] };
    return this.lines(words[this.language].question(player, question, options.join(', ')));
  }

  private labels(): string[] {
    return this.table.desk.pieces.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
  }

  private answer(line: Line): Said {
    const number = /^-?\d+$/.test(line.rest) ? Number(line.rest) : undefined;
    const labels = this.labels();
    const events = this.table.answer(number ?? line.words.map((word) => meant(word, labels) ?? word));
    return events === null ? this.lines(guideWords[this.language].noQuestion) : this.told(events);
  }

  private explain(line: Line): Said {
    const { desk } = this.table;
    const label = meant(line.rest.replaceAll('"', ''), this.labels());
    const id = label === undefined ? undefined : desk.aim(label);
    const state = desk.state();
    const place = id === undefined ? -1 : battlefieldIndex(state, id);
    if (place === -1) return this.unknown(line);
    const sized = desk.view.battlefield[place]?.types.includes('creature') === true;
    return this.lines(...layerLines(layersOf(state, place), sized, this.language));
  }

  private rules(given: readonly string[]): Said {
    const { rules, missing } = findRules(given, this.language);
    return this.lines(
      ...rules.slice(0, MOST_RULES).map((one) => ruleLine(one, this.language)),
      ...missing.map(ruleWords[this.language].unknown),
    );
  }

  private expect(line: Line): Said {
    const given = line.rest === '' ? undefined : expectationsIn(line.rest);
    if (given === undefined && line.rest !== '') return this.unknown(line);
    const before = this.table.scenario.expect.length;
    this.table.expect(given);
    return this.lines(words[this.language].noted(this.table.scenario.expect.length - before));
  }

  private undo(): Said {
    const said = words[this.language];
    if (!this.table.undo()) return this.lines(said.nothing);
    return this.lines(said.undone(this.deeds.pop() ?? ''), ...this.board);
  }

  private save(path: string): Said {
    return {
      lines: [words[this.language].saved(path)],
      save: { path, text: `${JSON.stringify(this.table.file, undefined, 2)}\n` },
    };
  }
}

/** One expectation or several, as a file writes them; undefined: none. */
function expectationsIn(text: string) {
  try {
    const list: unknown[] = [JSON.parse(text)].flat();
    return list.every(isExpectation) ? list : undefined;
  } catch {
    return undefined;
  }
}
