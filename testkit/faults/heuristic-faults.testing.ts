/** Planted faults of heuristics. */
import { at } from '@ludoteca/kernel';
import { rumour } from '@ludoteca/games/rumour';
import { type RumourFault, withHeuristics } from './rumour.testing.ts';

const LAW = 'heuristics choose offered options';
const { heuristics } = rumour;

export const HEURISTIC_FAULTS: readonly RumourFault[] = [
  {
    fault: 'a greedy player with an alibi it does not hold',
    law: LAW,
    entry: withHeuristics({
      greedy: (line, question, dice) =>
        question.prompt === 'window' ? 'alibi' : heuristics.greedy(line, question, dice),
    }),
  },
  {
    fault: 'a greedy player who assumes that seat 0 is asked',
    law: LAW,
    entry: withHeuristics({
      greedy: (line, question, dice) => {
        at(line.view().hands[0]?.cards ?? [], 0);
        return heuristics.greedy(line, question, dice);
      },
    }),
  },
  {
    fault: 'a greedy player who takes its choice out of the options',
    law: 'released values are never written to',
    among: LAW,
    entry: withHeuristics({
      greedy: (_, { options }) => (options as 'gossip'[]).pop() ?? 'gossip',
    }),
  },
  {
    fault: 'a random player who plays a card that it does not have',
    law: LAW,
    entry: withHeuristics({
      random: ({ prompt, options }, dice) =>
        prompt === 'speak' ? 'rumour' : dice.pick<'gossip'>(options as never),
    }),
  },
  {
    fault: 'a value that counts cards',
    law: LAW,
    entry: withHeuristics({ value: ({ hands }, seat) => at(hands, seat).count }),
  },
  {
    fault: 'a value that is NaN once the stock is empty',
    law: LAW,
    entry: withHeuristics({ value: ({ stock }) => (stock.count === 0 ? Number.NaN : 0.5) }),
  },
];
