/** `ludoteca teferi coverage FILE`: how many cards of a file the parser supports, and why it refuses the others. */
import { runCommand, type GameCommand, type CommandEnvironment, EXIT_CODES } from '@ludoteca/kit';
import { parseCards, surveyCards } from '../coverage/survey.ts';
import { cardCommandTexts } from './card-texts.ts';
import { coverageHelp } from './card-file-help.ts';
import { readCards } from './read-cards.ts';

const MAX_CAUSES = 30;

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(
    words,
    { paths: { min: 1, max: 1 }, flags: ['--json', '--cards'] },
    cardCommandTexts,
    environment,
    async ({ args, texts }) => {
      const [path = ''] = args.paths;
      const cards = await readCards(path, environment, texts);
      if (cards === undefined) return EXIT_CODES.misused;
      const parsed = parseCards(cards);
      const survey = surveyCards(parsed);
      const isListed = args.flags.has('--cards');
      if (args.flags.has('--json')) {
        environment.print(JSON.stringify({ ...survey, ...(isListed ? { unread: parsed.refused } : {}) }));
        return EXIT_CODES.done;
      }
      environment.print(texts.survey(survey, ((100 * survey.read) / Math.max(1, survey.cards)).toFixed(1)));
      if (isListed)
        for (const { name, line, column, words: rest } of parsed.refused)
          environment.print(texts.refusedCard(name, line, column, rest));
      else
        for (const cause of survey.reasons.slice(0, MAX_CAUSES)) environment.print(texts.refusalCause(cause));
      return EXIT_CODES.done;
    },
  );

export const coverageCommand: GameCommand = {
  name: 'coverage',
  usage: {
    it: 'FILE [--json]: quante carte di un file si leggono, e perché le altre no',
    en: 'FILE [--json]: how many cards of a file are read, and why the others are not',
    pt: 'ARQUIVO [--json]: quantas cartas de um arquivo são lidas, e por que as outras não',
  },
  help: coverageHelp,
  run,
};
