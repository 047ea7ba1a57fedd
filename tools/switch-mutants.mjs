/** Writes many mutants of a source into one text, in which each can be switched on while it runs. */

/**
 * The text of a node with the switches of the mutants inside it.
 * @param {string} source
 * @param {readonly SwitchedMutant[]} mutants
 * @param {{ readonly start: number; readonly end: number }} part
 * @returns {string}
 */
function writePart(source, mutants, { start, end }) {
  const inside = mutants.filter(({ mutant: { node } }) => node.start >= start && node.end <= end);
  const [outermost] = inside.toSorted((a, b) => widthOf(b) - widthOf(a));
  if (outermost === undefined) return source.slice(start, end);
  const { node } = outermost.mutant;
  const others = inside.filter((each) => each !== outermost);
  const before = writePart(source, others, { start, end: node.start });
  const after = writePart(source, others, { start: node.end, end });
  return before + writeSwitch(source, others, outermost) + after;
}

/**
 * A mutant with the number that switches it on.
 * @typedef {{ readonly mutant: import('./find-mutants.mjs').Mutant; readonly id: number }} SwitchedMutant
 */

/** @param {SwitchedMutant} switched */
const widthOf = ({ mutant: { node } }) => node.end - node.start;

/**
 * @param {string} source
 * @param {readonly SwitchedMutant[]} others
 * @param {SwitchedMutant} outermost
 */
function writeSwitch(source, others, { id, mutant: { node, text, kind } }) {
  const original = writePart(source, others, node);
  if (kind === 'call') return `{ if (!isMutant(${id})) ${original} }`;
  return `(isMutant(${id}) ? ${writeMutated(source, others, { node, text, kind }, original)} : (${original}))`;
}

/**
 * @param {string} source
 * @param {readonly SwitchedMutant[]} others
 * @param {Pick<import('./find-mutants.mjs').Mutant, 'node' | 'text' | 'kind'>} mutant
 * @param {string} original
 */
function writeMutated(source, others, { node, text, kind }, original) {
  switch (kind) {
    case 'operator':
      return `((${writePart(source, others, node.left)}) ${text} (${writePart(source, others, node.right)}))`;
    case 'condition':
      return `!(${original})`;
    case 'negation':
      return `(${writePart(source, others, node.argument)})`;
    default:
      return text;
  }
}

/**
 * The source with all mutants switched off until `globalThis.isMutant(id)` says otherwise. Lines keep their numbers.
 * @param {string} source
 * @param {readonly SwitchedMutant[]} mutants
 */
export const switchMutants = (source, mutants) =>
  `const isMutant = globalThis.isMutant; ${writePart(source, mutants, { start: 0, end: source.length })}`;
