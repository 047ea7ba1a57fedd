import { wilson } from '@ludoteca/players';
import { columns } from '../columns.ts';
import type { Plan } from './plan.ts';
import type { Result } from './sums.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A simulation for people. */
export function reportOf(plan: Plan, result: Result): readonly string[] {
  const { game, seats, games, decisions, seconds, meanDecisions, winsBySeat, winsByPlayer, draws, faults } =
    result;
  const ended = games - faults;
  const row = (what: string, who: string, wins: number): readonly string[] => {
    const [low, high] = wilson(wins, ended);
    const share = ended === 0 ? 0 : wins / ended;
    return [what, who, grouped.format(wins), `${percent(share)} %`, `${percent(low)} to ${percent(high)} %`];
  };
  const mixed = Object.keys(winsByPlayer).length > 1;
  return [
    `${game}, ${seats} seats, seed ${plan.seed}: ${grouped.format(games)} games in ${seconds} s`,
    `${grouped.format(decisions)} decisions, ${grouped.format(meanDecisions)} a game`,
    '',
    ...columns(
      [
        ['', 'player', 'wins', 'share', '95 % interval'],
        ...winsBySeat.map((wins, seat) => row(`seat ${seat}`, plan.players[seat] ?? '', wins)),
        ...(mixed ? Object.entries(winsByPlayer).map(([who, wins]) => row('seats of', who, wins)) : []),
        row('no sole winner', '', draws),
      ],
      [2, 3, 4],
    ),
    ...(faults === 0 ? [] : ['', `${grouped.format(faults)} games failed: see the faults above.`]),
  ];
}
