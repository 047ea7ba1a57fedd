/** The sentence for each problem of a server, in every language, for all clients. */
import type { ByLanguage, Language, ReasonFacts } from '@ludoteca/kit';
import type { ServerProblem } from './messages.ts';
import type { ProblemKey } from './problems.ts';
export type ProblemTexts = {
  readonly [K in ProblemKey]: (facts: ReasonFacts) => string;
};
export declare const problemTexts: ByLanguage<ProblemTexts>;
export declare const formatProblem: (language: Language, { problem, facts }: ServerProblem) => string;
