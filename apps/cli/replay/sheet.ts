import { type VerificationFailure, type Outcome, type AnyParts, verify } from '@ludoteca/kernel';
import { drawTable, type TextRow, type Observation, observe, wrapRow } from '@ludoteca/kit';
import type { Checked, Opened } from '../archives.ts';
import { outcomeRows } from '../outcome.ts';
import type { Question } from '../ui/ui.ts';
import { USUAL, wordsOf } from './commands.ts';
import { type Spot, speedText, turnsOf } from './moves.ts';
import { eyesName, type Showing, stepLines } from './telling.ts';

/** Why a recording is not to be trusted; undefined when it is. */
export function untruthOf(opened: Opened | Checked): VerificationFailure | undefined {
  if ('match' in opened) return undefined;
  const verified = verify(opened.entry.game, opened.recording);
  return verified.ok ? undefined : verified.problem;
}

/** What a disagreement is called in short. */
const whyOf = ({ words: { why } }: Showing, { what, entry }: VerificationFailure): string => why[what](entry);

/** All that somebody sees who watches from this spot. */
export function sheetOf(showing: Showing, spot: Spot, untruth: VerificationFailure | undefined): Question {
  const {
    film,
    words: { around },
  } = showing;
  const { place, watcher, playing } = spot;
  const sight = observe(film.at(place), watcher);
  return {
    title: titleOf(showing, spot, untruth),
    body: (width) => bodyOf(showing, spot, sight, width),
    news: stepLines(showing, watcher, place).map((text) => [{ text }]),
    question: [{ text: playing ? around.playing : around.where }],
    options: [],
    words: wordsOf(showing.words),
    usual: USUAL,
    passing: playing,
  };
}

function titleOf(
  showing: Showing,
  { place, watcher, speed }: Spot,
  untruth: VerificationFailure | undefined,
): TextRow {
  const {
    film,
    texts,
    words: { around },
  } = showing;
  const turn = turnsOf(film).filter((begins) => begins <= place).length;
  const told = [around.entry(place, film.end), around.eyes(eyesName(showing, watcher)), speedText(speed)];
  return [
    { text: texts.name },
    { text: ` · ${told.join(' · ')} · `, role: 'quiet' },
    untruth === undefined
      ? { text: around.verified, role: 'good' }
      : { text: around.notVerified(whyOf(showing, untruth)), role: 'warn' },
    { text: ` · ${around.turn(turn)}`, role: 'quiet' },
  ];
}

/** The table, and under it what is asked there or how it ended. */
function bodyOf(
  showing: Showing,
  { place, watcher }: Spot,
  sight: Observation<AnyParts>,
  width: number,
): readonly TextRow[] {
  const { entry, language, names } = showing;
  const { view, asked, outcome } = sight;
  const table = drawTable(entry, { view, watcher, asked, outcome, names, language, width });
  const under = underTable(showing, place, sight).flatMap((row) => wrapRow(row, width));
  return [...table, ...(under.length === 0 ? [] : [[], ...under])];
}

function underTable(
  showing: Showing,
  place: number,
  { asked, outcome }: Observation<AnyParts>,
): readonly TextRow[] {
  const {
    film,
    texts,
    names,
    words: { around },
  } = showing;
  if (outcome !== undefined) return endRows(showing, outcome);
  const question: TextRow[] = asked === undefined ? [] : [[{ text: texts.question(asked, names) }]];
  if (film.broken === undefined || place < film.end) return question;
  return [...question, [{ text: around.broken(whyOf(showing, film.broken)), role: 'warn' }]];
}

/** That it is over, and how. */
function endRows({ texts, names, words: { around } }: Showing, outcome: Outcome): readonly TextRow[] {
  const [how = [], ...places] = outcomeRows(texts, names, outcome);
  return [[{ text: `${around.over} `, role: 'good' }, ...how], ...places];
}
