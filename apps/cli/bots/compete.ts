import { at, type Seat, type AnyParts, startMatch } from '@ludoteca/kernel';
import type { BotFailure, StopSignal, Referee, RefereeObserver } from '@ludoteca/kit';
import { createJsonLinesProtocol } from '@ludoteca/players/bots';
import { faultyAs } from '../entries.ts';
import { Pages } from './pages.ts';
import { Contestants, type Plan, type Round, roundOf } from './plan.ts';
import { count, type Loss, talliesOf, type Tally } from './tally.ts';

export interface Competition {
  readonly plan: Plan;
  readonly games: number;
  readonly referee: Referee;
  readonly interruption: StopSignal;
  /** Where each game is kept, if anywhere. */
  readonly folder: string | undefined;
  /** Hears of each game that came to its end. */
  readonly each: () => void;
}

/** Plays game after game until they are all played, or somebody wants to stop. */
export async function compete(competition: Competition): Promise<readonly Tally[]> {
  const { plan, games, interruption, each } = competition;
  const tallies = talliesOf(plan);
  const contestants = new Contestants(plan.competitors);
  for (let number = 0; number < games && !interruption.aborted; number++) {
    await playRound(competition, roundOf(plan, number), contestants, tallies);
    each();
  }
  return tallies;
}

async function playRound(
  { plan, referee, interruption, folder }: Competition,
  round: Round,
  contestants: Contestants,
  tallies: readonly Tally[],
): Promise<void> {
  const { entry, competitors, settings, clock } = plan;
  const seats = competitors.length;
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { seats, settings, seed: round.seed }, opening);
  if (!started.ok) throw faultyAs(entry, started.problem, 'en');
  const match = started.value;
  const tallyAt = (seat: Seat): Tally => at(tallies, at(round.seated, seat));
  const pages = folder === undefined ? undefined : new Pages(seats);
  const report = await referee.play(entry, {
    match,
    opening,
    clock,
    stopSignal: interruption,
    seats: competitors.map((_, seat) => contestants.at(round, seat)),
    names: round.seated.map((who) => at(competitors, who).name),
    protocol: createJsonLinesProtocol({
      game: entry.game,
      settings: match.archive().settings,
      clock,
      named: (seat, name) => (tallyAt(seat).calledItself ??= name),
    }),
    observer: witnessOf(round, tallyAt, pages),
  });
  count(tallies, round, report);
  if (folder !== undefined) await pages?.keep(folder, plan, round, report);
}

/** Counts what is lost, and keeps pages where they are wanted. */
function witnessOf(
  { number: game }: Round,
  tallyAt: (seat: Seat) => Tally,
  pages: Pages | undefined,
): RefereeObserver<AnyParts> {
  const lose =
    (kind: Loss['kind']) =>
    (seat: Seat, note: BotFailure): void => {
      tallyAt(seat).lose({ game, kind, note });
      pages?.lost(seat, kind, note);
    };
  const counting = { onLapse: lose('lapse'), onWithdraw: lose('withdrawal') };
  if (pages === undefined) return counting;
  return {
    ...counting,
    onSent: (seat, line, when) => pages.sent(seat, line, when),
    onReceived: (seat, line, when, dropped) => pages.received(seat, line, when, dropped),
    onStderr: (seat, text) => pages.complained(seat, text),
  };
}
