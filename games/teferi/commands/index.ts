/** `ludoteca teferi …` */
import type { GameCommand } from '@ludoteca/kit';
import { commands as cards } from '../coverage/commands.ts';
import { cardsCommand } from '../coverage/cards.ts';
import { explainCommand } from '../explain/command.ts';
import { judgeCommand } from '../judge/command.ts';
import { ruleCommand } from '../rule-texts/command.ts';
import { scenarioCommand } from '../scenario/command.ts';

export const commands: readonly GameCommand[] = [
  cardsCommand,
  ...cards,
  scenarioCommand,
  judgeCommand,
  explainCommand,
  ruleCommand,
];
