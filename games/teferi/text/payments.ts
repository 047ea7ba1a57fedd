/** What would be paid with, in words. */
import type { Payment, View } from '../sight.ts';
import type { Id } from '../state.ts';
import type { Words } from './words.ts';

/** Names of what is tapped, equal ones together. */
function tappedNames({ battlefield }: View, taps: readonly Id[]): string {
  const names = taps.map((tap) => battlefield.find(({ id }) => id === tap)?.card ?? `#${tap}`);
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? name : `${name} ×${count}`;
    })
    .join(', ');
}

export function paymentWords({ pays }: Pick<Words, 'pays'>, view: View, payment: Payment): string {
  const { taps, pool, life } = payment;
  const parts = [
    ...(pool.length > 0 ? [pays.pool(pool.map((type) => `{${type}}`).join(''))] : []),
    ...(taps.length > 0 ? [pays.taps(tappedNames(view, taps))] : []),
    ...(life > 0 ? [pays.life(life)] : []),
  ];
  return parts.length === 0 ? pays.nothing : parts.join(', ');
}
