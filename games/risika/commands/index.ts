/** The commands of the game: `ludoteca risika …`. */
import type { GameCommand } from '@ludoteca/kit';
import { compare } from './compare.ts';
import { compareHelp, inspectHelp } from './help.ts';
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
  {
    name: 'compare',
    usage: {
      it: 'PROGRAMMA|CARTELLA [--games N] [--rounds N] [--dialogue FILE]: un programma compilato a confronto con le regole',
      en: 'PROGRAM|FOLDER [--games N] [--rounds N] [--dialogue FILE]: a compiled program compared with the rules',
      pt: 'PROGRAMA|PASTA [--games N] [--rounds N] [--dialogue ARQUIVO]: um programa compilado comparado com as regras',
    },
    help: compareHelp,
    run: compare,
  },
];
