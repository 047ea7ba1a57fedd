/** The buttons that choose all or no creatures and send the declaration. */
import type { TeferiBoardProps } from './board-props.ts';

export function CombatTray({ plan, labels, isBusy, offers }: TeferiBoardProps) {
  const { prompt, chosen, mayEnd } = plan;
  if (prompt === undefined) return null;
  const { combat } = labels;
  const count = chosen.length;
  const label =
    prompt === 'attack'
      ? combat.attack(count)
      : prompt === 'block'
        ? combat.block(count)
        : combat.stay(count);
  const hint = prompt === 'attack' ? combat.attackHint : prompt === 'block' ? combat.blockHint : '';
  return (
    <div className="tf-tray tf-combat">
      <p>{hint}</p>
      <div className="tf-combat-buttons">
        {prompt === 'attack' && (
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
