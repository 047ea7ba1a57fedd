/** The backs of hidden cards; the caller shows their number as a text. */
export function CardBack() {
  return <div className="card card-back" />;
}

/** More backs than this look like a pile. */
export const MAX_CARD_BACKS = 9;

export function CardBacks({ count }: { readonly count: number }) {
  return (
    <div className="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_CARD_BACKS) }, (_, i) => (
        <CardBack key={i} />
      ))}
    </div>
  );
}
