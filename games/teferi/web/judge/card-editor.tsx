/** The editor of one card: the state of a permanent, and moves to other zones. */
import { SelectField } from '@ludoteca/kit/web';
import { useState } from 'react';
import { PLAYERS } from '../../scenario-runner/format.ts';
import type { TrackedCard } from '../../scenario-runner/card-tracker.ts';
import type { VisiblePermanent } from '../../view-types.ts';
import { AmountField } from './amount-field.tsx';
import type { JudgePanelProps } from './use-judge.ts';
import { type CardDestination, DestinationFields } from './destination-fields.tsx';
import { judgePageTexts } from './texts.ts';

/** The counters that can be added here. */
const COMMON_COUNTERS = ['+1/+1', '-1/-1', 'charge', 'loyalty'];

type CardEditorProps = JudgePanelProps & {
  readonly piece: Readonly<TrackedCard> & { readonly label?: string | undefined };
};

export function CardEditor(props: CardEditorProps & { readonly onClose: () => void }) {
  const { session, language, piece, onClose } = props;
  const labels = judgePageTexts[language];
  const label = piece.label ?? '';
  const permanent =
    piece.zone === 'battlefield'
      ? session.table.match.view.battlefield.find(({ id }) => id === piece.id)
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
          session.edit('remove', label);
        }}
      >
        {labels.card.remove}
      </button>
    </div>
  );
}

function PermanentFields(
  props: JudgePanelProps & { readonly label: string; readonly permanent: VisiblePermanent },
) {
  const { session, language, label, permanent } = props;
  const labels = judgePageTexts[language];
  const { edit, table } = session;
  const hosts = table.match.tracker
    .all()
    .filter((one) => one.zone === 'battlefield' && one.label !== label)
    .flatMap((one) => one.label ?? []);
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
        <AmountField
          language={language}
          caption={labels.card.damage}
          label={`${label}: ${labels.card.damage}`}
          value={permanent.damage}
          min={0}
          onChange={(next) => edit('damage', label, next)}
        />
      </div>
      <CounterFields {...props} />
      <SelectField
        className="tf-judge-field wide"
        label={labels.card.attachedTo}
        value={host}
        options={[{ value: '', name: labels.card.nothing }, ...hosts]}
        onChange={(next) => (next === '' ? edit('detach', label) : edit('attach', label, next))}
      />
    </>
  );
}

function CounterFields(
  props: JudgePanelProps & { readonly label: string; readonly permanent: VisiblePermanent },
) {
  const { session, language, label, permanent } = props;
  const labels = judgePageTexts[language];
  const { counters } = permanent;
  return (
    <div className="tf-judge-row">
      {Object.entries(counters).map(([kind, count]) => (
        <AmountField
          key={kind}
          language={language}
          caption={kind}
          label={`${label}: ${kind}`}
          value={count}
          min={0}
          onChange={(next) => session.edit('counters', label, kind, next)}
        />
      ))}
      <SelectField
        className="tf-judge-field"
        label={labels.card.counters}
        value=""
        options={[
          { value: '', name: labels.card.newCounter },
          ...COMMON_COUNTERS.filter((kind) => counters[kind] === undefined),
        ]}
        onChange={(kind) => session.edit('counters', label, kind, 1)}
      />
    </div>
  );
}

/** Moves the card to another zone or to the other player. */
function MoveFields({ session, language, piece, label }: CardEditorProps & { readonly label: string }) {
  const [destination, setDestination] = useState<CardDestination>({
    player: PLAYERS[piece.owner] ?? 'A',
    pile: 'graveyard',
  });
  return (
    <div className="tf-judge-row">
      <DestinationFields language={language} destination={destination} onChange={setDestination} />
      <button
        type="button"
        className="soft"
        onClick={() => session.edit('move', label, destination.pile, destination.player)}
      >
        {judgePageTexts[language].card.move}
      </button>
    </div>
  );
}
