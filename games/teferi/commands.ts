/** `ludoteca teferi …` */
import type { Command } from '@ludoteca/kit';
import { commands as cards } from './coverage/commands.ts';
import { cardsCommand } from './coverage/cards.ts';
import { explainCommand } from './explain/command.ts';
import { judgeCommand } from './judge/command.ts';
import { ruleCommand } from './rule-texts/command.ts';
import { scenarioCommand } from './scenario/command.ts';

export const commands: readonly Command[] = [
  cardsCommand,
  ...cards,
  scenarioCommand,
  judgeCommand,
  explainCommand,
  ruleCommand,
];
