/** Cards seen from behind. The number beside them is for whoever draws them: nobody counts backs. */
export function CardBack() {
  return <div className="card card-back" />;
}

/** More than this many look like a pile anyway. */
export const MAX_CARD_BACKS = 9;

/** A hand of hidden cards as a row of backs. */
export function CardBacks({ count }: { readonly count: number }) {
  return (
    <div className="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_CARD_BACKS) }, (_, i) => (
        <CardBack key={i} />
      ))}
    </div>
  );
}
