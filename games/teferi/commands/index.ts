/** `ludoteca teferi …` */
import type { GameCommand } from '@ludoteca/kit';
import { commands as cards } from './card-files.ts';
import { cardsCommand } from './cards.ts';
import { explainCommand } from './explain.ts';
import { judgeCommand } from './judge.ts';
import { ruleCommand } from './rule.ts';
import { scenarioCommand } from './scenario.ts';

export const commands: readonly GameCommand[] = [
  cardsCommand,
  ...cards,
  scenarioCommand,
  judgeCommand,
  explainCommand,
  ruleCommand,
];
