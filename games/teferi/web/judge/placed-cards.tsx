import { EDITABLE_ZONES, type EditableZone } from '../../judge/edits.ts';
import { type PlayerName, PLAYERS } from '../../scenario-runner/format.ts';
import type { TrackedCard } from '../../scenario-runner/card-tracker.ts';
import { describeStatus } from '../permanent-details.ts';
import { teferiBoardTexts as faceWords } from '../texts/index.ts';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

/** What a player has, pile by pile: each card by the name by which files speak of it. */
export function PlacedCards(
  props: JudgePanelProps & {
    readonly player: PlayerName;
    readonly chosen: string | undefined;
    readonly onChoose: (label: string | undefined) => void;
  },
) {
  const { session: judging, language, player, chosen, onChoose } = props;
  const labels = judgePageTexts[language];
  const { match: desk } = judging.table;
  const { view } = desk;
  const seat = PLAYERS.indexOf(player);
  const permanent = ({ id }: Readonly<TrackedCard>) => view.battlefield.find((one) => one.id === id);
  const isHere = (piece: Readonly<TrackedCard>, pile: EditableZone): boolean =>
    piece.zone === pile &&
    (pile === 'battlefield' ? permanent(piece)?.controller === seat : piece.owner === seat);
  const noteOf = (piece: Readonly<TrackedCard>): string => {
    const seen = piece.zone === 'battlefield' ? permanent(piece) : undefined;
    if (seen === undefined) return '';
    const size = seen.types.includes('creature') ? [`${seen.power}/${seen.toughness}`] : [];
    return [...size, ...describeStatus(seen, faceWords[language])].join(', ');
  };
  return EDITABLE_ZONES.map((pile) => {
    const pieces = desk.tracker.all().filter((piece) => isHere(piece, pile));
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
