/** Formats the result of a simulation. */
import { wilsonInterval } from '@ludoteca/kit';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import { MAX_SEED_LENGTH, type SimulationPlan, formatSettings } from './plan.ts';
import type { SimulationResult } from './totals.ts';

const formatPercent = (share: number): string => (share * 100).toFixed(1);

/** Includes everything that is needed to repeat the simulation. */
export function formatReport(plan: SimulationPlan, result: SimulationResult): readonly string[] {
  const { game, seats, games, decisions, seconds, meanDecisions, winsBySeat, winsByPlayer, draws, faults } =
    result;
  const ended = games - faults;
  const row = (what: string, who: string, wins: number): readonly string[] => {
    const [low, high] = wilsonInterval(wins, ended);
    const share = ended === 0 ? 0 : wins / ended;
    return [
      what,
      who,
      formatNumber(wins),
      `${formatPercent(share)} %`,
      `${formatPercent(low)} to ${formatPercent(high)} %`,
    ];
  };
  const mixed = Object.keys(winsByPlayer).length > 1;
  const settings = formatSettings(plan);
  return [
    `${game}, ${formatCount(seats, 'seat')}, seed ${quoteIfUnsafe(plan.seed, MAX_SEED_LENGTH)}: ${formatCount(games, 'game')} in ${seconds} s`,
    ...(settings.length === 0 ? [] : [`settings ${settings.join(', ')}`]),
    `${formatCount(decisions, 'decision')}, ${formatNumber(meanDecisions)} a game`,
    '',
    ...formatColumns(
      [
        ['', 'player', 'wins', 'share', '95 % interval'],
        ...winsBySeat.map((wins, seat) => row(`seat ${seat + 1}`, plan.players[seat] ?? '', wins)),
        ...(mixed ? Object.entries(winsByPlayer).map(([who, wins]) => row('seats of', who, wins)) : []),
        row('no sole winner', '', draws),
      ],
      { right: [2, 3, 4] },
    ),
    ...(faults === 0 ? [] : ['', `${formatCount(faults, 'game')} failed: see the faults above.`]),
  ];
}
