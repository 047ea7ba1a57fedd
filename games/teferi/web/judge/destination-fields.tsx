import { EDITABLE_ZONES, type EditableZone } from '../../judge/edits.ts';
import { type PlayerName, PLAYERS } from '../../scenario-runner/format.ts';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

/** A pile of a player. */
export interface CardDestination {
  readonly player: PlayerName;
  readonly pile: EditableZone;
}

/** Chooses whose pile, and which. */
export function DestinationFields(
  props: Pick<JudgePanelProps, 'language'> & {
    readonly place: CardDestination;
    readonly onPlace: (place: CardDestination) => void;
  },
) {
  const { place, onPlace } = props;
  const labels = judgePageTexts[props.language];
  return (
    <>
      <label className="tf-judge-field">
        <span>{labels.whose}</span>
        <select
          className="field"
          value={place.player}
          onChange={({ target }) =>
            onPlace({ ...place, player: PLAYERS.find((one) => one === target.value) ?? place.player })
          }
        >
          {PLAYERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className="tf-judge-field wide">
        <span>{labels.where}</span>
        <select
          className="field"
          value={place.pile}
          onChange={({ target }) =>
            onPlace({ ...place, pile: EDITABLE_ZONES.find((one) => one === target.value) ?? place.pile })
          }
        >
          {EDITABLE_ZONES.map((one) => (
            <option key={one} value={one}>
              {labels.piles[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
