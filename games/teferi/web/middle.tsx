import { at } from '@ludoteca/kernel';
import type { Passing } from '@ludoteca/kit/web';
import { throughOf } from './combat.ts';
import { Phases } from './phases.tsx';
import { Written } from './symbol.tsx';
import type { Table } from './table.ts';

/** The questions of casting (601.2b to 601.2d), which come before the cost is paid. */
const ANNOUNCING: ReadonlySet<string> = new Set(['mode', 'kicker', 'x', 'target', 'share']);

/** Between the two halves: where the turn is, what would get through, what was paid last. */
export function Middle(props: Table & { readonly passing: Passing | undefined }) {
  const { view, words, names, plan, events } = props;
  const through = throughOf(view, plan.chosen);
  const paid = events.findLast((event) => event.did === 'pay' && event.mana.length > 0);
  const cost = costOf(props);
  return (
    <div className="tf-middle">
      <Phases {...props} />
      <div className="tf-told">
        {through && (
          <span className={through.left <= 0 ? 'tf-through deadly' : 'tf-through'}>
            {words.combat.through(through.damage, at(names, through.seat), through.left)}
          </span>
        )}
        {cost !== undefined && (
          <span className="tf-paid">
            {words.toPay(cost.card)} <Written text={cost.cost} words={words} />
          </span>
        )}
        {cost === undefined && paid?.did === 'pay' && (
          <span className="tf-paid">
            {words.paid(at(names, paid.seat))}{' '}
            <Written text={paid.mana.map((type) => `{${type}}`).join('')} words={words} />
          </span>
        )}
      </div>
    </div>
  );
}

/** What the spell that is being cast costs, until it is paid. Which lands pay is up to the rules: mana of the pool goes first. */
function costOf({ view, asked }: Table): { readonly card: string; readonly cost: string } | undefined {
  if (asked === undefined || !('item' in asked.frame)) return undefined;
  const { item } = asked.frame;
  const spell = view.stack.find(({ id, what }) => id === item && what === 'spell');
  const cost = view.cards[spell?.card ?? '']?.cost;
  return spell === undefined || cost === undefined || !ANNOUNCING.has(asked.prompt)
    ? undefined
    : { card: spell.card, cost };
}
