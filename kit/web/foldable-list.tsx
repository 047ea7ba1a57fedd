/** A list that can be folded to its first item. Items that can be chosen stay visible. */
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

export function FoldableList(given: {
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  const [isFolded, setFolded] = useState(false);
  return (
    <>
      {given.count > 1 && (
        <button
          type="button"
          className="fold-button"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {given.label} <b>{given.count}</b>
        </button>
      )}
      <ol className={classNames('foldable', isFolded && 'folded')}>{given.children}</ol>
    </>
  );
}
