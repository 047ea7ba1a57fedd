/** Plays the games of a competition one after another and counts the scores. */
import { at, type Seat, type AnyParts, startMatch } from '@ludoteca/kernel';
import type { BotFailure, StopSignal, Referee, RefereeObserver } from '@ludoteca/kit';
import { createJsonLinesProtocol } from '@ludoteca/players/bots';
import { createReasonsError } from '../args/game-args.ts';
import { GameTranscripts } from './game-transcripts.ts';
import { ContestantPool, type CompetitionPlan, type CompetitionGame, planGame } from './plan.ts';
import { countGame, type Loss, createScores, type CompetitorScore } from './scores.ts';

export interface Competition {
  readonly plan: CompetitionPlan;
  readonly games: number;
  readonly referee: Referee;
  readonly stopSignal: StopSignal;
  /** The folder for archives and transcripts; undefined: nothing is saved. */
  readonly outputFolder: string | undefined;
  readonly onGameEnd: () => void;
}

/** Plays all games, or as many as were finished when the stop signal came. */
export async function playCompetition(competition: Competition): Promise<readonly CompetitorScore[]> {
  const { plan, games, stopSignal, onGameEnd } = competition;
  const scores = createScores(plan);
  const contestants = new ContestantPool(plan.competitors);
  for (let number = 0; number < games && !stopSignal.aborted; number++) {
    await playGame(competition, planGame(plan, number), contestants, scores);
    onGameEnd();
  }
  return scores;
}

async function playGame(
  { plan, referee, stopSignal, outputFolder }: Competition,
  game: CompetitionGame,
  contestants: ContestantPool,
  scores: readonly CompetitorScore[],
): Promise<void> {
  const { entry, competitors, settings, clock, matchClock } = plan;
  const seats = competitors.length;
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { seats, settings, seed: game.seed }, opening);
  if (!started.ok) throw createReasonsError(entry, started.problem, 'en');
  const match = started.value;
  const scoreAt = (seat: Seat): CompetitorScore => at(scores, at(game.competitorBySeat, seat));
  const transcripts = outputFolder === undefined ? undefined : new GameTranscripts(seats);
  const report = await referee.play(entry, {
    match,
    opening,
    clock,
    ...(matchClock === undefined ? {} : { matchClock }),
    stopSignal,
    seats: competitors.map((_, seat) => contestants.at(game, seat)),
    names: game.competitorBySeat.map((index) => at(competitors, index).name),
    protocol: createJsonLinesProtocol({
      game: entry.game,
      settings: match.archive().settings,
      clock,
      named: (seat, name) => (scoreAt(seat).calledItself ??= name),
    }),
    observer: createObserver(game, scoreAt, transcripts),
  });
  countGame(scores, game, report);
  if (outputFolder !== undefined) await transcripts?.save(outputFolder, plan, game, report);
}

/** Counts lapses and withdrawals, and writes transcripts if they are wanted. */
function createObserver(
  { number: game }: CompetitionGame,
  scoreAt: (seat: Seat) => CompetitorScore,
  transcripts: GameTranscripts | undefined,
): RefereeObserver<AnyParts> {
  const lose =
    (kind: Loss['kind']) =>
    (seat: Seat, note: BotFailure): void => {
      scoreAt(seat).addLoss({ game, kind, note });
      transcripts?.failed(seat, kind, note);
    };
  const counting = { onLapse: lose('lapse'), onWithdraw: lose('withdrawal') };
  if (transcripts === undefined) return counting;
  return {
    ...counting,
    onSent: (seat, line, when) => transcripts.sent(seat, line, when),
    onReceived: (seat, line, when) => transcripts.received(seat, line, when),
    onStderr: (seat, text) => transcripts.stderr(seat, text),
  };
}
