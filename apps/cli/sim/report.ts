import { wilsonInterval } from '@ludoteca/players';
import { shown } from '../foreign.ts';
import { columns } from '../layout.ts';
import { counted, grouped } from '../numbers.ts';
import { LONGEST_SEED, type Plan, settingsOf } from './plan.ts';
import type { Result } from './sums.ts';

const percent = (share: number): string => (share * 100).toFixed(1);

/** A simulation for people, with all that it takes to repeat it. */
export function reportOf(plan: Plan, result: Result): readonly string[] {
  const { game, seats, games, decisions, seconds, meanDecisions, winsBySeat, winsByPlayer, draws, faults } =
    result;
  const ended = games - faults;
  const row = (what: string, who: string, wins: number): readonly string[] => {
    const [low, high] = wilsonInterval(wins, ended);
    const share = ended === 0 ? 0 : wins / ended;
    return [what, who, grouped(wins), `${percent(share)} %`, `${percent(low)} to ${percent(high)} %`];
  };
  const mixed = Object.keys(winsByPlayer).length > 1;
  const settings = settingsOf(plan);
  return [
    `${game}, ${counted(seats, 'seat')}, seed ${shown(plan.seed, LONGEST_SEED)}: ${counted(games, 'game')} in ${seconds} s`,
    ...(settings.length === 0 ? [] : [`settings ${settings.join(', ')}`]),
    `${counted(decisions, 'decision')}, ${grouped(meanDecisions)} a game`,
    '',
    ...columns(
      [
        ['', 'player', 'wins', 'share', '95 % interval'],
        ...winsBySeat.map((wins, seat) => row(`seat ${seat + 1}`, plan.players[seat] ?? '', wins)),
        ...(mixed ? Object.entries(winsByPlayer).map(([who, wins]) => row('seats of', who, wins)) : []),
        row('no sole winner', '', draws),
      ],
      { right: [2, 3, 4] },
    ),
    ...(faults === 0 ? [] : ['', `${counted(faults, 'game')} failed: see the faults above.`]),
  ];
}
