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
import { keptIn, keptOf } from './keeping.ts';
import { words } from './words.ts';

type Choices = readonly Choice<Teferi>[];
/** What happened at the table; nothing where an answer is missing or nothing was to be done. */
type Happened = readonly Event[] | undefined | null | void;

/** What is shown of a judge's table, and all that can be done at it. */
export interface Judging {
  readonly table: JudgeTable;
  /** The table, or the copy on which something is being announced or declared. */
  readonly desk: ScenarioMatch;
  /** Who acts. */
  readonly seat: Seat;
  readonly asked: VisibleQuestion<Teferi> | undefined;
  readonly isTrial: boolean;
  readonly events: readonly Event[];
  /** Why the last thing could not be done. */
  readonly trouble: string;
  readonly sit: (seat: Seat) => void;
  /** Changes the board by a word of command. */
  readonly edit: (verb: string, ...given: readonly (string | number)[]) => void;
  readonly deed: (change: (table: JudgeTable) => Happened) => void;
  /** What is pressed on the face. */
  readonly answer: (...choices: Choices) => void;
  readonly why: (choice: unknown) => Promise<Reason>;
  readonly declare: (kind: 'attack' | 'block') => void;
  readonly step: () => void;
  /** Takes back what is being announced or declared. */
  readonly drop: () => void;
}

/** What all parts of the page get. */
export interface EditorProps {
  readonly judging: Judging;
  readonly language: Language;
}

interface State {
  /** Another number after each change. */
  readonly version: number;
  readonly seat: Seat;
  readonly trial: ActionTrial | undefined;
  readonly events: readonly Event[];
  readonly trouble: string;
}
type Change = Partial<Omit<State, 'version'>>;

/** Whoever is to act gets priority: on a copy, until something is done with it. */
const shownDesk = (table: JudgeTable, trial: ActionTrial | undefined, seat: Seat): ScenarioMatch =>
  trial?.match ??
  (table.missing === undefined ? matchWithPriority(table.match, seat) : undefined) ??
  table.match;

/** The question as a face of the game knows it. */
function askedOn(
  { question }: ScenarioMatch,
  seat: Seat,
  number: number,
): VisibleQuestion<Teferi> | undefined {
  if (question === undefined || question.prompt === 'stop' || question.seat !== seat) return undefined;
  return { ...question, number };
}

/** The table as it is after something was done. */
const settled = ({ match: { question } }: JudgeTable, events: Happened): Change => ({
  events: events ?? [],
  trial: undefined,
  ...(question?.prompt === 'priority' ? { seat: question.seat } : {}),
});

function pressed(table: JudgeTable, trial: ActionTrial | undefined, seat: Seat, choices: Choices): Change {
  const entries = trial?.choose(...choices);
  if (trial !== undefined)
    return entries === undefined
      ? { trial }
      : settled(table, entries === null ? [] : table.perform(...entries));
  const [act] = choices;
  if (typeof act !== 'object' || !('play' in act || 'cast' in act || 'use' in act || 'activate' in act))
    return {};
  const begun = startAnnouncement(table.match, seat, act);
  return 'match' in begun ? { trial: begun } : settled(table, table.perform(...begun));
}

function stepped(table: JudgeTable): Change {
  const division = startDamageAssignment(table.match);
  return division === undefined ? settled(table, table.step()) : { trial: division };
}

export function useJudge({ language, recall, remember }: WebPageProps): Judging {
  const said = words[language];
  const [table] = useState(() => keptIn(recall));
  const [state, setState] = useState<State>(() => ({
    version: 0,
    seat: table.match.question?.seat ?? 0,
    trial: undefined,
    events: [],
    trouble: '',
  }));
  const { version, trial } = state;
  useEffect(() => {
    if (version > 0) remember('judge', keptOf(table));
  }, [table, version, remember]);

  /** What cannot be done is told, and changes nothing. */
  const attempt = (deed: () => Change): void => {
    let change: Change;
    try {
      change = { trouble: '', ...deed() };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      change = { trouble: formatFault(error.fault, language), trial: undefined };
    }
    setState((now) => ({ ...now, ...change, version: now.version + 1 }));
  };
  const seat = trial?.match.question?.seat ?? state.seat;
  const desk = shownDesk(table, trial, seat);
  return {
    table,
    desk,
    seat,
    asked: table.missing === undefined ? askedOn(desk, seat, version) : undefined,
    isTrial: trial !== undefined,
    events: state.events,
    trouble: state.trouble,
    sit: (next) => attempt(() => ({ seat: next, trial: undefined })),
    edit: (verb, ...given) =>
      attempt(() => {
        const line = { verb, words: given.map(String), rest: given.join(' ') };
        if (!table.edit(line)) return { trouble: said.nonsense };
        const { interruptedCombat: broken } = table;
        return {
          ...settled(table, []),
          trouble: broken === undefined ? '' : judgeWords[language].broken[broken],
        };
      }),
    deed: (change) => attempt(() => settled(table, change(table))),
    answer: (...choices) => attempt(() => pressed(table, trial, seat, choices)),
    why: async (choice) => desk.why(choice),
    declare: (kind) =>
      attempt(() => {
        const next = startDeclaration(table.match, kind);
        return next === undefined ? { trouble: said.nothingTo[kind] } : { trial: next };
      }),
    step: () => attempt(() => stepped(table)),
    drop: () => attempt(() => ({ trial: undefined })),
  };
}
