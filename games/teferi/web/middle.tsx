/** The row between the two halves: the phases, the expected combat damage, and the payment. */
import { at } from '@ludoteca/kernel';
import type { AutoPassControls } from '@ludoteca/kit/web';
import { previewUnblockedDamage } from './combat-preview.ts';
import { PaymentLine } from './payment-line.tsx';
import { Phases } from './phases.tsx';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

export function Middle(props: TeferiBoardProps & { readonly autoPass: AutoPassControls | undefined }) {
  const { view, labels, names, plan, events, payment } = props;
  const unblocked = previewUnblockedDamage(view, plan.chosen);
  const paid = events.findLast((event) => event.did === 'pay' && event.mana.length > 0);
  return (
    <div className="tf-middle">
      <Phases {...props} />
      <div className="tf-told">
        {unblocked && (
          <span className={unblocked.left <= 0 ? 'tf-through deadly' : 'tf-through'}>
            {labels.combat.through(unblocked.damage, at(names, unblocked.seat), unblocked.left)}
          </span>
        )}
        {payment !== undefined && <PaymentLine {...props} payment={payment} card={payment.card} />}
        {payment === undefined && paid?.did === 'pay' && (
          <span className="tf-paid">
            {labels.paid(at(names, paid.seat))}{' '}
            <SymbolText text={paid.mana.map((type) => `{${type}}`).join('')} labels={labels} />
          </span>
        )}
      </div>
    </div>
  );
}
