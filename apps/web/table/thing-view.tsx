import { canonicalJson, type Choice, type AnyParts } from '@ludoteca/kernel';
import type { ZoneItem, WebBoardProps } from '@ludoteca/kit';
import { CardBacks, Popover, CardBack } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import { useWords } from '../taste.ts';
import { Amount } from './amount.tsx';
import { Detailed } from './detail.tsx';
import type { Chosen } from './gathering.tsx';
import { amountsIn } from './options.ts';

type Option = Choice<AnyParts>;
type SomeThing = ZoneItem<AnyParts>;

/** All that a thing needs to be dealt with. */
export interface Dealings extends WebBoardProps<AnyParts> {
  readonly gathering: Chosen;
}

interface ThingProps {
  /** What tells it apart from its like. */
  readonly id: string;
  readonly thing: SomeThing;
  /** What it would stand for, were it allowed. */
  readonly barred: readonly Option[];
  readonly inHand: boolean;
  readonly dealings: Dealings;
}

/** A thing on the table: lit if something can be done with it, mute if nothing was expected, and otherwise ready to say why not. */
export function ThingView(given: ThingProps) {
  const { name, detail } = given.thing;
  return (
    <Detailed name={name} detail={detail}>
      <ThingItself {...given} />
    </Detailed>
  );
}

function ThingItself(given: ThingProps) {
  const options = given.thing.options ?? [];
  if (options.length > 0) return <PossibleThing {...given} options={options} />;
  const [barred] = given.barred;
  if (barred !== undefined) return <BarredThing {...given} choice={barred} />;
  return (
    <div className="thing" data-thing={given.thing.name}>
      <ThingLook {...given} />
    </div>
  );
}

function PossibleThing(given: ThingProps & { readonly options: readonly Option[] }) {
  const { table } = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  const { id, thing, options, dealings } = given;
  const { asked, texts, names, view, isBusy: busy, answer, gathering } = dealings;
  if (asked === undefined) return null;
  const say = (option: Option): string => texts.option(option, asked, names, view);
  const [only] = options.length === 1 ? options : [];
  const gathers = asked.gather === 'subset';
  const chosen = options.reduce<number>((sum, option) => sum + gathering.times(id, option), 0);
  const choose = (option: Option): void =>
    gathers ? gathering.pick(id, option, thing.count ?? 1) : answer(option);
  const press = (button: HTMLElement): void => {
    if (only !== undefined) choose(only);
    else setAnchor(anchor === undefined ? button : undefined);
  };
  return (
    <>
      <button
        type="button"
        className={classOf(busy, chosen > 0)}
        data-thing={thing.name}
        aria-disabled={busy}
        aria-pressed={gathers ? chosen > 0 : undefined}
        aria-expanded={only === undefined ? anchor !== undefined : undefined}
        onClick={(event) => press(event.currentTarget)}
      >
        <ThingLook {...given} />
        {only !== undefined && <span className="aloud">: {say(only)}</span>}
        {chosen > 1 && <span className="chosen-count">{chosen}</span>}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={table.choose(thing.name)} onClose={close}>
          {gathers ? (
            <Toggles
              options={options}
              say={say}
              isChosen={(option) => gathering.times(id, option) > 0}
              onPress={choose}
            />
          ) : (
            <Ways
              options={options}
              say={say}
              onAnswer={(option) => {
                close();
                answer(option);
              }}
            />
          )}
        </Popover>
      )}
    </>
  );
}

const classOf = (busy: boolean, isChosen: boolean): string =>
  ['thing', !busy && 'possible', isChosen && 'chosen'].filter((part) => part !== false).join(' ');

interface WaysProps {
  readonly options: readonly Option[];
  readonly say: (option: Option) => string;
}

/** The options that a thing stands for, where there are several: numbers are chosen as numbers. */
function Ways({ options, say, onAnswer }: WaysProps & { readonly onAnswer: (option: Option) => void }) {
  const amounts = amountsIn(options);
  if (amounts !== undefined) return <Amount amounts={amounts} say={say} busy={false} onAnswer={onAnswer} />;
  return (
    <ul className="ways">
      {options.map((option) => (
        <li key={canonicalJson(option)}>
          <button type="button" className="soft" onClick={() => onAnswer(option)}>
            {say(option)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The options of one thing where several are gathered: each is chosen and taken back on its own. */
function Toggles(
  given: WaysProps & {
    readonly isChosen: (option: Option) => boolean;
    readonly onPress: (option: Option) => void;
  },
) {
  return (
    <ul className="ways">
      {given.options.map((option) => (
        <li key={canonicalJson(option)}>
          <button
            type="button"
            className="soft"
            aria-pressed={given.isChosen(option)}
            onClick={() => given.onPress(option)}
          >
            {given.say(option)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function BarredThing(given: ThingProps & { readonly choice: Option }) {
  const { thing, choice, dealings } = given;
  const { why, texts, names } = dealings;
  const [shown, setShown] = useState<{ readonly anchor: HTMLElement; readonly reason: string }>();
  const close = useCallback(() => setShown(undefined), []);
  const tell = async (anchor: HTMLElement): Promise<void> => {
    const reason = texts.reason(await why(choice), names);
    if (anchor.matches(':hover, :focus')) setShown({ anchor, reason });
  };
  return (
    <>
      <button
        type="button"
        className="thing barred"
        data-thing={thing.name}
        aria-disabled="true"
        onPointerEnter={(event) => void tell(event.currentTarget)}
        onFocus={(event) => void tell(event.currentTarget)}
        onClick={(event) => void tell(event.currentTarget)}
        onPointerLeave={close}
        onBlur={close}
      >
        <ThingLook {...given} />
      </button>
      {shown && (
        <Popover anchor={shown.anchor} label={thing.name} onClose={close}>
          <output className="reason">{shown.reason}</output>
        </Popover>
      )}
    </>
  );
}

/** More like it than this lie under it without being seen. */
const DEPTH = 4;

/** A sheet with its name, or a back: by its role, how many there are, and where it lies. */
function ThingLook({ thing, inHand }: ThingProps) {
  const { name, count = 1, role } = thing;
  const badge = thing.count !== undefined && (
    <>
      <span className="aloud"> ×{thing.count}</span>
      <span className="count" aria-hidden="true">
        {thing.count}
      </span>
    </>
  );
  if (role === 'quiet')
    return (
      <>
        <span className="aloud">{name}</span>
        {count === 0 && <span className="slot" />}
        {count > 0 && (inHand ? <CardBacks count={count} /> : <CardBack />)}
        {badge}
      </>
    );
  const size = Array.from(name).length <= 3 ? 'short' : 'long';
  return (
    <>
      {Array.from({ length: Math.min(count, DEPTH) - 1 }, (_, i) => (
        <span key={i} className={`card under under-${i + 1}`} aria-hidden="true" />
      ))}
      <span className={`card front ${size} role-${role ?? 'plain'}`}>
        <span className="thing-name">{name}</span>
      </span>
      {count > 1 && badge}
    </>
  );
}
