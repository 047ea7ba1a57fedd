/** The steps of the turn with the stops of auto-pass. */
import './phases.css';
import { at } from '@ludoteca/kernel';
import { type AutoPassControls, Popover, usePopover } from '@ludoteca/kit/web';
import { STEPS, type TurnStep } from '../abilities/index.ts';
import { autoPassRules } from '../auto-pass.ts';
import type { TeferiBoardProps } from './board-props.ts';

const TURN_OWNERS = ['their', 'own'] as const;
type TurnOwner = (typeof TURN_OWNERS)[number];

const hasStop = (step: TurnStep): boolean => autoPassRules.names.en[`own ${step}`] !== undefined;

export function Phases(props: TeferiBoardProps & { readonly autoPass: AutoPassControls | undefined }) {
  const { view, labels, names, autoPass } = props;
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
            {autoPass && <StopButton {...props} autoPass={autoPass} step={one} owner="their" />}
            <span className="tf-step-name" title={labels.steps[one]}>
              {labels.short[one]}
            </span>
            {autoPass && <StopButton {...props} autoPass={autoPass} step={one} owner="own" />}
          </li>
        ))}
      </ol>
      {step !== undefined && <p className="tf-now">{labels.steps[step]}</p>}
      {autoPass && <AutoPassButtons {...props} autoPass={autoPass} />}
    </div>
  );
}

type StopButtonProps = TeferiBoardProps & { readonly autoPass: AutoPassControls };

function StopButton({
  language,
  labels,
  autoPass,
  step,
  owner,
}: StopButtonProps & { readonly step: TurnStep; readonly owner: TurnOwner }) {
  const stop = `${owner} ${step}`;
  const name = autoPassRules.names[language][stop];
  if (name === undefined) return <span className="tf-stop none" />;
  const isSet = autoPass.stops.has(stop);
  return (
    <button
      type="button"
      className="tf-stop"
      aria-pressed={isSet}
      aria-label={labels.autoPass.stop(name)}
      title={labels.autoPass.stop(name)}
      onClick={() => autoPass.toggle(stop)}
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

/** Full control, and for narrow pages the stops in a popover. */
function AutoPassButtons(props: StopButtonProps) {
  const { labels, autoPass } = props;
  const { anchor, isOpen, toggle, close } = usePopover();
  return (
    <div className="tf-controls">
      {autoPass.isPassing && <span className="tf-passing">{labels.autoPass.now}</span>}
      <button type="button" className="tf-soft tf-stops-open" aria-expanded={isOpen} onClick={toggle}>
        {labels.autoPass.title}
      </button>
      <button
        type="button"
        className="tf-soft tf-control"
        aria-pressed={autoPass.control}
        onClick={() => autoPass.setControl(!autoPass.control)}
      >
        {labels.autoPass.control}
        <kbd aria-hidden="true">F</kbd>
      </button>
      {anchor?.isConnected && (
        <Popover anchor={anchor} label={labels.autoPass.title} onClose={close}>
          <StopSheet {...props} />
        </Popover>
      )}
    </div>
  );
}

function StopSheet({ labels, language, autoPass }: StopButtonProps) {
  return (
    <div className="tf-stop-sheet">
      <label>
        <input
          type="checkbox"
          checked={autoPass.control}
          onChange={() => autoPass.setControl(!autoPass.control)}
        />
        {labels.autoPass.control}
      </label>
      <p>{labels.autoPass.about}</p>
      <div className="tf-stop-grid">
        {TURN_OWNERS.map((owner) => (
          <fieldset key={owner}>
            <legend>{owner === 'own' ? labels.autoPass.mine : labels.autoPass.theirs}</legend>
            {STEPS.filter(hasStop).map((step) => (
              <label key={step}>
                <input
                  type="checkbox"
                  checked={autoPass.stops.has(`${owner} ${step}`)}
                  aria-label={autoPassRules.names[language][`${owner} ${step}`]}
                  onChange={() => autoPass.toggle(`${owner} ${step}`)}
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
