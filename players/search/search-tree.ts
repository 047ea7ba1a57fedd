/** The tree of an information-set Monte Carlo tree search: choices by value, with results for every seat. */
import type { Choice, Parts, Seat } from '@ludoteca/kernel';

/** One choice at a node. Worlds differ in what they offer, so an edge counts how often it was offered. */
export interface TreeEdge {
  readonly key: string;
  visits: number;
  offered: number;
  /** Sum of results by seat. */
  readonly results: Float64Array;
  node: TreeNode | undefined;
}

/** A question as the tree knows it: the choices that led there. */
export interface TreeNode {
  visits: number;
  readonly edges: Map<string, TreeEdge>;
}

export const createNode = (): TreeNode => ({ visits: 0, edges: new Map() });

/** The identity of a choice across worlds: options of different worlds are equal by value only. */
export const keyOf = <P extends Parts>(choice: Choice<P>): string =>
  typeof choice === 'string' ? choice : JSON.stringify(choice);

export function addEdge(node: TreeNode, key: string, seats: number): TreeEdge {
  const edge: TreeEdge = { key, visits: 0, offered: 1, results: new Float64Array(seats), node: undefined };
  node.edges.set(key, edge);
  return edge;
}

/** The mean result of a seat after this choice. */
export const meanResult = ({ results, visits }: TreeEdge, seat: Seat): number =>
  visits === 0 ? 0.5 : (results[seat] ?? 0) / visits;

/** Upper confidence bound of a choice for the seat that makes it. */
export const upperBound = (edge: TreeEdge, seat: Seat, exploration: number): number =>
  meanResult(edge, seat) + exploration * Math.sqrt(Math.log(edge.offered) / edge.visits);
