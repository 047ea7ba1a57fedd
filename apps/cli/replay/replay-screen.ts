/** Renders the screen of the replay viewer. */
import { type VerificationFailure, type Outcome, type AnyParts, verify } from '@ludoteca/kernel';
import { drawTable, type TextRow, type Observation, observe, findTurns } from '@ludoteca/kit';
import { wrapRows } from '../terminal/text-layout.ts';
import type { ReplayableArchive, VerifiedArchive } from '../files/archive-file.ts';
import { formatOutcome } from '../terminal/outcome.ts';
import type { QuestionScreen } from '../terminal/ui.ts';
import { DEFAULT_COMMAND, toScreenCommands } from './commands.ts';
import { type ReplayCursor, formatSpeed } from './navigation.ts';
import { watcherName, type ReplayContext, stepLines } from './transcript.ts';

/** Undefined if the recording verifies. */
export function findVerificationFailure(
  opened: ReplayableArchive | VerifiedArchive,
): VerificationFailure | undefined {
  if ('match' in opened) return undefined;
  const verified = verify(opened.entry.game, opened.recording);
  return verified.ok ? undefined : verified.problem;
}

const formatFailure = ({ texts: { why } }: ReplayContext, { what, entry }: VerificationFailure): string =>
  why[what](entry);

export function renderReplayScreen(
  context: ReplayContext,
  cursor: ReplayCursor,
  failure: VerificationFailure | undefined,
): QuestionScreen {
  const { timeline, texts } = context;
  const { place, watcher, playing } = cursor;
  const observation = observe(timeline.at(place), watcher);
  return {
    title: titleOf(context, cursor, failure),
    body: (width) => bodyOf(context, cursor, observation, width),
    news: stepLines(context, watcher, place).map((text) => [{ text }]),
    question: [{ text: playing ? texts.viewer.playing : texts.viewer.where }],
    options: [],
    commands: toScreenCommands(context.texts),
    defaultKey: DEFAULT_COMMAND,
    transient: playing,
  };
}

function titleOf(
  context: ReplayContext,
  { place, watcher, speed }: ReplayCursor,
  failure: VerificationFailure | undefined,
): TextRow {
  const { timeline, gameTexts, texts } = context;
  const turn = findTurns(timeline).findLast((one) => one.place <= place)?.number ?? 0;
  const parts = [
    texts.viewer.entry(place, timeline.end),
    texts.viewer.eyes(watcherName(context, watcher)),
    formatSpeed(speed),
  ];
  return [
    { text: gameTexts.name },
    { text: ` · ${parts.join(' · ')} · `, role: 'quiet' },
    formatVerdict(context, failure),
    { text: ` · ${texts.viewer.turn(turn)}`, role: 'quiet' },
  ];
}

function formatVerdict(context: ReplayContext, failure: VerificationFailure | undefined): TextRow[number] {
  const { recording, texts, isCutOff } = context;
  if (failure !== undefined)
    return { text: texts.viewer.notVerified(formatFailure(context, failure)), role: 'warn' };
  return isCutOff === true
    ? { text: texts.viewer.cutOff(recording.archive.entries.length), role: 'warn' }
    : { text: texts.viewer.verified, role: 'good' };
}

/** The table, and below it the open question or the outcome. */
function bodyOf(
  context: ReplayContext,
  { place, watcher }: ReplayCursor,
  observation: Observation<AnyParts>,
  width: number,
): readonly TextRow[] {
  const { entry, language, names } = context;
  const { view, asked, outcome } = observation;
  const table = drawTable(entry, { view, watcher, asked, outcome, names, language, width });
  const under = wrapRows(formatBelowTable(context, place, observation), width);
  return [...table, ...(under.length === 0 ? [] : [[], ...under])];
}

function formatBelowTable(
  context: ReplayContext,
  place: number,
  { view, asked, outcome }: Observation<AnyParts>,
): readonly TextRow[] {
  const { timeline, gameTexts, names, texts } = context;
  if (outcome !== undefined) return formatEnd(context, outcome);
  const question: TextRow[] = asked === undefined ? [] : [[{ text: gameTexts.question(asked, names, view) }]];
  if (timeline.divergence === undefined || place < timeline.end) return question;
  return [
    ...question,
    [{ text: texts.viewer.broken(formatFailure(context, timeline.divergence)), role: 'warn' }],
  ];
}

function formatEnd(
  { gameTexts, names, texts: { viewer: viewerTexts } }: ReplayContext,
  outcome: Outcome,
): readonly TextRow[] {
  const [how = [], ...places] = formatOutcome(gameTexts, names, outcome);
  return [[{ text: `${viewerTexts.over} `, role: 'good' }, ...how], ...places];
}
