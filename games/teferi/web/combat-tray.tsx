import type { Table } from './table.ts';

/** What is gathered on the table, and the one press that sends it. */
export function CombatTray({ plan, words, isBusy, offers }: Table) {
  const { gathers, chosen, mayEnd } = plan;
  if (gathers === undefined) return null;
  const { combat } = words;
  const count = chosen.length;
  const label =
    gathers === 'attack'
      ? combat.attack(count)
      : gathers === 'block'
        ? combat.block(count)
        : combat.stay(count);
  const hint = gathers === 'attack' ? combat.attackHint : gathers === 'block' ? combat.blockHint : '';
  return (
    <div className="tf-tray tf-combat">
      <p>{hint}</p>
      <div className="tf-combat-buttons">
        {gathers === 'attack' && (
          <button type="button" className="tf-soft" onClick={() => plan.takeAll()}>
            {combat.all}
            <kbd aria-hidden="true">A</kbd>
          </button>
        )}
        {count > 0 && (
          <button type="button" className="tf-soft" onClick={() => plan.clear()}>
            {combat.none}
          </button>
        )}
        <button
          type="button"
          className="tf-press"
          aria-disabled={isBusy || !mayEnd || offers.all.length === 0}
          onClick={() => {
            if (!isBusy && mayEnd) plan.confirm();
          }}
        >
          {label}
          <kbd aria-hidden="true">D</kbd>
        </button>
      </div>
    </div>
  );
}
