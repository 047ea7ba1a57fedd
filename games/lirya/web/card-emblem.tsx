/** The emblem of a card as a drawing. Screen readers skip it: the name of the card stands beside it. */
import { memoizeByText } from '@ludoteca/kit';
import { createEmblem, type Emblem } from '../emblem/emblem.ts';
import { rowOfId } from '../pool/index.ts';
import type { CardId } from '../card-definition/index.ts';

const emblemOf = memoizeByText(10_000, (id: CardId): Emblem | undefined => {
  const card = rowOfId(id)?.card;
  return card && createEmblem(card);
});

export function CardEmblem({ card }: { readonly card: CardId }) {
  const emblem = emblemOf(card);
  if (emblem === undefined) return null;
  return (
    <svg className="ly-emblem" viewBox="0 0 48 48" aria-hidden="true">
      <path className="ly-emblem-frame" d={emblem.frame} />
      <path className="ly-emblem-ground" d={emblem.ground} />
      <path className="ly-emblem-motif" d={emblem.motif} transform="translate(10.5 9.5) scale(1.125)" />
      <path className="ly-emblem-mark" d={emblem.mark} />
    </svg>
  );
}
