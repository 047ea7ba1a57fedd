import { at, type Seat, type SomeParts, start } from '@ludoteca/kernel';
import type { BotNote, Interruption, Referee, Witness } from '@ludoteca/kit';
import { jsonLines } from '@ludoteca/players/bots';
import { faultyAs } from '../entries.ts';
import { Pages } from './pages.ts';
import { Contestants, type Plan, type Round, roundOf } from './plan.ts';
import { count, type Loss, talliesOf, type Tally } from './tally.ts';

export interface Competition {
  readonly plan: Plan;
  readonly games: number;
  readonly referee: Referee;
  readonly interruption: Interruption;
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
  const opening: SomeParts['event'][] = [];
  const started = start(entry.game, { seats, settings, seed: round.seed }, opening);
  if (!started.ok) throw faultyAs(entry, started.problem, 'en');
  const match = started.value;
  const tallyAt = (seat: Seat): Tally => at(tallies, at(round.seated, seat));
  const pages = folder === undefined ? undefined : new Pages(seats);
  const report = await referee.play(entry, {
    match,
    opening,
    clock,
    interruption,
    seats: competitors.map((_, seat) => contestants.at(round, seat)),
    names: round.seated.map((who) => at(competitors, who).name),
    protocol: jsonLines({
      game: entry.game,
      settings: match.archive().settings,
      clock,
      named: (seat, name) => (tallyAt(seat).calledItself ??= name),
    }),
    witness: witnessOf(round, tallyAt, pages),
  });
  count(tallies, round, report);
  if (folder !== undefined) await pages?.keep(folder, plan, round, report);
}

/** Counts what is lost, and keeps pages where they are wanted. */
function witnessOf(
  { number: game }: Round,
  tallyAt: (seat: Seat) => Tally,
  pages: Pages | undefined,
): Witness<SomeParts> {
  const lose =
    (kind: Loss['kind']) =>
    (seat: Seat, note: BotNote): void => {
      tallyAt(seat).lose({ game, kind, note });
      pages?.lost(seat, kind, note);
    };
  const counting = { lapsed: lose('lapse'), withdrawn: lose('withdrawal') };
  if (pages === undefined) return counting;
  return {
    ...counting,
    sent: (seat, line, when) => pages.sent(seat, line, when),
    received: (seat, line, when, dropped) => pages.received(seat, line, when, dropped),
    complained: (seat, text) => pages.complained(seat, text),
  };
}
