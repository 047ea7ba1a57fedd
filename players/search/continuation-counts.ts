/** Counts how the rollouts of an answer go on, to find the continuation that is expected. */
import { at, type Choice, type Parts, type Question } from '@ludoteca/kernel';
import type { VariationStep } from '@ludoteca/kit';

/** Answers after the rated one that are counted. */
const MAX_DEPTH = 4;
/** An answer belongs to the expected continuation if that share of the rollouts comes to it. */
const MIN_SHARE = 0.25;

interface ContinuationNode<P extends Parts> {
  readonly step: VariationStep<P> | undefined;
  readonly children: Map<string, ContinuationNode<P>>;
  visits: number;
}

const createNode = <P extends Parts>(step?: VariationStep<P>): ContinuationNode<P> => ({
  step,
  children: new Map(),
  visits: 0,
});

export class ContinuationCounts<P extends Parts> {
  private readonly root = createNode<P>();
  private current = this.root;
  private depth = 0;

  /** Begins a rollout. */
  begin(): void {
    this.current = this.root;
    this.depth = 0;
    this.root.visits++;
  }

  /** Counts the next answer of the rollout. */
  add(question: Question<P>, choice: Choice<P>): void {
    if (this.depth === MAX_DEPTH) return;
    this.depth++;
    const { seat, prompt } = question;
    const key = JSON.stringify([seat, prompt, choice]);
    const known = this.current.children.get(key);
    const next = known ?? createNode<P>({ question, choice });
    if (known === undefined) this.current.children.set(key, next);
    next.visits++;
    this.current = next;
  }

  /** The most frequent answers, one after another. */
  findExpected(): readonly VariationStep<P>[] {
    const steps: VariationStep<P>[] = [];
    for (let node = this.root; node.children.size > 0;) {
      const next = at(
        [...node.children.values()].toSorted((one, other) => other.visits - one.visits),
        0,
      );
      if (next.step === undefined || next.visits < MIN_SHARE * this.root.visits) break;
      steps.push(next.step);
      node = next;
    }
    return steps;
  }
}
