/** The command `lirya cards`: shows or searches cards, or lints sets. */
import { encodeUtf8 } from '@ludoteca/kernel';
import {
  runCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
} from '@ludoteca/kit';
import { getCardText } from '../card-text/index.ts';
import { foldCardName } from '../deck/card-names.ts';
import { readSetId, installedContentExcept, formatLintFault, readSets, type SetFile } from '../lint/index.ts';
import { allCards, allSets, rowOfId } from '../pool/index.ts';
import { terms } from '../text/terms.ts';
import type { CardDefinition } from '../card-definition/index.ts';
import { commandWords } from './words.ts';

/** `character, fire, warrior, common, cost 2, 2/1/3`. */
function headOf(card: CardDefinition, language: Language): string {
  const { types, elements, classes, rarities, slots } = terms[language];
  return [
    types[card.type],
    elements[card.element ?? 'neutral'],
    ...(card.class === undefined ? [] : [classes[card.class]]),
    ...(card.type === 'equipment' ? [slots[card.slot]] : []),
    rarities[card.rarity],
    commandWords[language].cost(card.cost),
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
      [card.id, ...Object.values(card.name), headOf(card, language), ...getCardText(card.id, language)].join(
        ' ',
      ),
    );
    const tokens = text.split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => tokens.some((token) => token.startsWith(word)));
  });
}

function show(card: CardDefinition, language: Language, hands: CommandEnvironment): void {
  hands.print(`${card.name[language]} (${card.id}): ${headOf(card, language)}`);
  for (const line of getCardText(card.id, language)) hands.print(`  ${line}`);
}

const GRAMMAR = {
  paths: { min: 0, max: 100 },
  flags: ['--json', '--lint'],
  texts: ['--search'],
} as const satisfies CommandSyntax;

/** Paths are the files to lint, or further search words. */
export const cards = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, commandWords, hands, async ({ args: order, texts: words, language }) => {
    const json = order.flags.has('--json');
    if (order.flags.has('--lint')) return lint(order.paths, language, json, hands);
    const found = searchCards([order.texts.get('--search') ?? '', ...order.paths], language);
    for (const card of found)
      if (json)
        hands.print(
          JSON.stringify({ set: rowOfId(card.id)?.set, text: getCardText(card.id, language), card }),
        );
      else show(card, language, hands);
    if (!json) hands.print(words.found(found.length));
    return EXIT_CODES.done;
  });

/** Lints files, or without files the loaded sets. */
async function lint(
  names: readonly string[],
  language: Language,
  json: boolean,
  hands: CommandEnvironment,
): Promise<number> {
  const say = commandWords[language];
  const files: SetFile[] = [];
  for (const name of names) files.push({ name, bytes: await hands.read(name) });
  if (names.length === 0)
    for (const set of allSets()) files.push({ name: set.id, bytes: encodeUtf8(JSON.stringify(set)) });
  // Files may refer to each other; a loaded set only to the sets loaded before it.
  const groups = names.length === 0 ? files.map((file) => [file]) : [files];
  const reads = groups.map((group) =>
    readSets(group, installedContentExcept(new Set(group.map(({ bytes }) => readSetId(bytes))))),
  );
  const faults = reads.flatMap((read) => (read.ok ? [] : read.problem));
  const sizes = new Map(
    reads.flatMap((read) => (read.ok ? read.value : [])).map(({ id, cards: its }) => [id, its.length]),
  );
  if (json) hands.print(JSON.stringify({ ok: faults.length === 0, faults }));
  else
    for (const { name, bytes } of files) {
      const its = faults.filter(({ file }) => file === name);
      const size = sizes.get(String(readSetId(bytes)));
      if (its.length > 0) hands.print(say.lintFaulty(name, its.length));
      else if (size !== undefined) hands.print(say.lintFine(name, size));
      for (const { reason } of its) hands.print(`  ${formatLintFault(language, reason)}`);
    }
  return faults.length === 0 ? EXIT_CODES.done : EXIT_CODES.refused;
}
