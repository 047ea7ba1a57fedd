/** The session of a judge: the table, the action that is being tried, and everything that can be done. */
import type { Choice, Reason, Seat } from '@ludoteca/kernel';
import type { VisibleQuestion, Language, WebPageProps } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import type { JudgeTable } from '../../judge/judge-table.ts';
import { judgeTexts } from '../../judge/texts.ts';
import {
  matchWithPriority,
  startAnnouncement,
  startDeclaration,
  startDamageAssignment,
  type ActionTrial,
} from '../../judge/action-trials.ts';
import type { Event, Teferi } from '../../parts.ts';
import type { ScenarioMatch } from '../../scenario-runner/scenario-match.ts';
import { ScenarioError } from '../../scenario-runner/faults.ts';
import { formatFault } from '../../scenario-runner/texts.ts';
import { restoreTable, tableToJson } from './table-storage.ts';
import { judgePageTexts } from './texts.ts';

type ChoiceList = readonly Choice<Teferi>[];
/** The events of an action; none if an answer is missing or nothing was to be done. */
type ActionResult = readonly Event[] | undefined | null | void;

export interface JudgeSession {
  readonly table: JudgeTable;
  /** The match of the table, or the copy on which an action is being tried. */
  readonly match: ScenarioMatch;
  /** The seat for which the judge acts. */
  readonly seat: Seat;
  readonly asked: VisibleQuestion<Teferi> | undefined;
  readonly isTrial: boolean;
  readonly events: readonly Event[];
  /** Why the last action failed. */
  readonly problem: string;
  readonly selectSeat: (seat: Seat) => void;
  /** Changes the position with a command of the judge mode. */
  readonly edit: (verb: string, ...args: readonly (string | number)[]) => void;
  readonly perform: (change: (table: JudgeTable) => ActionResult) => void;
  /** Answers that were given on the board. */
  readonly answer: (...choices: ChoiceList) => void;
  readonly why: (choice: unknown) => Promise<Reason>;
  readonly declare: (kind: 'attack' | 'block') => void;
  readonly step: () => void;
  /** Cancels the action that is being tried. */
  readonly cancelTrial: () => void;
}

export interface JudgePanelProps {
  readonly session: JudgeSession;
  readonly language: Language;
}

interface JudgeState {
  /** Incremented by every change. */
  readonly version: number;
  readonly seat: Seat;
  readonly trial: ActionTrial | undefined;
  readonly events: readonly Event[];
  readonly problem: string;
}
type JudgeChange = Partial<Omit<JudgeState, 'version'>>;

/** The seat gets priority on a copy of the match until it acts. */
const shownMatch = (table: JudgeTable, trial: ActionTrial | undefined, seat: Seat): ScenarioMatch =>
  trial?.match ??
  (table.missing === undefined ? matchWithPriority(table.match, seat) : undefined) ??
  table.match;

/** The question in the form that the board expects. */
function findQuestion(
  { question }: ScenarioMatch,
  seat: Seat,
  number: number,
): VisibleQuestion<Teferi> | undefined {
  if (question === undefined || question.prompt === 'stop' || question.seat !== seat) return undefined;
  return { ...question, number };
}

const afterAction = ({ match: { question } }: JudgeTable, events: ActionResult): JudgeChange => ({
  events: events ?? [],
  trial: undefined,
  ...(question?.prompt === 'priority' ? { seat: question.seat } : {}),
});

function applyChoices(
  table: JudgeTable,
  trial: ActionTrial | undefined,
  seat: Seat,
  choices: ChoiceList,
): JudgeChange {
  const entries = trial?.choose(...choices);
  if (trial !== undefined)
    return entries === undefined
      ? { trial }
      : afterAction(table, entries === null ? [] : table.perform(...entries));
  const [choice] = choices;
  if (
    typeof choice !== 'object' ||
    !('play' in choice || 'cast' in choice || 'use' in choice || 'activate' in choice)
  )
    return {};
  const announced = startAnnouncement(table.match, seat, choice);
  return 'match' in announced ? { trial: announced } : afterAction(table, table.perform(...announced));
}

function advanceStep(table: JudgeTable): JudgeChange {
  const division = startDamageAssignment(table.match);
  return division === undefined ? afterAction(table, table.step()) : { trial: division };
}

export function useJudge({ language, recall, remember }: WebPageProps): JudgeSession {
  const labels = judgePageTexts[language];
  const [table] = useState(() => restoreTable(recall));
  const [state, setState] = useState<JudgeState>(() => ({
    version: 0,
    seat: table.match.question?.seat ?? 0,
    trial: undefined,
    events: [],
    problem: '',
  }));
  const { version, trial } = state;
  useEffect(() => {
    if (version > 0) remember('judge', tableToJson(table));
  }, [table, version, remember]);

  /** A failed action shows its problem and changes nothing else. */
  const attempt = (action: () => JudgeChange): void => {
    let change: JudgeChange;
    try {
      change = { problem: '', ...action() };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      change = { problem: formatFault(error.fault, language), trial: undefined };
    }
    setState((now) => ({ ...now, ...change, version: now.version + 1 }));
  };
  const seat = trial?.match.question?.seat ?? state.seat;
  const match = shownMatch(table, trial, seat);
  return {
    table,
    match,
    seat,
    asked: table.missing === undefined ? findQuestion(match, seat, version) : undefined,
    isTrial: trial !== undefined,
    events: state.events,
    problem: state.problem,
    selectSeat: (next) => attempt(() => ({ seat: next, trial: undefined })),
    edit: (verb, ...args) =>
      attempt(() => {
        const line = { verb, words: args.map(String), rest: args.join(' ') };
        if (!table.edit(line)) return { problem: labels.invalidEdit };
        const { interruptedCombat } = table;
        return {
          ...afterAction(table, []),
          problem: interruptedCombat === undefined ? '' : judgeTexts[language].broken[interruptedCombat],
        };
      }),
    perform: (change) => attempt(() => afterAction(table, change(table))),
    answer: (...choices) => attempt(() => applyChoices(table, trial, seat, choices)),
    why: async (choice) => match.why(choice),
    declare: (kind) =>
      attempt(() => {
        const next = startDeclaration(table.match, kind);
        return next === undefined ? { problem: labels.nothingTo[kind] } : { trial: next };
      }),
    step: () => attempt(() => advanceStep(table)),
    cancelTrial: () => attempt(() => ({ trial: undefined })),
  };
}
