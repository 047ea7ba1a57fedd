/** Judge mode: any board, changed by hand, played on line by line, kept as a scenario. Reads and writes nothing by itself. */
import type { Language } from '@ludoteca/kit';
import { layersOf } from '../explain/index.ts';
import { layerLines } from '../explain/words.ts';
import { placeOf } from '../layers/board.ts';
import type { Event } from '../parts.ts';
import { isRuleNumber, ruleText, rulesNear } from '../rule-texts/index.ts';
import { Library } from '../scenario/cards.ts';
import type { Desk } from '../scenario/desk.ts';
import { Failure, type Fault } from '../scenario/failing.ts';
import {
  type CardText,
  type Entry,
  FORMAT,
  PLAYERS,
  QUESTIONS,
  type Scenario,
  type ScenarioFile,
} from '../scenario/format.ts';
import { lay, namesIn } from '../scenario/laying.ts';
import { Play } from '../scenario/play.ts';
import { Answers } from '../scenario/answering.ts';
import { Runner } from '../scenario/running.ts';
import { isExpectation } from '../scenario/reading.ts';
import { faultSentence } from '../scenario/words.ts';
import { texts } from '../text/index.ts';
import { cardText, meant, SHIPPED } from './cards.ts';
import { edited, EDITS } from './editing.ts';
import { type Line, readLine } from './lines.ts';
import { noted } from './noting.ts';
import { DEEDS, entryOf } from './playing.ts';
import { boardLines } from './showing.ts';
import { taken } from './taking.ts';
import { words } from './words.ts';

/** What came of a line. */
export interface Said {
  readonly lines: readonly string[];
  /** A file that is wanted. */
  readonly load?: { readonly path: string; readonly id?: string };
  readonly save?: { readonly path: string; readonly text: string };
  readonly quit?: true;
}

const EMPTY: Scenario = { id: 'judge', players: { A: {}, B: {} }, steps: [], expect: [] };

export class Judge {
  private readonly language: Language;
  private cards = new Map(SHIPPED.map((card) => [card.name, card]));
  private scenario: Scenario = EMPTY;
  private readonly past: Scenario[] = [];
  /** What could not be done yet: an answer is missing. */
  private pending: { readonly entry: Entry; readonly fault: Fault } | undefined;
  private desk: Desk;

  constructor(language: Language) {
    this.language = language;
    this.desk = this.played(EMPTY).desk;
  }

  say(text: string): Said {
    const line = readLine(text);
    if (line === undefined) return { lines: [] };
    try {
      return this.obey(line);
    } catch (error) {
      if (error instanceof Failure) return this.lines(faultSentence(error.fault, this.language));
      throw error;
    }
  }

  /** Takes cards along, and a scenario of them as the board. */
  take(path: string, cards: readonly CardText[], scenarios: readonly Scenario[], id?: string): Said {
    for (const card of cards) this.cards.set(card.name, card);
    const found = scenarios.find((one) => one.id === id) ?? scenarios[0];
    const told = words[this.language].loaded(
      path,
      cards.length,
      scenarios.map((one) => one.id),
    );
    if (found === undefined) return this.lines(told);
    try {
      this.become({ ...found, expect: [] });
    } catch (error) {
      if (error instanceof Failure) return this.lines(told, faultSentence(error.fault, this.language));
      throw error;
    }
    return this.lines(told, ...boardLines(this.desk, this.language));
  }

  private lines(...lines: readonly string[]): Said {
    return { lines };
  }

  /** Each with the rule behind it. */
  private told(events: readonly Event[]): readonly string[] {
    return events.flatMap((event) => {
      const sentence = texts[this.language].event(event, PLAYERS);
      return sentence === undefined
        ? []
        : [event.rule === undefined ? sentence : `${sentence} (${event.rule})`];
    });
  }

