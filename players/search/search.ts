/** Information-set Monte Carlo tree search over imagined worlds. */
import {
  at,
  type Choice,
  type Dice,
  type Parts,
  type Question,
  type Seat,
  type World,
} from '@ludoteca/kernel';
import type { CatalogueEntry, SearchParameters } from '@ludoteca/kit';
import { rollOut } from './rollout.ts';
import { addEdge, createNode, keyOf, type TreeEdge, type TreeNode, upperBound } from './search-tree.ts';

/** Grows one tree. Every iteration plays a new imagined world from the root to a rollout: a world that returned would teach the tree its hidden cards. */
export class TreeSearch<P extends Parts> {
  readonly root: TreeNode = createNode();
  private readonly entry: CatalogueEntry<P>;
  private readonly perspective: Perspective<P>;
  private readonly seats: number;
  private readonly dice: Dice;
  private readonly parameters: Required<SearchParameters>;
  private nodes = 1;

  constructor(
    entry: CatalogueEntry<P>,
    perspective: Perspective<P>,
    seats: number,
    dice: Dice,
    parameters: Required<SearchParameters>,
  ) {
    this.entry = entry;
    this.perspective = perspective;
    this.seats = seats;
    this.dice = dice;
    this.parameters = parameters;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.iterate();
  }

  private iterate(): void {
    const world = this.perspective.imagine(this.dice);
    const path: TreeEdge[] = [];
    const visited: TreeNode[] = [];
    let node: TreeNode | undefined = this.root;
    while (node !== undefined) {
      const question = skipForced(world);
      if (question === undefined) break;
      visited.push(node);
      const edge: TreeEdge = this.descend(node, world, question);
      path.push(edge);
      if (edge.visits === 0 || this.nodes >= MAX_NODES) break;
      if (edge.node === undefined) {
        edge.node = createNode();
        this.nodes++;
      }
      node = edge.node;
    }
    const results = rollOut(this.entry, world, this.seats, this.dice, this.parameters.rollout);
    for (const passed of visited) passed.visits++;
    for (const edge of path) {
      edge.visits++;
      for (let seat = 0; seat < this.seats; seat++) edge.results[seat]! += results[seat]!;
    }
  }

  /** Chooses at a node: a choice that the node does not know yet if it may widen, otherwise the one with the highest bound. */
  private descend(node: TreeNode, world: World<P>, question: Question<P>): TreeEdge {
    const { options, seat } = question;
    const unknown: { key: string; option: Choice<P> }[] = [];
    let best: TreeEdge | undefined;
    let bestOption = options[0] as Choice<P>;
    let bestBound = Number.NEGATIVE_INFINITY;
    let known = 0;
    for (const option of options as readonly Choice<P>[]) {
      const key = keyOf<P>(option);
      const edge = node.edges.get(key);
      if (edge === undefined) {
        unknown.push({ key, option });
        continue;
      }
      known++;
      edge.offered++;
      const bound = upperBound(edge, seat, this.parameters.exploration);
      if (bound > bestBound) [best, bestOption, bestBound] = [edge, option, bound];
    }
    const { factor, exponent } = this.parameters.widening;
    if (best === undefined || (unknown.length > 0 && known < factor * (node.visits + 1) ** exponent)) {
      const { key, option } = this.pickUnknown(node, world, question, unknown);
      world.choose(option);
      return addEdge(node, key, this.seats);
    }
    world.choose(bestOption);
    return best;
  }

  /** The first choice a node learns is the greedy one, the others come in random order. */
  private pickUnknown(
    node: TreeNode,
    world: World<P>,
    question: Question<P>,
    unknown: readonly { readonly key: string; readonly option: Choice<P> }[],
  ): { readonly key: string; readonly option: Choice<P> } {
    if (node.edges.size === 0) {
      const option = this.entry.heuristics.greedy(world.perspective(question.seat), question, this.dice);
      return { key: keyOf<P>(option), option };
    }
    return this.dice.pick(unknown);
  }
}

const MAX_NODES = 200_000;

/** Answers questions with one option and returns the first with several. */
function skipForced<P extends Parts>(world: World<P>): Question<P> | undefined {
  let { question } = world;
  while (question !== undefined && question.options.length === 1) {
    world.choose(question.options[0] as Choice<P>);
    question = world.question;
  }
  return question;
}

/** The choice that was tried most at the root; of several, the one with the better result. */
export function mostVisited(root: TreeNode, seat: Seat): TreeEdge {
  let best: TreeEdge | undefined;
  for (const edge of root.edges.values())
    if (
      best === undefined ||
      edge.visits > best.visits ||
      (edge.visits === best.visits && edge.results[seat]! > best.results[seat]!)
    )
      best = edge;
  if (best === undefined) throw new Error('a search needs at least one iteration');
  return best;
}
