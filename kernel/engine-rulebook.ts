/** Rulebooks as the engine executes them: the rules of all games as objects of one shape. */
import type { Game, Parts, Reason, Seat } from './contract.ts';

/**
 * TypeScript cannot see that the rule for `frame.do` accepts exactly that frame, so the engine uses these wider types. `createRulebook`
 * casts the rules of a game once.
 */
export interface AnyFrame {
  readonly do: string;
  readonly seat: Seat;
}
interface AnyQuestionRule {
  readonly gather?: 'subset';
  readonly ask: (state: unknown, frame: AnyFrame) => unknown[];
  readonly answer: (dealer: unknown, frame: AnyFrame, choice: unknown) => void;
  readonly otherwise?: AnyAutomaticRule;
  readonly lapse?: AnyAutomaticRule;
  readonly barred?: (state: unknown, frame: AnyFrame) => unknown[];
  readonly why?: (state: unknown, frame: AnyFrame, choice: unknown) => Reason;
}
type AnyAutomaticRule = (dealer: unknown, frame: AnyFrame) => void;

const NO_QUESTION: AnyQuestionRule = { ask: () => [], answer: () => undefined };

/** The rule for one kind of frame. The rules of games have many shapes; V8 reads fields of one shape much faster (ADR 39). */
export class EngineRule {
  readonly prompt: string;
  /** Undefined for a rule that asks. */
  readonly execute: AnyAutomaticRule | undefined;
  readonly gather: 'subset' | undefined;
  readonly ask: AnyQuestionRule['ask'];
  readonly answer: AnyQuestionRule['answer'];
  readonly otherwise: AnyAutomaticRule | undefined;
  readonly lapse: AnyAutomaticRule | undefined;
  readonly barred: AnyQuestionRule['barred'];
  readonly why: AnyQuestionRule['why'];

  constructor(prompt: string, rule: AnyQuestionRule | AnyAutomaticRule) {
    const { gather, ask, answer, otherwise, lapse, barred, why } =
      typeof rule === 'function' ? NO_QUESTION : rule;
    this.prompt = prompt;
    this.execute = typeof rule === 'function' ? rule : undefined;
    this.gather = gather;
    this.ask = ask;
    this.answer = answer;
    this.otherwise = otherwise;
    this.lapse = lapse;
    this.barred = barred;
    this.why = why;
  }
}

export class EngineRulebook {
  readonly rules: ReadonlyMap<string, EngineRule>;
  readonly present: (state: unknown, seat: Seat) => boolean;

  constructor(rules: ReadonlyMap<string, EngineRule>, present: EngineRulebook['present']) {
    this.rules = rules;
    this.present = present;
  }
}

const rulebooks = new WeakMap<object, EngineRulebook>();

/** Returns the rulebook of a game, which is created once. */
export function rulebookOf<P extends Parts>(game: Game<P>): EngineRulebook {
  const known = rulebooks.get(game);
  if (known !== undefined) return known;
  const { rules, present } = game as unknown as {
    readonly rules: { readonly [name: string]: AnyQuestionRule | AnyAutomaticRule };
    readonly present: EngineRulebook['present'];
  };
  const rulebook = new EngineRulebook(
    new Map(Object.entries(rules).map(([name, rule]) => [name, new EngineRule(name, rule)])),
    present,
  );
  rulebooks.set(game, rulebook);
  return rulebook;
}
