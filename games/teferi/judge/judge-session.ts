/** Judge mode as a conversation: a line in, lines out. */
import type { Language } from '@ludoteca/kit';
import { explainPermanent } from '../layer-explanation/index.ts';
import { formatLayerSteps } from '../layer-explanation/texts.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import type { Event } from '../parts.ts';
import { MAX_RULES, ruleSearchTexts } from '../rule-texts/search-texts.ts';
import { findRules } from '../rule-texts/search.ts';
import { formatRule } from '../rule-texts/format-rule.ts';
import { ScenarioError } from '../scenario-runner/faults.ts';
import { type ScenarioCard, type Scenario } from '../scenario-runner/format.ts';
import { isExpectation } from '../scenario-runner/parse-scenarios.ts';
import { formatFault } from '../scenario-runner/texts.ts';
import { resolveName } from './scenario-cards.ts';
import { EDIT_VERBS } from './edits.ts';
import { guidanceTexts } from './guidance-texts.ts';
import { explainMistake, formatHelp, type KnownNames, explainUnknownLabel } from './guidance.ts';
import { type JudgeCommand, parseJudgeCommand } from './judge-command.ts';
import { ENTRY_VERBS, toEntry } from './entries.ts';
import { formatBoard, formatEvents } from './board-text.ts';
import { JudgeTable } from './judge-table.ts';
import { isJudgeVerb, JUDGE_VERBS } from './command-syntax.ts';
import { judgeTexts } from './texts.ts';

/** What came of a line. */
export interface JudgeReply {
  readonly lines: readonly string[];
  /** A file that is wanted. */
  readonly load?: { readonly path: string; readonly id?: string };
  readonly save?: { readonly path: string; readonly text: string };
  readonly quit?: true;
}

export class JudgeSession {
  private readonly language: Language;
  private readonly table = new JudgeTable();
  /** The lines that made the table what it is, for whoever takes one back. */
  private readonly commandHistory: string[] = [];

  constructor(language: Language) {
    this.language = language;
  }

  execute(text: string): JudgeReply {
    const line = parseJudgeCommand(text);
    if (line === undefined) return { lines: [] };
    return this.recordHistory(text.trim(), () => this.catchErrors(() => this.dispatch(line), line));
  }

  /** Takes cards along, and a scenario of them as the board. */
  load(
    path: string,
    cards: readonly ScenarioCard[],
    scenarios: readonly Scenario[],
    id?: string,
  ): JudgeReply {
    const found = scenarios.find((one) => one.id === id) ?? scenarios[0];
    const told = judgeTexts[this.language].loaded(
      path,
      cards.length,
      scenarios.map((one) => one.id),
    );
    const { lines: lines } = this.recordHistory(`load ${path}`, () =>
      this.catchErrors(() => {
        this.table.load(cards, found && { ...found, expect: [] });
        return this.lines(...(found === undefined ? [] : this.board));
      }),
    );
    return this.lines(told, ...lines);
  }

  private recordHistory(text: string, entry: () => JudgeReply): JudgeReply {
    const before = this.table.historyLength;
    const said = entry();
    if (this.table.historyLength > before) this.commandHistory.push(text);
    return said;
  }

  /** What cannot be done is said, and changes nothing. */
  private catchErrors(entry: () => JudgeReply, line?: JudgeCommand): JudgeReply {
    try {
      return entry();
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      const { why, facts } = error.fault;
      const label = facts?.['label'];
      if (
        why === 'no such label' &&
        typeof label === 'string' &&
        line !== undefined &&
        isJudgeVerb(line.verb)
      )
        return this.lines(explainUnknownLabel(label, line.verb, this.knownNames, this.language));
      return this.lines(formatFault(error.fault, this.language));
    }
  }

  private lines(...lines: readonly string[]): JudgeReply {
    return { lines: lines };
  }

  private get board(): readonly string[] {
    return formatBoard(this.table.match, this.language);
  }

  /** What an edit did to combat is said: nobody would see it. */
  private get combatNotice(): readonly string[] {
    const { interruptedCombat: broken } = this.table;
    return broken === undefined ? [] : [judgeTexts[this.language].broken[broken]];
  }

