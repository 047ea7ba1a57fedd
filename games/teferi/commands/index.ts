/** The commands of `ludoteca teferi …`. */
import type { GameCommand } from '@ludoteca/kit';
import { auditCommand } from './audit.ts';
import { cardsCommand } from './cards.ts';
import { coverageCommand } from './coverage.ts';
import { buildDeckCommand } from './build-deck.ts';
import { measureDecksCommand } from './measure-decks.ts';
import { explainCommand } from './explain.ts';
import { importCommand } from './import.ts';
import { judgeCommand } from './judge.ts';
import { ruleCommand } from './rule.ts';
import { scenarioCommand } from './scenario.ts';
import { soakCommand } from './soak.ts';

export const commands: readonly GameCommand[] = [
  cardsCommand,
  importCommand,
  coverageCommand,
  auditCommand,
  buildDeckCommand,
  measureDecksCommand,
  soakCommand,
  scenarioCommand,
  judgeCommand,
  explainCommand,
  ruleCommand,
];
