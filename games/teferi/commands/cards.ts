/** `ludoteca teferi cards`: lists the shipped cards, all or those that match a search. */
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
import { cardsHelp } from './help.ts';
import { toScenarioCard } from '../judge/scenario-cards.ts';
import { cardCommandTexts } from './card-texts.ts';

/** `Fen Viper {1}{B}: Creature — Snake, 2/1`. */
function formatCardHead(card: CardDefinition): string {
  const { name, mana_cost: cost, type_line: types, power, toughness, loyalty } = toScenarioCard(card);
  const size = power === undefined ? loyalty : `${power}/${toughness ?? ''}`;
  return `${name}${cost === '' ? '' : ` ${cost}`}: ${types}${size === undefined ? '' : `, ${size}`}`;
}

const splitWords = (text: string): readonly string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Cards whose name, types or text contain a word beginning with each search word. */
function searchCards(words: readonly string[]): readonly CardDefinition[] {
  const wanted = words.flatMap(splitWords);
  return shippedCards().filter((card) => {
    const tokens = splitWords(`${formatCardHead(card)} ${card.text}`);
    return wanted.every((word) => tokens.some((token) => token.startsWith(word)));
  });
}

const SYNTAX = {
  paths: { min: 0, max: 100 },
  flags: ['--json'],
  texts: ['--search'],
} as const satisfies CommandSyntax;

/** Arguments without an option are further search words. */
const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, cardCommandTexts, environment, async ({ args, texts }) => {
    const json = args.flags.has('--json');
    const found = searchCards([args.texts.get('--search') ?? '', ...args.paths]);
    for (const card of found)
      if (json) environment.print(JSON.stringify(toScenarioCard(card)));
      else {
        environment.print(formatCardHead(card));
        if (card.text !== '') for (const line of card.text.split('\n')) environment.print(`  ${line}`);
      }
    if (!json) environment.print(texts.cardCount(found.length));
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
