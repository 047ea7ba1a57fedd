/** The states and counters of a permanent as icons; its label says the same. */
import { PathIcon } from '@ludoteca/kit/web';
import type { VisiblePermanent } from '../view-types.ts';

/** On a 24 grid. */
const ICONS = {
  tapped: 'M6 8.500a8 8 0 1 1-.5 7M5 3.500v5.500h5.500',
  sick: 'M12 12a2.500 2.500 0 1 1 2.500 2.500c-4 0-6-2.500-6-5.500 0-3.500 3-5.500 6-5.500 4.500 0 7 3.500 7 8 0 5-4 8.500-9 8.500',
  attacking: 'M20.500 3.500 16 4 7 13l4 4 9-9ZM4.500 13.500l6 6M7.500 16.500l-4 4',
  blocking: 'M12 3 5 5.500v6c0 4.600 2.800 7.700 7 9.500 4.200-1.800 7-4.900 7-9.500v-6Z',
  damage:
    'M12 2.500l2.600 6 6.400-2-2 6.400 2 6.100-6.400-2-2.600 5-2.600-5-6.400 2 2-6.100-2-6.400 6.400 2Z',
} as const;

function StatusIcon({ icon, count }: { readonly icon: keyof typeof ICONS; readonly count?: number }) {
  return (
    <span className={`tf-mark ${icon}`} aria-hidden="true">
      <PathIcon path={ICONS[icon]} />
      {count}
    </span>
  );
}

export function StatusIcons({ permanent }: { readonly permanent: VisiblePermanent }) {
  const { tapped, sick, types, attacking, blocking, damage } = permanent;
  return (
    <span className="tf-marks">
      {tapped && <StatusIcon icon="tapped" />}
      {sick && types.includes('creature') && <StatusIcon icon="sick" />}
      {attacking !== undefined && <StatusIcon icon="attacking" />}
      {blocking !== undefined && <StatusIcon icon="blocking" />}
      {damage > 0 && <StatusIcon icon="damage" count={damage} />}
    </span>
  );
}

export function Counters({ permanent }: { readonly permanent: VisiblePermanent }) {
  return Object.entries(permanent.counters).map(([kind, count]) => (
    <span key={kind} className="tf-counter" aria-hidden="true">
      {count} {kind}
    </span>
  ));
}
