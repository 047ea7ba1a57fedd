/** Collects the sentences of a source file that are written in the three languages. */
import {
  isNode,
  listNodes,
  type LocatedExpression,
  nodeName,
  resolveValue,
  type SourceFile,
  type SyntaxNode,
} from './source-file.ts';

const LANGUAGES = ['it', 'en', 'pt'] as const;

type Language = (typeof LANGUAGES)[number];

type Texts = { readonly [L in Language]: LocatedExpression | undefined };

/** One text in the three languages. A function is shown as its source, a missing text as a dash. */
export type TranslatedSentence = { readonly key: string } & { readonly [L in Language]: string };

type Fields = ReadonlyMap<string, LocatedExpression>;

/** The fields of an object or the elements of a list, those of spread objects included. */
function readFields({ file, node }: LocatedExpression): Fields | undefined {
  if (node.type === 'ArrayExpression')
    return new Map(
      listNodes(node['elements']).map((element, place) => [String(place), { file, node: element }]),
    );
  if (node.type !== 'ObjectExpression') return undefined;
  const fields = new Map<string, LocatedExpression>();
  for (const property of listNodes(node['properties'])) {
    if (property.type === 'SpreadElement' && isNode(property['argument'])) {
      const spread = readFields(resolveValue({ file, node: property['argument'] }));
      for (const [name, value] of spread ?? []) fields.set(name, value);
      continue;
    }
    const name = property['computed'] === true ? undefined : nodeName(property['key']);
    if (name !== undefined && isNode(property['value'])) fields.set(name, { file, node: property['value'] });
  }
  return fields;
}

function format(value: LocatedExpression | undefined): string {
  if (value === undefined) return '–';
  const { file, node } = value;
  if (node.type === 'Literal') return String(node['value']);
  return file.source.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
}

/** The sentences in the order of the Italian texts; sentences that only English or Portuguese has come last. */
function listSentences(texts: Texts, key: string): readonly TranslatedSentence[] {
  const resolved = LANGUAGES.map((language) => {
    const value = texts[language];
    return value === undefined ? undefined : resolveValue(value);
  });
  const [it, en, pt] = resolved.map((value) => (value === undefined ? undefined : readFields(value)));
  if (it === undefined || (en === undefined && pt === undefined)) {
    const [italian, english, portuguese] = resolved.map(format);
    return [{ key, it: italian ?? '', en: english ?? '', pt: portuguese ?? '' }];
  }
  const names = new Set([it, en, pt].flatMap((fields) => Array.from(fields?.keys() ?? [])));
  return [...names].flatMap((name) =>
    listSentences({ it: it.get(name), en: en?.get(name), pt: pt?.get(name) }, `${key}.${name}`),
  );
}

/** The functions whose three arguments are a text in Italian, English and Portuguese. */
const BUILDERS = new Set(['inLanguages', 'localized']);

function readTexts({ file, node }: LocatedExpression): Texts | undefined {
  if (node.type === 'CallExpression' && BUILDERS.has(nodeName(node['callee']) ?? '')) {
    const [it, en, pt] = listNodes(node['arguments']).map((argument) => ({ file, node: argument }));
    return { it, en, pt };
  }
  const fields = node.type === 'ObjectExpression' ? readFields({ file, node }) : undefined;
  if (fields?.size !== LANGUAGES.length || !LANGUAGES.every((language) => fields.has(language)))
    return undefined;
  return { it: fields.get('it'), en: fields.get('en'), pt: fields.get('pt') };
}

/** What a node adds to the key of the texts below it. */
function findName({ type, id, key }: SyntaxNode): string | undefined {
  if (type === 'VariableDeclarator' || type === 'FunctionDeclaration') return nodeName(id);
  return type === 'Property' ? nodeName(key) : undefined;
}

export function collectSentences(file: SourceFile): readonly TranslatedSentence[] {
  const sentences: TranslatedSentence[] = [];
  const visit = (node: SyntaxNode, names: readonly string[]): void => {
    const texts = readTexts({ file, node });
    if (texts !== undefined) {
      sentences.push(...listSentences(texts, names.join('.')));
      return;
    }
    const name = findName(node);
    const below = name === undefined ? names : [...names, name];
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? listNodes(value) : isNode(value) ? [value] : [])
        visit(child, below);
  };
  visit(file.root, []);
  return sentences;
}
