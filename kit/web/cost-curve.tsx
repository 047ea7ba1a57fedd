/** The number of cards of a deck for each cost, as columns; the last column counts all higher costs too. */
import type { CSSProperties } from 'react';

export function CostCurve(props: {
  readonly label: string;
  readonly counts: readonly number[];
  /** The sentence about a column, which is read aloud. */
  readonly describe: (column: number, count: number) => string;
}) {
  const { counts } = props;
  const max = Math.max(1, ...counts);
  return (
    <ol className="cost-curve" aria-label={props.label}>
      {counts.map((count, column) => {
        const cost = column === counts.length - 1 ? `${column}+` : String(column);
        return (
          <li key={cost} style={{ '--share': count / max } as CSSProperties}>
            <span className="aloud">{props.describe(column, count)}</span>
            <b aria-hidden="true">{count || ''}</b>
            <i aria-hidden="true" />
            <span aria-hidden="true">{cost}</span>
          </li>
        );
      })}
    </ol>
  );
}
