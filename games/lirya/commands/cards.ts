/** The command `lirya cards`: shows or searches cards, or lints sets. */
import { encodeUtf8 } from '@ludoteca/kernel';
import {
  runCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  type GameCommand,
} from '@ludoteca/kit';
import { getCardText } from '../card-text/index.ts';
import { foldCardName } from '../deck/card-names.ts';
import { readSetId, installedContentExcept, formatLintFault, readSets, type SetFile } from '../lint/index.ts';
import { allCards, allSets, rowOfId } from '../pool/index.ts';
import { formatClass, formatElement, terms } from '../text/terms.ts';
import type { CardDefinition } from '../card-definition/index.ts';
import { commandTexts } from './command-texts.ts';
import { cardsHelp } from './help.ts';

/** `character, fire, warrior, common, cost 2, 2/1/3`. */
function formatTypeLine(card: CardDefinition, language: Language): string {
  const { types, rarities, slots } = terms[language];
  return [
    types[card.type],
    formatElement(language, card.element ?? 'neutral'),
    ...(card.class === undefined ? [] : [formatClass(language, card.class)]),
    ...(card.type === 'equipment' ? [slots[card.slot]] : []),
    rarities[card.rarity],
    commandTexts[language].cost(card.cost),
    ...(card.type === 'character' ? [`${card.attack}/${card.defence}/${card.health}`] : []),
  ].join(', ');
}

/** Cards in which every search word is the beginning of a word of the names, the type line or the text. */
function searchCards(words: readonly string[], language: Language): readonly CardDefinition[] {
  const wanted = words
    .flatMap((word) => foldCardName(word).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '');
  return allCards().filter((card) => {
    const text = foldCardName(
      [
        card.id,
        ...Object.values(card.name),
        formatTypeLine(card, language),
        ...getCardText(card.id, language),
      ].join(' '),
    );
    const tokens = text.split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => tokens.some((token) => token.startsWith(word)));
  });
}

function printCard(card: CardDefinition, language: Language, environment: CommandEnvironment): void {
  environment.print(`${card.name[language]} (${card.id}): ${formatTypeLine(card, language)}`);
  for (const line of getCardText(card.id, language)) environment.print(`  ${line}`);
}

const SYNTAX = {
  paths: { min: 0, max: 100 },
  flags: ['--json', '--lint'],
  texts: ['--search'],
} as const satisfies CommandSyntax;

/** Paths are the files to lint, or further search words. */
const runCards = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, SYNTAX, commandTexts, environment, async ({ args: options, texts, language }) => {
    const json = options.flags.has('--json');
    if (options.flags.has('--lint')) return lintSets(options.paths, language, json, environment);
    const found = searchCards([options.texts.get('--search') ?? '', ...options.paths], language);
    for (const card of found)
      if (json)
        environment.print(
          JSON.stringify({ set: rowOfId(card.id)?.set, text: getCardText(card.id, language), card }),
        );
      else printCard(card, language, environment);
    if (!json) environment.print(texts.found(found.length));
    return EXIT_CODES.done;
  });

/** Lints files, or without files the loaded sets. */
async function lintSets(
  names: readonly string[],
  language: Language,
  json: boolean,
  environment: CommandEnvironment,
): Promise<number> {
  const texts = commandTexts[language];
  const files: SetFile[] = [];
  for (const name of names) files.push({ name, bytes: await environment.read(name) });
  if (names.length === 0)
    for (const set of allSets()) files.push({ name: set.id, bytes: encodeUtf8(JSON.stringify(set)) });
  // Files may refer to each other; a loaded set only to the sets loaded before it.
  const groups = names.length === 0 ? files.map((file) => [file]) : [files];
  const reads = groups.map((group) =>
    readSets(group, installedContentExcept(new Set(group.map(({ bytes }) => readSetId(bytes))))),
  );
  const faults = reads.flatMap((read) => (read.ok ? [] : read.problem));
  const sizes = new Map(
    reads.flatMap((read) => (read.ok ? read.value : [])).map(({ id, cards }) => [id, cards.length]),
  );
  if (json) environment.print(JSON.stringify({ ok: faults.length === 0, faults }));
  else
    for (const { name, bytes } of files) {
      const fileFaults = faults.filter(({ file }) => file === name);
      const size = sizes.get(String(readSetId(bytes)));
      if (fileFaults.length > 0) environment.print(texts.lintFaulty(name, fileFaults.length));
      else if (size !== undefined) environment.print(texts.lintFine(name, size));
      for (const { reason } of fileFaults) environment.print(`  ${formatLintFault(language, reason)}`);
    }
  return faults.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

export const cardsCommand: GameCommand = {
  name: 'cards',
  usage: {
    it: '[--search PAROLE…] [--lint FILE…]: le carte, con il loro testo; se delle serie sono in ordine',
    en: '[--search WORDS…] [--lint FILE…]: the cards with their texts; whether sets are in order',
    pt: '[--search PALAVRAS…] [--lint ARQUIVO…]: as cartas com seus textos; se as coleções estão em ordem',
  },
  help: cardsHelp,
  run: runCards,
};
