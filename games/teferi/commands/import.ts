/** `ludoteca teferi import FILE`: stores the cards of a file of any size, so that decks can be built without it. */
import { runCommand, type GameCommand, type CommandEnvironment, EXIT_CODES } from '@ludoteca/kit';
import { CARD_INDEX_FILE, collectCards, writeCardIndex } from '../card-files/card-index.ts';
import { parseCard } from '../oracle/index.ts';
import { cardCommandTexts } from './card-texts.ts';
import { importHelp } from './card-file-help.ts';

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, { paths: { min: 1, max: 1 } }, cardCommandTexts, environment, async ({ args, texts }) => {
    const [path = ''] = args.paths;
    const cards = await collectCards(environment.readChunks(path));
    if (!cards.ok) {
      environment.printError(texts.invalidFile(path, cards.problem));
      environment.printError(texts.importKept);
      return EXIT_CODES.failed;
    }
    await environment.writeData(CARD_INDEX_FILE, writeCardIndex(cards.value));
    const read = cards.value.filter((card) => parseCard(card).ok).length;
    environment.print(texts.imported(cards.value.length, read));
    return EXIT_CODES.done;
  });

export const importCommand: GameCommand = {
  name: 'import',
  usage: {
    it: 'CARTE: conserva le carte di un file, per costruire mazzi senza di esso',
    en: 'CARDS: stores the cards of a file, to build decks without it',
    pt: 'CARTAS: guarda as cartas de um arquivo, para construir baralhos sem ele',
  },
  help: importHelp,
  run,
};
