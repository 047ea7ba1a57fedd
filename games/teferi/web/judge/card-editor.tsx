import { useState } from 'react';
import { PLAYERS } from '../../scenario-runner/format.ts';
import type { TrackedCard } from '../../scenario-runner/card-tracker.ts';
import type { VisiblePermanent } from '../../view-types.ts';
import { AmountStepper } from './amount-stepper.tsx';
import type { JudgePanelProps } from './use-judge.ts';
import { type CardDestination, DestinationFields } from './destination-fields.tsx';
import { judgePageTexts } from './texts.ts';

/** Counters that cards speak of most; others are written. */
const COMMON_COUNTERS = ['+1/+1', '-1/-1', 'charge', 'loyalty'];

type CardEditorProps = JudgePanelProps & {
  readonly piece: Readonly<TrackedCard> & { readonly label?: string | undefined };
};

/** One card: how it lies there, and where else it could. */
export function CardEditor(props: CardEditorProps & { readonly onClose: () => void }) {
  const { session: judging, language, piece, onClose } = props;
  const labels = judgePageTexts[language];
  const label = piece.label ?? '';
  const permanent =
    piece.zone === 'battlefield'
      ? judging.table.match.view.battlefield.find(({ id }) => id === piece.id)
      : undefined;
  return (
    <div className="tf-judge-card" role="group" aria-label={label}>
      <h3>
        {label}
        <button type="button" className="bare" aria-label={labels.card.close} onClick={onClose}>
          ×
        </button>
      </h3>
      {permanent !== undefined && <PermanentFields {...props} label={label} permanent={permanent} />}
      <MoveFields {...props} label={label} />
      <button
        type="button"
        className="soft"
        onClick={() => {
          onClose();
          judging.edit('remove', label);
        }}
      >
        {labels.card.remove}
      </button>
    </div>
  );
}

/** How a permanent lies there. */
function PermanentFields(
  props: JudgePanelProps & { readonly label: string; readonly permanent: VisiblePermanent },
) {
  const { session: judging, language, label, permanent } = props;
  const labels = judgePageTexts[language];
  const { edit, table } = judging;
  const hosts = table.match.tracker
    .all()
    .filter((one) => one.zone === 'battlefield' && one.label !== undefined && one.label !== label);
  const host = permanent.host > 0 ? table.match.labelOf(permanent.host) : '';
  return (
    <>
      <div className="tf-judge-row">
        <label className="tf-judge-check">
          <input
            type="checkbox"
            checked={permanent.tapped}
            onChange={({ target }) => edit(target.checked ? 'tap' : 'untap', label)}
          />
          {labels.card.tapped}
        </label>
        <label className="tf-judge-check">
          <input
            type="checkbox"
            checked={permanent.sick}
            onChange={({ target }) => edit(target.checked ? 'sick' : 'well', label)}
          />
          {labels.card.sick}
        </label>
        <span className="tf-judge-field">
          <span>{labels.card.damage}</span>
          <AmountStepper
            language={language}
            what={`${label}: ${labels.card.damage}`}
            value={permanent.damage}
            least={0}
            onChange={(next) => edit('damage', label, next)}
          />
        </span>
      </div>
      <CounterFields {...props} />
      <label className="tf-judge-field wide">
        <span>{labels.card.attachedTo}</span>
        <select
          className="field"
          value={host}
          onChange={({ target }) =>
            target.value === '' ? edit('detach', label) : edit('attach', label, target.value)
          }
        >
          <option value="">{labels.card.nothing}</option>
          {hosts.map((one) => (
            <option key={one.label}>{one.label}</option>
          ))}
        </select>
      </label>
    </>
  );
}

function CounterFields(
  props: JudgePanelProps & { readonly label: string; readonly permanent: VisiblePermanent },
) {
  const { session: judging, language, label, permanent } = props;
  const labels = judgePageTexts[language];
  const { counters } = permanent;
  return (
    <div className="tf-judge-row">
      {Object.entries(counters).map(([kind, count]) => (
        <span key={kind} className="tf-judge-field">
          <span>{kind}</span>
          <AmountStepper
            language={language}
            what={`${label}: ${kind}`}
            value={count}
            least={0}
            onChange={(next) => judging.edit('counters', label, kind, next)}
          />
        </span>
      ))}
      <label className="tf-judge-field">
        <span>{labels.card.counters}</span>
        <select
          className="field"
          value=""
          onChange={({ target }) => judging.edit('counters', label, target.value, 1)}
        >
          <option value="">{labels.card.newCounter}</option>
          {COMMON_COUNTERS.filter((kind) => counters[kind] === undefined).map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** To another pile, or to the other player. */
function MoveFields({
  session: judging,
  language,
  piece,
  label,
}: CardEditorProps & { readonly label: string }) {
  const [place, setPlace] = useState<CardDestination>({
    player: PLAYERS[piece.owner] ?? 'A',
    pile: 'graveyard',
  });
  return (
    <div className="tf-judge-row">
      <DestinationFields language={language} place={place} onPlace={setPlace} />
      <button
        type="button"
        className="soft"
        onClick={() => judging.edit('move', label, place.pile, place.player)}
      >
        {judgePageTexts[language].card.move}
      </button>
    </div>
  );
}
