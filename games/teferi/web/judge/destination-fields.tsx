/** Chooses a player and a zone for a card. */
import type { Language } from '@ludoteca/kit';
import { SelectField } from '@ludoteca/kit/web';
import { EDITABLE_ZONES, type EditableZone } from '../../judge/edits.ts';
import { type PlayerName, PLAYERS } from '../../scenario-runner/format.ts';
import { judgePageTexts } from './texts.ts';

export interface CardDestination {
  readonly player: PlayerName;
  readonly pile: EditableZone;
}

export function DestinationFields(props: {
  readonly language: Language;
  readonly destination: CardDestination;
  readonly onChange: (destination: CardDestination) => void;
}) {
  const { destination, onChange } = props;
  const labels = judgePageTexts[props.language];
  return (
    <>
      <SelectField
        className="tf-judge-field"
        label={labels.whose}
        value={destination.player}
        options={PLAYERS}
        onChange={(player) => onChange({ ...destination, player })}
      />
      <SelectField
        className="tf-judge-field wide"
        label={labels.where}
        value={destination.pile}
        options={EDITABLE_ZONES.map((zone) => ({ value: zone, name: labels.piles[zone] }))}
        onChange={(pile) => onChange({ ...destination, pile })}
      />
    </>
  );
}
