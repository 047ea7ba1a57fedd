import { at } from '@ludoteca/kernel';
import type { AutoPassControls } from '@ludoteca/kit/web';
import { previewUnblockedDamage } from './combat-preview.ts';
import { PaymentLine } from './payment-line.tsx';
import { Phases } from './phases.tsx';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

/** Between the two halves: where the turn is, what would get through, what was paid last. */
export function Middle(props: TeferiBoardProps & { readonly passing: AutoPassControls | undefined }) {
  const { view, labels, names, plan, events, payment: paying } = props;
  const through = previewUnblockedDamage(view, plan.chosen);
  const paid = events.findLast((event) => event.did === 'pay' && event.mana.length > 0);
  return (
    <div className="tf-middle">
      <Phases {...props} />
      <div className="tf-told">
        {through && (
          <span className={through.left <= 0 ? 'tf-through deadly' : 'tf-through'}>
            {labels.combat.through(through.damage, at(names, through.seat), through.left)}
          </span>
        )}
        {paying !== undefined && <PaymentLine {...props} payment={paying} card={paying.card} />}
        {paying === undefined && paid?.did === 'pay' && (
          <span className="tf-paid">
            {labels.paid(at(names, paid.seat))}{' '}
            <SymbolText text={paid.mana.map((type) => `{${type}}`).join('')} labels={labels} />
          </span>
        )}
      </div>
    </div>
  );
}