  private obey(line: Line): Said {
    const said = words[this.language];
    const { verb, words: given } = line;
    if (EDITS.has(verb)) return this.edit(line);
    if (DEEDS.has(verb)) return this.do(entryOf(this.desk, line), line);
    switch (verb) {
      case 'board':
        return this.lines(...boardLines(this.desk, this.language));
      case 'help':
        return this.lines(...said.help);
      case 'step':
        return this.step();
      case 'answer':
        return this.answer(line);
      case 'explain':
        return this.explain(line);
      case 'rule':
        return this.lines(...given.flatMap((number) => this.ruleLines(number)));
      case 'events':
        return this.lines(...this.told(this.desk.heard));
      case 'expect':
        return this.expect(line);
      case 'undo':
        return this.undo();
      case 'save':
        return given[0] === undefined ? this.unknown(line) : this.save(given[0]);
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

  private unknown({ verb, rest }: Line): Said {
    return this.lines(words[this.language].unknown(`${verb} ${rest}`.trim()));
  }

  /** A table on which all entries were performed. */
  private played(scenario: Scenario): Runner {
    const { cards, faults } = new Library({ cards: this.used(scenario) }).cardsFor(scenario);
    const [fault] = faults;
    if (fault !== undefined) throw new Failure(fault.why, fault.facts);
    const runner = new Runner(lay(scenario, cards));
    runner.expectAnswers(scenario.steps);
    scenario.steps.forEach((entry, i) => runner.perform(entry, `steps[${i}]`, scenario.steps[i + 1]));
    return runner;
  }

  private used(scenario: Scenario): CardText[] {
    return [...namesIn(scenario)].flatMap((name) => this.cards.get(name) ?? []);
  }

  private become(scenario: Scenario): void {
    const { desk } = this.played(scenario);
    this.past.push(this.scenario);
    [this.scenario, this.desk, this.pending] = [scenario, desk, undefined];
  }

  /** A token that lies on a board which is written down is a card from then on. */
  private learnTokens(): void {
    for (const printed of Object.values(this.desk.view.cards))
      if (printed.token && !this.cards.has(printed.name)) this.cards.set(printed.name, cardText(printed));
  }

  private edit(line: Line): Said {
    // What was played becomes the board that is changed.
    this.learnTokens();
    const from = this.scenario.steps.length === 0 ? this.scenario : taken(this.desk, this.scenario);
    const next = edited({ ...from, expect: [] }, line, [...this.cards.keys()]);
    if (next === undefined) return this.unknown(line);
    this.become(next);
    return this.lines(...boardLines(this.desk, this.language));
  }

  private do(entry: Entry | undefined, line: Line): Said {
    if (entry === undefined) return this.unknown(line);
    try {
      const before = this.desk.heard.length;
      this.become({ ...this.scenario, steps: [...this.scenario.steps, entry] });
      const events = this.desk.heard.slice(before);
      return this.lines(...this.told(events), ...boardLines(this.desk, this.language));
    } catch (error) {
      if (!(error instanceof Failure) || error.fault.why !== 'unanswered') throw error;
      this.pending = { entry, fault: error.fault };
      const { player = '', question = '', options = [] } = error.fault.facts ?? {};
      return this.lines(
        words[this.language].question(
          player as string,
          question as string,
          (options as readonly string[]).join(', '),
        ),
      );
    }
  }

  private answer(line: Line): Said {
    if (this.pending === undefined) return this.unknown(line);
    const { entry, fault } = this.pending;
    const { player, question } = fault.facts ?? {};
    const asked = QUESTIONS.find((word) => word === question);
    if (asked === undefined || (player !== 'A' && player !== 'B')) return this.unknown(line);
    const number = /^-?\d+$/.test(line.rest) ? Number(line.rest) : undefined;
    const labels = this.desk.pieces.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
    const choose = number ?? line.words.map((word) => meant(word, labels) ?? word);
    const answers = 'answers' in entry ? (entry.answers ?? []) : [];
    return this.do({ ...entry, answers: [...answers, { player, question: asked, choose }] } as Entry, line);
  }

  /** To wherever play goes when nobody does anything. */
  private step(): Said {
    const fork = this.desk.fork();
    const { turn, step } = fork.view;
    new Play(fork, new Answers([])).leave({ turn, step });
    const { turn: next, step: where } = fork.view;
    return this.do(
      { turn: next, step: where, do: 'check', expect: [] },
      { verb: 'step', words: [], rest: '' },
    );
  }

  private explain(line: Line): Said {
    const labels = this.desk.pieces.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
    const label = meant(line.rest.replaceAll('"', ''), labels);
    const id = label === undefined ? undefined : this.desk.aim(label);
    const state = this.desk.state();
    const place = id === undefined ? -1 : placeOf(state, id);
    if (place === -1) return this.unknown(line);
    const sized = this.desk.view.battlefield[place]?.types.includes('creature') === true;
    return this.lines(...layerLines(layersOf(state, place), sized, this.language));
  }

  private ruleLines(number: string): readonly string[] {
    const found = isRuleNumber(number) ? [number] : rulesNear(number);
    if (found.length === 0) return [words[this.language].unknown(number)];
    return found.map((one) => `${one} ${ruleText(one, this.language)}`);
  }

  private expect(line: Line): Said {
    let given: unknown;
    try {
      given = line.rest === '' ? noted(this.desk) : JSON.parse(line.rest);
    } catch {
      return this.unknown(line);
    }
    const list = Array.isArray(given) ? given : [given];
    if (!list.every(isExpectation)) return this.unknown(line);
    this.past.push(this.scenario);
    this.scenario = { ...this.scenario, expect: [...this.scenario.expect, ...list] };
    return this.lines(words[this.language].noted(list.length));
  }

  private undo(): Said {
    const before = this.past.pop();
    if (before === undefined) return this.lines(words[this.language].nothing);
    [this.scenario, this.desk, this.pending] = [before, this.played(before).desk, undefined];
    return this.lines(words[this.language].undone, ...boardLines(this.desk, this.language));
  }

  private save(path: string): Said {
    const { turn, step } = this.desk.view;
    const file: ScenarioFile = {
      format: FORMAT,
      cards: this.used(this.scenario),
      scenarios: [{ ...this.scenario, end: { turn, step } }],
    };
    return {
      lines: [words[this.language].saved(path)],
      save: { path, text: `${JSON.stringify(file, undefined, 2)}\n` },
    };
  }
}
