/** Sentences in which the numbers of rules lead to the rules. */
import type { ReactNode } from 'react';

/** The number of a rule as `formatReason` writes it, in every language. */
const CITATION = /(\((?:rule|regola|regra) \d+(?:\.\d+)*[a-z]?\))/;
const NUMBER = /\d+(?:\.\d+)*[a-z]?/;

export const ruleAddress = (game: string, number: string): string =>
  `/g/${encodeURIComponent(game)}/rules#${encodeURIComponent(number)}`;

/** A link to a rule. It opens beside the match, which goes on. */
export function RuleLink(given: {
  readonly game: string;
  readonly number: string;
  readonly children: ReactNode;
}) {
  return (
    <a className="rule-link" href={ruleAddress(given.game, given.number)} target="_blank" rel="noreferrer">
      {given.children}
    </a>
  );
}

export function WithRuleLinks({ game, text }: { readonly game: string; readonly text: string }): ReactNode {
  let place = 0;
  return text.split(CITATION).map((part) => {
    const key = (place += part.length);
    const number = CITATION.test(part) ? NUMBER.exec(part)?.[0] : undefined;
    return number === undefined ? (
      part
    ) : (
      <RuleLink key={key} game={game} number={number}>
        {part}
      </RuleLink>
    );
  });
}
