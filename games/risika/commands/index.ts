/** The commands of the game: `ludoteca risika …`. */
import type { GameCommand } from '@ludoteca/kit';
import { inspectHelp } from './help.ts';
import { inspect } from './inspect.ts';

export const commands: readonly GameCommand[] = [
  {
    name: 'inspect',
    usage: {
      it: 'FILE.rsk [--json] [--repair NUOVO.rsk [--jokers]]: ogni campo di un salvataggio, e che cosa non va',
      en: 'FILE.rsk [--json] [--repair NEW.rsk [--jokers]]: every field of a save, and what is wrong with it',
      pt: 'ARQUIVO.rsk [--json] [--repair NOVO.rsk [--jokers]]: cada campo de um arquivo, e o que há de errado',
    },
    help: inspectHelp,
    run: inspect,
  },
];
