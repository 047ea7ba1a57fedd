/** The choice to defend with all dice from now on, which the host then does. */
import type { DecisionPanelProps } from './decision-panel-props.ts';

export function DefenceBox({ host, boardTexts }: Pick<DecisionPanelProps, 'host' | 'boardTexts'>) {
  return (
    <label className="risika-always">
      <input
        type="checkbox"
        checked={host.isDefending}
        onChange={(event) => host.setDefending(event.target.checked)}
      />
      {boardTexts.defend.always}
    </label>
  );
}
