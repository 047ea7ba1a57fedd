/** The commands for bot programs: `ludoteca uno …` or `./uno …`. */
import type { GameCommand } from '@ludoteca/kit';
import { check } from './check.ts';
import { checkHelp, playHelp, rerunHelp } from './help.ts';
import { play } from './play.ts';
import { rerun } from './rerun.ts';

export const commands: readonly GameCommand[] = [
  {
    name: '',
    usage: {
      it: '[opzioni] BOT BOT…: arbitra una partita fra programmi (-h: tutte le opzioni)',
      en: '[options] BOT BOT…: referees a match among programs (-h: all options)',
      pt: '[opções] BOT BOT…: arbitra uma partida entre programas (-h: todas as opções)',
    },
    help: playHelp,
    run: play,
  },
  {
    name: 'check',
    usage: {
      it: 'CARTELLA: dieci partite di ogni programma contro il bot d’esempio: OK o il primo danno',
      en: 'DIR: ten games of each program against the sample bot: OK or its first fault',
      pt: 'PASTA: dez partidas de cada programa contra o bot de exemplo: OK ou a primeira falha',
    },
    help: checkHelp,
    run: check,
  },
  {
    name: 'rerun',
    usage: {
      it: 'FILE --live ID=BOT: la stessa partita, gli altri come registrati, fino alla prima differenza',
      en: 'FILE --live ID=BOT: the same match, the others as recorded, up to the first difference',
      pt: 'ARQUIVO --live ID=BOT: a mesma partida, os outros como gravados, até a primeira diferença',
    },
    help: rerunHelp,
    run: rerun,
  },
];
