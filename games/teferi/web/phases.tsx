import './phases.css';
import { at } from '@ludoteca/kernel';
import { Popover, type AutoPassControls } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import { STEPS, type TurnStep } from '../abilities/index.ts';
import { autoPassRules } from '../auto-pass.ts';
import type { TeferiBoardProps } from './board-props.ts';

const TURN_OWNERS = ['their', 'own'] as const;
type TurnOwner = (typeof TURN_OWNERS)[number];

const hasStop = (step: TurnStep): boolean => autoPassRules.names.en[`own ${step}`] !== undefined;

/** The steps of the turn with the one that is on marked, and the stops that this page keeps for whoever sits here. */
export function Phases(props: TeferiBoardProps & { readonly passing: AutoPassControls | undefined }) {
  const { view, labels, names, passing } = props;
  const { turn, active } = view;
  const step = turn > 0 ? view.step : undefined;
  return (
    <div className="tf-phases">
      <p className="tf-turn">{step === undefined ? labels.before : labels.turn(turn, at(names, active))}</p>
      <ol className="tf-steps" aria-label={labels.phases}>
        {STEPS.map((one) => (
          <li
            key={one}
            className={one === step ? 'tf-step current' : 'tf-step'}
            aria-current={one === step ? 'step' : undefined}
          >
            {passing && <StopButton {...props} passing={passing} step={one} whose="their" />}
            <span className="tf-step-name" title={labels.steps[one]}>
              {labels.short[one]}
            </span>
            {passing && <StopButton {...props} passing={passing} step={one} whose="own" />}
          </li>
        ))}
      </ol>
      {step !== undefined && <p className="tf-now">{labels.steps[step]}</p>}
      {passing && <AutoPassButtons {...props} passing={passing} />}
    </div>
  );
}

type StopButtonProps = TeferiBoardProps & { readonly passing: AutoPassControls };

function StopButton({
  language,
  labels,
  passing,
  step,
  whose,
}: StopButtonProps & { readonly step: TurnStep; readonly whose: TurnOwner }) {
  const stop = `${whose} ${step}`;
  const name = autoPassRules.names[language][stop];
  if (name === undefined) return <span className="tf-stop none" />;
  const isSet = passing.stops.has(stop);
  return (
    <button
      type="button"
      className="tf-stop"
      aria-pressed={isSet}
      aria-label={labels.passing.stop(name)}
      title={labels.passing.stop(name)}
      onClick={() => passing.toggle(stop)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {isSet ? (
          <path className="set" d="M6 .8 11.200 6 6 11.200.8 6Z" />
        ) : (
          <path d="M6 2.500 9.500 6 6 9.500 2.500 6Z" />
        )}
      </svg>
    </button>
  );
}

/** Full control, and on small pages the stops in a sheet. */
function AutoPassButtons(props: StopButtonProps) {
  const { labels, passing } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  return (
    <div className="tf-controls">
      {passing.isPassing && <span className="tf-passing">{labels.passing.now}</span>}
      <button
        type="button"
        className="tf-soft tf-stops-open"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {labels.passing.title}
      </button>
      <button
        type="button"
        className="tf-soft tf-control"
        aria-pressed={passing.control}
        onClick={() => passing.setControl(!passing.control)}
      >
        {labels.passing.control}
        <kbd aria-hidden="true">F</kbd>
      </button>
      {anchor?.isConnected && (
        <Popover anchor={anchor} label={labels.passing.title} onClose={close}>
          <StopSheet {...props} />
        </Popover>
      )}
    </div>
  );
}

function StopSheet({ labels, language, passing }: StopButtonProps) {
  return (
    <div className="tf-stop-sheet">
      <label>
        <input
          type="checkbox"
          checked={passing.control}
          onChange={() => passing.setControl(!passing.control)}
        />
        {labels.passing.control}
      </label>
      <p>{labels.passing.about}</p>
      <div className="tf-stop-grid">
        {TURN_OWNERS.map((whose) => (
          <fieldset key={whose}>
            <legend>{whose === 'own' ? labels.passing.mine : labels.passing.theirs}</legend>
            {STEPS.filter(hasStop).map((step) => (
              <label key={step}>
                <input
                  type="checkbox"
                  checked={passing.stops.has(`${whose} ${step}`)}
                  aria-label={autoPassRules.names[language][`${whose} ${step}`]}
                  onChange={() => passing.toggle(`${whose} ${step}`)}
                />
                {labels.short[step]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
