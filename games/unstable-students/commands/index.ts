/** The commands `ludoteca unstable-students …`. */
import type { GameCommand } from '@ludoteca/kit';
import { compareHelp, convertHelp, inspectHelp, labHelp, lintHelp } from './help.ts';
import { runCompare } from './compare.ts';
import { runConvert } from './convert.ts';
import { runInspect } from './inspect.ts';
import { runLint } from './lint.ts';
import { runLab } from './lab.ts';

export const commands: readonly GameCommand[] = [
  {
    name: 'lint',
    usage: {
      it: 'FILE [--json] [--lang L]: che cosa non va in un mazzo, riga per riga',
      en: 'FILE [--json] [--lang L]: what is wrong with a deck, line by line',
      pt: 'ARQUIVO [--json] [--lang L]: o que está errado em um baralho, linha por linha',
    },
    help: lintHelp,
    run: runLint,
  },
  {
    name: 'convert',
    usage: {
      it: 'DA A [--lang L]: un mazzo da .txt a .json o viceversa',
      en: 'FROM TO [--lang L]: a deck from .txt to .json or back',
      pt: 'DE PARA [--lang L]: um baralho de .txt para .json ou vice-versa',
    },
    help: convertHelp,
    run: runConvert,
  },
  {
    name: 'inspect',
    usage: {
      it: 'FILE.sav [--json] [--repair FILE] [--lang L]: ogni campo di un salvataggio e che cosa non va',
      en: 'FILE.sav [--json] [--repair FILE] [--lang L]: every field of a save, and what is wrong',
      pt: 'ARQUIVO.sav [--json] [--repair ARQUIVO] [--lang L]: cada campo de um arquivo salvo e o que está errado',
    },
    help: inspectHelp,
    run: runInspect,
  },
  {
    name: 'lab',
    usage: {
      it: '[MAZZO…] [--games N] [--seats N] [--seed S] [--json] [--lang L]: quanto un mazzo è equilibrato',
      en: '[DECK…] [--games N] [--seats N] [--seed S] [--json] [--lang L]: how balanced a deck is',
      pt: '[BARALHO…] [--games N] [--seats N] [--seed S] [--json] [--lang L]: quão equilibrado é um baralho',
    },
    help: labHelp,
    run: runLab,
  },
  {
    name: 'compare',
    usage: {
      it: 'PROGRAMMA|CARTELLA [--games N] [--rounds N] [--deck FILE] [--lang L]: un programma compilato a confronto con le regole',
      en: 'PROGRAM|FOLDER [--games N] [--rounds N] [--deck FILE] [--lang L]: a compiled program compared with the rules',
      pt: 'PROGRAMA|PASTA [--games N] [--rounds N] [--deck ARQUIVO] [--lang L]: um programa compilado comparado com as regras',
    },
    help: compareHelp,
    run: runCompare,
  },
];
