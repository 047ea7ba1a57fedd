/** Formats payment previews. */
import type { PaymentPreview, View } from '../view-types.ts';
import type { ObjectId } from '../state.ts';
import type { TeferiTexts } from './text-types.ts';

/** Names of the tapped permanents, equal ones grouped. */
function tappedNames({ battlefield }: View, taps: readonly ObjectId[]): string {
  const names = taps.map((tap) => battlefield.find(({ id }) => id === tap)?.card ?? `#${tap}`);
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? name : `${name} ×${count}`;
    })
    .join(', ');
}

export function formatPayment(
  { pays }: Pick<TeferiTexts, 'pays'>,
  view: View,
  payment: PaymentPreview,
): string {
  const { taps, pool, life } = payment;
  const parts = [
    ...(pool.length > 0 ? [pays.pool(pool.map((type) => `{${type}}`).join(''))] : []),
    ...(taps.length > 0 ? [pays.taps(tappedNames(view, taps))] : []),
    ...(life > 0 ? [pays.life(life)] : []),
  ];
  return parts.length === 0 ? pays.nothing : parts.join(', ');
}
