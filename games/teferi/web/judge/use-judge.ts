import type { Choice, Reason, Seat } from '@ludoteca/kernel';
import type { VisibleQuestion, Language, WebPageProps } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import type { JudgeTable } from '../../judge/judge-table.ts';
import { judgeTexts as judgeWords } from '../../judge/texts.ts';
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
/** What happened at the table; nothing where an answer is missing or nothing was to be done. */
type ActionResult = readonly Event[] | undefined | null | void;

/** What is shown of a judge's table, and all that can be done at it. */
export interface JudgeSession {
  readonly table: JudgeTable;
  /** The table, or the copy on which something is being announced or declared. */
  readonly match: ScenarioMatch;
  /** Who acts. */
  readonly seat: Seat;
  readonly asked: VisibleQuestion<Teferi> | undefined;
  readonly isTrial: boolean;
  readonly events: readonly Event[];
  /** Why the last thing could not be done. */
  readonly problem: string;
  readonly selectSeat: (seat: Seat) => void;
  /** Changes the board by a word of command. */
  readonly edit: (verb: string, ...given: readonly (string | number)[]) => void;
  readonly perform: (change: (table: JudgeTable) => ActionResult) => void;
  /** What is pressed on the face. */
  readonly answer: (...choices: ChoiceList) => void;
  readonly why: (choice: unknown) => Promise<Reason>;
  readonly declare: (kind: 'attack' | 'block') => void;
  readonly step: () => void;
  /** Takes back what is being announced or declared. */
  readonly cancelTrial: () => void;
}

/** What all parts of the page get. */
export interface JudgePanelProps {
  readonly session: JudgeSession;
  readonly language: Language;
}

interface JudgeState {
  /** Another number after each change. */
  readonly version: number;
  readonly seat: Seat;
  readonly trial: ActionTrial | undefined;
  readonly events: readonly Event[];
  readonly trouble: string;
}
type JudgeChange = Partial<Omit<JudgeState, 'version'>>;

/** Whoever is to act gets priority: on a copy, until something is done with it. */
const shownMatch = (table: JudgeTable, trial: ActionTrial | undefined, seat: Seat): ScenarioMatch =>
  trial?.match ??
  (table.missing === undefined ? matchWithPriority(table.match, seat) : undefined) ??
  table.match;

/** The question as a face of the game knows it. */
function findQuestion(
  { question }: ScenarioMatch,
  seat: Seat,
  number: number,
): VisibleQuestion<Teferi> | undefined {
  if (question === undefined || question.prompt === 'stop' || question.seat !== seat) return undefined;
  return { ...question, number };
}

/** The table as it is after something was done. */
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
  const [act] = choices;
  if (typeof act !== 'object' || !('play' in act || 'cast' in act || 'use' in act || 'activate' in act))
    return {};
  const begun = startAnnouncement(table.match, seat, act);
  return 'match' in begun ? { trial: begun } : afterAction(table, table.perform(...begun));
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
    trouble: '',
  }));
  const { version, trial } = state;
  useEffect(() => {
    if (version > 0) remember('judge', tableToJson(table));
  }, [table, version, remember]);

  /** What cannot be done is told, and changes nothing. */
  const attempt = (deed: () => JudgeChange): void => {
    let change: JudgeChange;
    try {
      change = { trouble: '', ...deed() };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      change = { trouble: formatFault(error.fault, language), trial: undefined };
    }
    setState((now) => ({ ...now, ...change, version: now.version + 1 }));
  };
  const seat = trial?.match.question?.seat ?? state.seat;
  const desk = shownMatch(table, trial, seat);
  return {
    table,
    match: desk,
    seat,
    asked: table.missing === undefined ? findQuestion(desk, seat, version) : undefined,
    isTrial: trial !== undefined,
    events: state.events,
    problem: state.trouble,
    selectSeat: (next) => attempt(() => ({ seat: next, trial: undefined })),
    edit: (verb, ...given) =>
      attempt(() => {
        const line = { verb, words: given.map(String), rest: given.join(' ') };
        if (!table.edit(line)) return { trouble: labels.nonsense };
        const { interruptedCombat: broken } = table;
        return {
          ...afterAction(table, []),
          trouble: broken === undefined ? '' : judgeWords[language].broken[broken],
        };
      }),
    perform: (change) => attempt(() => afterAction(table, change(table))),
    answer: (...choices) => attempt(() => applyChoices(table, trial, seat, choices)),
    why: async (choice) => desk.why(choice),
    declare: (kind) =>
      attempt(() => {
        const next = startDeclaration(table.match, kind);
        return next === undefined ? { trouble: labels.nothingTo[kind] } : { trial: next };
      }),
    step: () => attempt(() => advanceStep(table)),
    cancelTrial: () => attempt(() => ({ trial: undefined })),
  };
}
