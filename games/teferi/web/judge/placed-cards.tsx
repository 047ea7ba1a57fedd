/** The cards of a player by zone, each with its label in scenario files. */
import { EDITABLE_ZONES, type EditableZone } from '../../judge/edits.ts';
import { type PlayerName, PLAYERS } from '../../scenario-runner/format.ts';
import type { TrackedCard } from '../../scenario-runner/card-tracker.ts';
import { describeStatus } from '../permanent-details.ts';
import { teferiBoardTexts } from '../texts/index.ts';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

export function PlacedCards(
  props: JudgePanelProps & {
    readonly player: PlayerName;
    readonly chosen: string | undefined;
    readonly onChoose: (label: string | undefined) => void;
  },
) {
  const { session, language, player, chosen, onChoose } = props;
  const labels = judgePageTexts[language];
  const { match } = session.table;
  const { view } = match;
  const seat = PLAYERS.indexOf(player);
  const permanentOf = ({ id }: Readonly<TrackedCard>) => view.battlefield.find((one) => one.id === id);
  const isInZone = (piece: Readonly<TrackedCard>, pile: EditableZone): boolean =>
    piece.zone === pile &&
    (pile === 'battlefield' ? permanentOf(piece)?.controller === seat : piece.owner === seat);
  const noteOf = (piece: Readonly<TrackedCard>): string => {
    const permanent = piece.zone === 'battlefield' ? permanentOf(piece) : undefined;
    if (permanent === undefined) return '';
    const size = permanent.types.includes('creature') ? [`${permanent.power}/${permanent.toughness}`] : [];
    return [...size, ...describeStatus(permanent, teferiBoardTexts[language])].join(', ');
  };
  return EDITABLE_ZONES.map((pile) => {
    const pieces = match.tracker.all().filter((piece) => isInZone(piece, pile));
    const named = pieces.filter(({ label }) => label !== undefined);
    if (pieces.length === 0) return null;
    return (
      <div key={pile} className="tf-judge-pile">
        <h4>{labels.piles[pile]}</h4>
        <ul>
          {named.map((piece) => (
            <li key={piece.label}>
              <button
                type="button"
                aria-pressed={piece.label === chosen}
                onClick={() => onChoose(piece.label === chosen ? undefined : piece.label)}
              >
                {piece.label}
                <span className="small">{noteOf(piece)}</span>
              </button>
            </li>
          ))}
          {pieces.length > named.length && (
            <li className="small">{labels.others(pieces.length - named.length)}</li>
          )}
        </ul>
      </div>
    );
  });
}
