/** A parsed source file: its constants and imports, and the search for the value that an expression stands for. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vitest/node';

/** A node of the syntax tree (ESTree). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface SourceFile {
  readonly path: string;
  readonly source: string;
  readonly root: SyntaxNode;
  /** Initializers of the constants at the top of the file. */
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  /** Imported names: their files and the names that these export. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

/** An expression and the file in which it is written. */
export interface LocatedExpression {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

export const listNodes = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

export const nodeName = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value['name']);
  return value.type === 'Literal' ? String(value['value']) : undefined;
};

function parse(path: string): SourceFile {
  const source = readFileSync(path, 'utf8');
  const root = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
  const constants = new Map<string, SyntaxNode>();
  const imports = new Map<string, { path: string; name: string }>();
  for (const statement of listNodes(root['body'])) {
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
    for (const { id, init } of listNodes(declared['declarations'])) {
      const name = nodeName(id);
      if (name !== undefined && isNode(init)) constants.set(name, init);
    }
    const from = statement.type === 'ImportDeclaration' ? nodeName(statement['source']) : undefined;
    if (from?.startsWith('.') !== true) continue;
    for (const { local, imported } of listNodes(statement['specifiers'])) {
      const name = nodeName(local);
      if (name !== undefined)
        imports.set(name, { path: join(dirname(path), from), name: nodeName(imported) ?? name });
    }
  }
  return { path, source, root, constants, imports };
}

const files = new Map<string, SourceFile>();

export function readSourceFile(path: string): SourceFile {
  const file = files.get(path) ?? parse(path);
  files.set(path, file);
  return file;
}

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

/** The expression behind names, imports and assertions of types. */
export function resolveValue({ file, node }: LocatedExpression): LocatedExpression {
  if (WRAPPERS.has(node.type) && isNode(node['expression']))
    return resolveValue({ file, node: node['expression'] });
  const name = node.type === 'Identifier' ? nodeName(node) : undefined;
  if (name === undefined) return { file, node };
  const constant = file.constants.get(name);
  if (constant !== undefined && constant !== node) return resolveValue({ file, node: constant });
  const imported = file.imports.get(name);
  if (imported === undefined) return { file, node };
  const exporter = readSourceFile(imported.path);
  const exported = exporter.constants.get(imported.name);
  return exported === undefined ? { file, node } : resolveValue({ file: exporter, node: exported });
}
