/** The template of new games: Rumour under another name. It imports nothing, because it is used before anything is installed. */

const RESERVED =
  'arguments await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';

/** A name that cannot be used, as a sentence for the user. */
export class NewGameError extends Error {}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** old-maid is OldMaid as a type, oldMaid as a value, Old maid as a title. */
export function namesOf(id) {
  const type = id.split('-').map(capital).join('');
  return {
    id,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: capital(id.replaceAll('-', ' ')),
  };
}

/** Throws for a name that cannot be used; `texts` are the sources in which it must not mean something else. */
export function checkName({ id, type, value }, texts) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw new NewGameError(
      `"${id}" is not a valid name: small letters, digits and single hyphens, at most 40`,
    );
  const inCode = new RegExp(`\\b(${type}|${value})\\b`);
  const isTaken =
    type in globalThis ||
    value in globalThis ||
    value === CARD ||
    id.includes('rumour') ||
    RESERVED.split(' ').includes(value);
  if (isTaken || texts.some((text) => inCode.test(text)))
    throw new NewGameError(`"${id}" already means something in the code: choose another name`);
}

/** Files of the template that a new game starts without: its second implementation, its translations, its cover. */
export const LEFT_OUT = /^(oracle\.test\.ts|rulebook\.testing\.ts|text[/\\](it|pt)\.ts|web)$/;

/** The template is named after one of its cards, which has this name in a new game. */
const CARD = 'scandal';

const SINGLE_LANGUAGE = `/** The other languages use the English texts until the game is listed. */
export const texts: ByLanguage<GameTexts<$1>> = singleLanguage(createTexts('en', en));`;

/** Replacements as [files, pattern, replacement], applied in this order. */
const replacements = ({ id, type, value, title }) => [
  [/text[/\\]index\.ts$/, /^import \{ (it|pt) \} from .*\n/gm, ''],
  [/text[/\\]index\.ts$/, /(?<=^ {2}optionsOf,\n)/m, '  singleLanguage,\n'],
  [/text[/\\]index\.ts$/, /^export const texts: ByLanguage<GameTexts<(\w+)>> = \{[^}]*\};/m, SINGLE_LANGUAGE],
  [/text[/\\]en\.ts$/, /(?<=^ {2}name: ')[^']*(?=')/m, title],
  [/RULES\.md$/, /(?<=^# ).*/, title],
  [/\.ts$/, /Rumour/g, type],
  [/\.ts$/, /(?<=(?:ex|im)port \{ |export const |\()rumour(?=:| \}|,|\))/g, value],
  [/game\.ts$/, /(?<=id: ')rumour(?=')/, id],
  [/perft\.txt$/, /^rumour(?= \|)/gm, id],
  [/perft\.txt$/, /; rulebook\.testing\.ts agrees/g, ''],
  [/playthroughs[/\\].*\.txt$/, /(?<=^game: )rumour$/m, id],
  [/./, /rumour/g, CARD],
];

export const renameIn = (text, file, names) =>
  replacements(names)
    .filter(([files]) => files.test(file))
    .reduce((renamed, [, pattern, replacement]) => renamed.replace(pattern, replacement), text);
