/** A session of judge mode: executes command lines and replies with lines of text. */
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
import { parseExpectation } from '../scenario-runner/parse-scenarios.ts';
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

/** The reply to a command; the caller loads and saves files. */
export interface JudgeReply {
  readonly lines: readonly string[];

  readonly load?: { readonly path: string; readonly id?: string };
  readonly save?: { readonly path: string; readonly text: string };
  readonly quit?: true;
}

export class JudgeSession {
  private readonly language: Language;
  private readonly table = new JudgeTable();
  /** The commands that can be undone. */
  private readonly commandHistory: string[] = [];

  constructor(language: Language) {
    this.language = language;
  }

  execute(text: string): JudgeReply {
    const command = parseJudgeCommand(text);
    if (command === undefined) return { lines: [] };
    return this.recordHistory(text.trim(), () => this.catchErrors(() => this.dispatch(command), command));
  }

  /** Adds cards to the library, and makes a scenario the board. */
  load(
    path: string,
    cards: readonly ScenarioCard[],
    scenarios: readonly Scenario[],
    id?: string,
  ): JudgeReply {
    const found = scenarios.find((one) => one.id === id) ?? scenarios[0];
    const summary = judgeTexts[this.language].loaded(
      path,
      cards.length,
      scenarios.map((one) => one.id),
    );
    const { lines } = this.recordHistory(`load ${path}`, () =>
      this.catchErrors(() => {
        this.table.load(cards, found && { ...found, expect: [] });
        return this.reply(...(found === undefined ? [] : this.board));
      }),
    );
    return this.reply(summary, ...lines);
  }

  private recordHistory(text: string, action: () => JudgeReply): JudgeReply {
    const before = this.table.historyLength;
    const reply = action();
    if (this.table.historyLength > before) this.commandHistory.push(text);
    return reply;
  }

  /** Turns errors of the scenario runner into sentences. */
  private catchErrors(action: () => JudgeReply, command?: JudgeCommand): JudgeReply {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      const { why, facts } = error.fault;
      const label = facts?.['label'];
      if (
        why === 'no such label' &&
        typeof label === 'string' &&
        command !== undefined &&
        isJudgeVerb(command.verb)
      )
        return this.reply(explainUnknownLabel(label, command.verb, this.knownNames, this.language));
      return this.reply(formatFault(error.fault, this.language));
    }
  }

  private reply(...lines: readonly string[]): JudgeReply {
    return { lines };
  }

  private get board(): readonly string[] {
    return formatBoard(this.table.match, this.language);
  }

  /** A notice if an edit has interrupted combat. */
  private get combatNotice(): readonly string[] {
    const { interruptedCombat } = this.table;
    return interruptedCombat === undefined ? [] : [judgeTexts[this.language].broken[interruptedCombat]];
  }

  private dispatch(command: JudgeCommand): JudgeReply {
    const { verb, words: given, rest } = command;
    if (EDIT_VERBS.has(verb))
      return this.table.edit(command)
        ? this.reply(...this.combatNotice, ...this.board)
        : this.explainMistake(command);
    if (ENTRY_VERBS.has(verb)) {
      const entry = toEntry(this.table.match, command);
      return entry === undefined
        ? this.explainMistake(command)
        : this.reportEvents(this.table.perform(entry));
    }
    switch (verb) {
      case 'board':
        return this.reply(...this.board);
      case 'help':
        return this.help(given[0]);
      case 'step':
        return this.reportEvents(this.table.step());
      case 'answer':
        return this.answer(command);
      case 'explain':
        return this.explain(command);
      case 'rule':
        return given.length === 0 ? this.explainMistake(command) : this.rules(given);
      case 'events':
        return this.reply(...formatEvents(this.table.match.events, this.language));
      case 'expect':
        return this.expect(command);
      case 'undo':
        return this.undo();
      case 'save':
        return rest === '' ? this.explainMistake(command) : this.save(given[0] ?? rest);
      case 'load':
        return given[0] === undefined
          ? this.explainMistake(command)
          : { lines: [], load: { path: given[0], ...(given[1] === undefined ? {} : { id: given[1] }) } };
      case 'quit':
        return { lines: [], quit: true };
      default:
        return this.explainMistake(command);
    }
  }

  private explainMistake(command: JudgeCommand): JudgeReply {
    return this.reply(explainMistake(command, this.knownNames, this.language));
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
    return this.reply(...verbs.map((one) => formatHelp(one, this.language)));
  }

  /** The events and the board after them, or the question that must be answered first. */
  private reportEvents(events: readonly Event[] | undefined): JudgeReply {
    if (events !== undefined) return this.reply(...formatEvents(events, this.language), ...this.board);
    const { player, question, options } = this.table.missing ?? { player: '', question: '', options: [] };
    return this.reply(judgeTexts[this.language].question(player, question, options.join(', ')));
  }

  private labels(): string[] {
    return this.table.match.tracker.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
  }

  private answer(command: JudgeCommand): JudgeReply {
    const number = /^-?\d+$/.test(command.rest) ? Number(command.rest) : undefined;
    const labels = this.labels();
    const events = this.table.answer(
      number ?? command.words.map((word) => resolveName(word, labels) ?? word),
    );
    return events === null ? this.reply(guidanceTexts[this.language].noQuestion) : this.reportEvents(events);
  }

  private explain(command: JudgeCommand): JudgeReply {
    const { match } = this.table;
    const label = resolveName(command.rest.replaceAll('"', ''), this.labels());
    const id = label === undefined ? undefined : match.entityOf(label);
    const state = match.state();
    const place = id === undefined ? -1 : battlefieldIndex(state, id);
    if (place === -1) return this.explainMistake(command);
    const sized = match.view.battlefield[place]?.types.includes('creature') === true;
    return this.reply(...formatLayerSteps(explainPermanent(state, place), sized, this.language));
  }

  private rules(given: readonly string[]): JudgeReply {
    const { rules, missing } = findRules(given, this.language);
    return this.reply(
      ...rules.slice(0, MAX_RULES).map((one) => formatRule(one, this.language)),
      ...missing.map(ruleSearchTexts[this.language].unknown),
    );
  }

  private expect(command: JudgeCommand): JudgeReply {
    const given = command.rest === '' ? undefined : parseExpectations(command.rest);
    if (given === undefined && command.rest !== '') return this.explainMistake(command);
    const before = this.table.scenario.expect.length;
    this.table.expect(given);
    return this.reply(judgeTexts[this.language].noted(this.table.scenario.expect.length - before));
  }

  private undo(): JudgeReply {
    const texts = judgeTexts[this.language];
    if (!this.table.undo()) return this.reply(texts.nothing);
    return this.reply(texts.undone(this.commandHistory.pop() ?? ''), ...this.board);
  }

  private save(path: string): JudgeReply {
    return {
      lines: [judgeTexts[this.language].saved(path)],
      save: { path, text: `${JSON.stringify(this.table.file, undefined, 2)}\n` },
    };
  }
}

/** One expectation or several as JSON; undefined if they are not valid. */
function parseExpectations(text: string) {
  try {
    const given: unknown[] = [JSON.parse(text)].flat();
    const expectations = given.flatMap((one) => parseExpectation(one) ?? []);
    return expectations.length === given.length ? expectations : undefined;
  } catch {
    return undefined;
  }
}
