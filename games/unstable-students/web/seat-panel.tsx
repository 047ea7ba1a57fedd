/** The panel of a player: name, progress and restrictions. A player who can be aimed at is chosen here. */
import { SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties, ReactNode } from 'react';
import { seatId } from './element-ids.ts';
import type { StudentsSeatStatus } from './seat-status.ts';
import type { BoardProps } from './board-props.ts';

interface SeatPanelProps extends BoardProps {
  readonly state: StudentsSeatStatus;
  readonly name: string;
}

export function SeatPanel(props: SeatPanelProps) {
  const { state, name, labels, watcher, offers, asked, names, texts } = props;
  const aim = offers.aim(state.seat);
  const who = (
    <>
      <SeatSymbol seat={state.seat} size={18} />
      <span className="us-name">{name}</span>
      {watcher === state.seat && <span className="us-you">{labels.you}</span>}
    </>
  );
  return (
    <div className="us-plate" data-thing={seatId(state.seat)}>
      {aim !== undefined && asked !== undefined ? (
        <button
          type="button"
          className="us-who possible"
          aria-label={texts.option(aim, asked, names)}
          onClick={() => props.answer(aim)}
        >
          {who}
          <Icon path={TARGET} />
        </button>
      ) : (
        <p className="us-who">{who}</p>
      )}
      {!state.isOut && <StudentProgress state={state} labels={labels} />}
      <SeatTags {...props} />
    </div>
  );
}

function StudentProgress({ state: { students, needed }, labels }: Pick<SeatPanelProps, 'state' | 'labels'>) {
  const label = labels.zones.students(students, needed);
  return (
    <span
      className={students >= needed ? 'us-way full' : 'us-way'}
      role="img"
      aria-label={label}
      title={label}
      style={{ '--x': Math.min(1, students / needed) } as CSSProperties}
    >
      <span className="us-way-bar" />
      <span className="us-way-count">
        {students}/{needed}
      </span>
    </span>
  );
}

/** The final place and the restrictions of a player. */
function SeatTags({ state, labels }: SeatPanelProps) {
  const { place, isOut, cannotWin, isHandShown, forbidden } = state;
  const tags: ReactNode[] = [];
  const tag = (kind: string, icon: string, label: string): void => {
    tags.push(
      <li key={kind} className={`us-tag ${kind}`}>
        <Icon path={icon} />
        {label}
      </li>,
    );
  };
  if (place !== undefined) tag(place === 1 ? 'first' : 'placed', STAR, labels.place(place));
  if (isOut) tag('gone', CROSS, labels.zones.left);
  if (cannotWin) tag('engineer', COG, labels.zones.engineer);
  if (isHandShown) tag('shown', EYE, labels.zones.shown);
  if (forbidden.length > 0)
    tag('forbids', BAR, labels.forbids(forbidden.map((filter) => labels.types[filter]).join(', ')));
  return tags.length === 0 ? null : <ul className="us-tags">{tags}</ul>;
}

const STAR = 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8Z';
const CROSS = 'm6 6 12 12M18 6 6 18';
const COG =
  'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2';
const EYE =
  'M2.5 12C5 7.5 8.2 5.3 12 5.3s7 2.2 9.5 6.7c-2.5 4.5-5.7 6.7-9.5 6.7S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z';
const BAR = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM6 6l12 12';
const TARGET = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5';

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
