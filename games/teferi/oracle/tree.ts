/** Searches the trees that the parser builds: effects, changes, conditions and costs. */

/** Whether the tree itself or any value within it passes the test. */
export const someNode = (tree: unknown, test: (node: unknown) => boolean): boolean =>
  test(tree) ||
  (typeof tree === 'object' &&
    tree !== null &&
    Object.values(tree).some((part: unknown) => someNode(part, test)));

export const containsValue = (tree: unknown, value: string): boolean =>
  someNode(tree, (node) => node === value);
