/** `ludoteca teferi audit FILE`: compares the text of every card that is read with the text written from its abilities. */
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
} from '@ludoteca/kit';
import { auditCards } from '../coverage/audit.ts';
import { parseCards } from '../coverage/survey.ts';
import { cardCommandTexts } from './card-texts.ts';
import { auditHelp } from './card-file-help.ts';
import { readCards } from './read-cards.ts';

const SYNTAX: CommandSyntax = { paths: { min: 1, max: 1 }, flags: ['--json'] };

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, cardCommandTexts, environment, async ({ args, texts }) => {
    const [path = ''] = args.paths;
    const cards = await readCards(path, environment, texts);
    if (cards === undefined) return EXIT_CODES.misused;
    const { read } = parseCards(cards);
    const differences = auditCards(read);
    if (args.flags.has('--json')) environment.print(JSON.stringify({ read: read.length, differences }));
    else {
      for (const difference of differences) environment.print(texts.auditDifference(difference));
      environment.print(texts.audited(read.length, differences.length));
    }
    return differences.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  });

export const auditCommand: GameCommand = {
  name: 'audit',
  usage: {
    it: 'FILE [--json]: confronta il testo delle carte lette con quello scritto dalle loro abilità',
    en: 'FILE [--json]: compares the text of the cards that are read with the text written from their abilities',
    pt: 'ARQUIVO [--json]: compara o texto das cartas lidas com o texto escrito a partir de suas habilidades',
  },
  help: auditHelp,
  run,
};