  private dispatch(line: JudgeCommand): JudgeReply {
    const { verb, words: given, rest } = line;
    if (EDIT_VERBS.has(verb))
      return this.table.edit(line)
        ? this.lines(...this.combatNotice, ...this.board)
        : this.explainMistake(line);
    if (ENTRY_VERBS.has(verb)) {
      const entry = toEntry(this.table.match, line);
      return entry === undefined ? this.explainMistake(line) : this.reportEvents(this.table.perform(entry));
    }
    switch (verb) {
      case 'board':
        return this.lines(...this.board);
      case 'help':
        return this.help(given[0]);
      case 'step':
        return this.reportEvents(this.table.step());
      case 'answer':
        return this.answer(line);
      case 'explain':
        return this.explain(line);
      case 'rule':
        return given.length === 0 ? this.explainMistake(line) : this.rules(given);
      case 'events':
        return this.lines(...formatEvents(this.table.match.events, this.language));
      case 'expect':
        return this.expect(line);
      case 'undo':
        return this.undo();
      case 'save':
        return rest === '' ? this.explainMistake(line) : this.save(given[0] ?? rest);
      case 'load':
        return given[0] === undefined
          ? this.explainMistake(line)
          : { lines: [], load: { path: given[0], ...(given[1] === undefined ? {} : { id: given[1] }) } };
      case 'quit':
        return { lines: [], quit: true };
      default:
        return this.explainMistake(line);
    }
  }

  private explainMistake(line: JudgeCommand): JudgeReply {
    return this.lines(explainMistake(line, this.knownNames, this.language));
  }

  private get knownNames(): KnownNames {
    return {
      cards: this.table.library.map(({ name }) => name),
      labels: this.labels(),
    };
  }

  private help(verb: string | undefined): JudgeReply {
    const verbs = JUDGE_VERBS.filter((one) => verb === undefined || one === verb);
    if (verbs.length === 0) return this.explainMistake({ verb: verb ?? '', words: [], rest: '' });
    return this.lines(...verbs.map((one) => formatHelp(one, this.language)));
  }

  /** What happened, and the table after it; or what must be answered first. */
  private reportEvents(events: readonly Event[] | undefined): JudgeReply {
    if (events !== undefined) return this.lines(...formatEvents(events, this.language), ...this.board);
    const { player, question, options } = this.table.missing ?? { player: '', question: '', options: [] };
    return this.lines(judgeTexts[this.language].question(player, question, options.join(', ')));
  }

  private labels(): string[] {
    return this.table.match.tracker.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
  }

  private answer(line: JudgeCommand): JudgeReply {
    const number = /^-?\d+$/.test(line.rest) ? Number(line.rest) : undefined;
    const labels = this.labels();
    const events = this.table.answer(number ?? line.words.map((word) => resolveName(word, labels) ?? word));
    return events === null ? this.lines(guidanceTexts[this.language].noQuestion) : this.reportEvents(events);
  }

  private explain(line: JudgeCommand): JudgeReply {
    const { match } = this.table;
    const label = resolveName(line.rest.replaceAll('"', ''), this.labels());
    const id = label === undefined ? undefined : match.entityOf(label);
    const state = match.state();
    const place = id === undefined ? -1 : battlefieldIndex(state, id);
    if (place === -1) return this.explainMistake(line);
    const sized = match.view.battlefield[place]?.types.includes('creature') === true;
    return this.lines(...formatLayerSteps(explainPermanent(state, place), sized, this.language));
  }

  private rules(given: readonly string[]): JudgeReply {
    const { rules, missing } = findRules(given, this.language);
    return this.lines(
      ...rules.slice(0, MAX_RULES).map((one) => formatRule(one, this.language)),
      ...missing.map(ruleSearchTexts[this.language].unknown),
    );
  }

  private expect(line: JudgeCommand): JudgeReply {
    const given = line.rest === '' ? undefined : parseExpectations(line.rest);
    if (given === undefined && line.rest !== '') return this.explainMistake(line);
    const before = this.table.scenario.expect.length;
    this.table.expect(given);
    return this.lines(judgeTexts[this.language].noted(this.table.scenario.expect.length - before));
  }

  private undo(): JudgeReply {
    const said = judgeTexts[this.language];
    if (!this.table.undo()) return this.lines(said.nothing);
    return this.lines(said.undone(this.commandHistory.pop() ?? ''), ...this.board);
  }

  private save(path: string): JudgeReply {
    return {
      lines: [judgeTexts[this.language].saved(path)],
      save: { path, text: `${JSON.stringify(this.table.file, undefined, 2)}\n` },
    };
  }
}

/** One expectation or several, as a file writes them; undefined: none. */
function parseExpectations(text: string) {
  try {
    const list: unknown[] = [JSON.parse(text)].flat();
    return list.every(isExpectation) ? list : undefined;
  } catch {
    return undefined;
  }
}
