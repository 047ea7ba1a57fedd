/** The declaration of attacks or defences: instructions, the expected result and the buttons that send or reset it. */
import { isCombatPending } from '../combat-forecast.ts';
import type { LiryaBoardProps } from './board-props.ts';
import { CombatPreview, combatantName } from './combat-preview.tsx';

export function CombatTray(props: LiryaBoardProps) {
  const { asked, combat, labels, view } = props;
  if (combat.options.length === 0)
    return isCombatPending(view, asked) ? (
      <div className="ly-battle">
        <CombatPreview {...props} />
      </div>
    ) : null;
  const { pairs } = combat.plan;
  return (
    <div className="ly-battle">
      <p role="status">{formatInstruction(props)}</p>
      <CombatPreview {...props} />
      <div className="ly-deeds">
        <button type="button" className="ly-deed" onClick={combat.send}>
          {formatSendLabel(props)}
        </button>
        {pairs.length > 0 && (
          <button type="button" className="ly-deed soft" onClick={combat.reset}>
            {labels.combat.again}
          </button>
        )}
      </div>
    </div>
  );
}

function formatInstruction(props: LiryaBoardProps): string {
  const { waiting } = props.combat.plan;
  const labels = props.labels.combat;
  const isAttack = props.asked?.prompt === 'attack';
  if (waiting === undefined) return isAttack ? labels.attackers : labels.defenders;
  const name = combatantName(props, waiting);
  return isAttack ? labels.target(name) : labels.attackOf(name);
}

function formatSendLabel({ asked, combat, labels }: LiryaBoardProps): string {
  const { length } = combat.plan.pairs;
  if (asked?.prompt === 'attack') return length === 0 ? labels.combat.noAttack : labels.combat.attack(length);
  return length === 0 ? labels.combat.noDefence : labels.combat.defend(length);
}
