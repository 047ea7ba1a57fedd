/** Finds the places of a TypeScript source where a small change should be noticed by a test. */
import { parseAst } from 'vitest/node';

/** The operators that take the place of an operator. */
const OPERATORS = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '+'],
  ['+=', '-='],
  ['-=', '+='],
]);

/**
 * A mutant: the text from `start` to `end` becomes `text`. `node` is the part of the syntax tree that contains the change.
 * @typedef {{ readonly start: number; readonly end: number; readonly text: string; readonly kind: string; readonly node: SyntaxNode }} Mutant
 */

/**
 * A node of the syntax tree (ESTree).
 * @typedef {{ readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: any }} SyntaxNode
 */

/** @type {(target: SyntaxNode, text: string, kind: string) => readonly Mutant[]} */
const replace = (node, text, kind) => [{ start: node.start, end: node.end, text, kind, node }];

/**
 * @param {SyntaxNode} node
 * @param {string} source
 * @returns {readonly Mutant[]}
 */
function mutantsOf(node, source) {
  /** @type {(target: SyntaxNode) => string} */
  const textOf = ({ start, end }) => source.slice(start, end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const text = OPERATORS.get(node.operator);
      const start = source.indexOf(node.operator, node.left.end);
      return text === undefined
        ? []
        : [{ start, end: start + node.operator.length, text, kind: 'operator', node }];
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return replace(node.test, `!(${textOf(node.test)})`, 'condition');
    case 'Literal':
      if (typeof node.value === 'number') return replace(node, String(node.value + 1), 'number');
      return typeof node.value === 'boolean' ? replace(node, String(!node.value), 'truth') : [];
    case 'UnaryExpression':
      return node.operator === '!' ? replace(node, `(${textOf(node.argument)})`, 'negation') : [];
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' ? replace(node, '{}', 'call') : [];
    default:
      return [];
  }
}

/** Types, imports and thrown errors are left out: a change of these changes nothing that the rules do. */
const LEFT_OUT = /^(TS(?!AsExpression|NonNull|Satisfies)|ImportDeclaration|ThrowStatement)/;

/**
 * @param {string} source
 * @returns {readonly Mutant[]}
 */
export function findMutants(source) {
  /** @type {Mutant[]} */
  const found = [];
  /** @param {unknown} part */
  const visit = (part) => {
    if (Array.isArray(part)) part.forEach(visit);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    const node = /** @type {SyntaxNode} */ (part);
    if (typeof node.type === 'string' && LEFT_OUT.test(node.type)) return;
    if (typeof node.type === 'string') found.push(...mutantsOf(node, source));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * @param {string} source
 * @param {Mutant} mutant
 */
export const applyMutant = (source, { start, end, text }) =>
  source.slice(0, start) + text + source.slice(end);

/**
 * The line, counted from 1, and the change in words.
 * @param {string} source
 * @param {Mutant} mutant
 */
export function describeMutant(source, { start, end, text, kind }) {
  const line = source.slice(0, start).split('\n').length;
  const before = source.slice(start, end).replaceAll(/\s+/gu, ' ');
  return `${line}: ${kind}: ${before} becomes ${text.replaceAll(/\s+/gu, ' ')}`;
}
