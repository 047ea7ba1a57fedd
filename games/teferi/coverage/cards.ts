/** `ludoteca teferi cards`: the cards that ship, all or those that are searched for. */
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  foldForSearch,
  type CommandSyntax,
} from '@ludoteca/kit';
import type { CardDefinition } from '../abilities/index.ts';
import { shippedCards } from '../cards/index.ts';
import { cardsHelp } from '../commands/help.ts';
import { cardText } from '../judge/cards.ts';
import { coverageWords } from './words.ts';

/** `Fen Viper {1}{B}: Creature — Snake, 2/1`. */
function headOf(card: CardDefinition): string {
  const { name, mana_cost: cost, type_line: types, power, toughness, loyalty } = cardText(card);
  const size = power === undefined ? loyalty : `${power}/${toughness ?? ''}`;
  return `${name}${cost === '' ? '' : ` ${cost}`}: ${types}${size === undefined ? '' : `, ${size}`}`;
}

const wordsIn = (text: string): readonly string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Cards in which every word begins some word: of the name, the types or the text. */
function searchCards(words: readonly string[]): readonly CardDefinition[] {
  const wanted = words.flatMap(wordsIn);
  return shippedCards().filter((card) => {
    const tokens = wordsIn(`${headOf(card)} ${card.text}`);
    return wanted.every((word) => tokens.some((token) => token.startsWith(word)));
  });
}

const GRAMMAR = {
  paths: { min: 0, max: 100 },
  flags: ['--json'],
  texts: ['--search'],
} as const satisfies CommandSyntax;

/** Words without an option are more words to search for. */
const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, coverageWords, hands, async ({ args: order, texts: words }) => {
    const json = order.flags.has('--json');
    const found = searchCards([order.texts.get('--search') ?? '', ...order.paths]);
    for (const card of found)
      if (json) hands.print(JSON.stringify(cardText(card)));
      else {
        hands.print(headOf(card));
        if (card.text !== '') for (const line of card.text.split('\n')) hands.print(`  ${line}`);
      }
    if (!json) hands.print(words.found(found.length));
    return EXIT_CODES.done;
  });

export const cardsCommand: GameCommand = {
  name: 'cards',
  usage: {
    it: '[--search PAROLE…] [--json]: le carte del gioco, con costo, tipi e testo',
    en: '[--search WORDS…] [--json]: the cards of the game, with cost, types and text',
    pt: '[--search PALAVRAS…] [--json]: as cartas do jogo, com custo, tipos e texto',
  },
  help: cardsHelp,
  run,
};
