/** An item of the generic board: selectable, barred or neutral. */
import { canonicalJson, type Choice, type AnyParts } from '@ludoteca/kernel';
import type { ZoneItem, WebBoardProps } from '@ludoteca/kit';
import { CardBacks, Popover, CardBack } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import { useTexts } from '../state/preferences.ts';
import { AmountChoice } from './amount-choice.tsx';
import { ItemWithDetail } from './item-with-detail.tsx';
import type { SubsetSelection } from './subset-panel.tsx';
import { findAmounts } from './options.ts';

type Option = Choice<AnyParts>;
type AnyItem = ZoneItem<AnyParts>;

/** The props of the board with the current subset selection. */
export interface ItemContext extends WebBoardProps<AnyParts> {
  readonly selection: SubsetSelection;
}

interface ItemViewProps {
  /** Distinguishes equal items. */
  readonly id: string;
  readonly item: AnyItem;
  /** Barred choices that concern the item. */
  readonly barred: readonly Option[];
  readonly inHand: boolean;
  readonly context: ItemContext;
}

/** Draws an item: selectable if it has options, with an explanation if its options are barred. */
export function ItemView(given: ItemViewProps) {
  const { name, detail } = given.item;
  return (
    <ItemWithDetail name={name} detail={detail}>
      <ItemState {...given} />
    </ItemWithDetail>
  );
}

function ItemState(given: ItemViewProps) {
  const options = given.item.options ?? [];
  if (options.length > 0) return <SelectableItem {...given} options={options} />;
  const [barred] = given.barred;
  if (barred !== undefined) return <BarredItem {...given} choice={barred} />;
  return (
    <div className="thing" data-thing={given.item.name}>
      <ItemLook {...given} />
    </div>
  );
}

function SelectableItem(given: ItemViewProps & { readonly options: readonly Option[] }) {
  const { table } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  const { id, item, options, context } = given;
  const { asked, texts, names, view, isBusy, answer, selection } = context;
  if (asked === undefined) return null;
  const say = (option: Option): string => texts.option(option, asked, names, view);
  const [only] = options.length === 1 ? options : [];
  const gathers = asked.gather === 'subset';
  const chosen = options.reduce<number>((sum, option) => sum + selection.times(id, option), 0);
  const choose = (option: Option): void =>
    gathers ? selection.pick(id, option, item.count ?? 1) : answer(option);
  const press = (button: HTMLElement): void => {
    if (only !== undefined) choose(only);
    else setAnchor(anchor === undefined ? button : undefined);
  };
  return (
    <>
      <button
        type="button"
        className={itemClass(isBusy, chosen > 0)}
        data-thing={item.name}
        aria-disabled={isBusy}
        aria-pressed={gathers ? chosen > 0 : undefined}
        aria-expanded={only === undefined ? anchor !== undefined : undefined}
        onClick={(event) => press(event.currentTarget)}
      >
        <ItemLook {...given} />
        {only !== undefined && <span className="aloud">: {say(only)}</span>}
        {chosen > 1 && <span className="chosen-count">{chosen}</span>}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={table.choose(item.name)} onClose={close}>
          {gathers ? (
            <ItemToggles
              options={options}
              say={say}
              isChosen={(option) => selection.times(id, option) > 0}
              onPress={choose}
            />
          ) : (
            <ItemOptions
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

const itemClass = (busy: boolean, isChosen: boolean): string =>
  ['thing', !busy && 'possible', isChosen && 'chosen'].filter((part) => part !== false).join(' ');

interface ItemOptionsProps {
  readonly options: readonly Option[];
  readonly say: (option: Option) => string;
}

/** The options of an item with several of them. */
function ItemOptions({
  options,
  say,
  onAnswer,
}: ItemOptionsProps & { readonly onAnswer: (option: Option) => void }) {
  const amounts = findAmounts(options);
  if (amounts !== undefined)
    return <AmountChoice amounts={amounts} say={say} isBusy={false} onAnswer={onAnswer} />;
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

/** The options of an item while a subset is chosen; each can be toggled. */
function ItemToggles(
  given: ItemOptionsProps & {
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

function BarredItem(given: ItemViewProps & { readonly choice: Option }) {
  const { item, choice, context } = given;
  const { why, texts, names } = context;
  const [shown, setShown] = useState<{ readonly anchor: HTMLElement; readonly reason: string }>();
  const close = useCallback(() => setShown(undefined), []);
  const showReason = async (anchor: HTMLElement): Promise<void> => {
    const reason = texts.reason(await why(choice), names);
    if (anchor.matches(':hover, :focus')) setShown({ anchor, reason });
  };
  return (
    <>
      <button
        type="button"
        className="thing barred"
        data-thing={item.name}
        aria-disabled="true"
        onPointerEnter={(event) => void showReason(event.currentTarget)}
        onFocus={(event) => void showReason(event.currentTarget)}
        onClick={(event) => void showReason(event.currentTarget)}
        onPointerLeave={close}
        onBlur={close}
      >
        <ItemLook {...given} />
      </button>
      {shown && (
        <Popover anchor={shown.anchor} label={item.name} onClose={close}>
          <output className="reason">{shown.reason}</output>
        </Popover>
      )}
    </>
  );
}

/** More cards of a pile than this are not drawn. */
const MAX_STACKED_CARDS = 4;

/** Draws an item as a card with its name, a card back or a token. */
function ItemLook({ item, inHand }: ItemViewProps) {
  const { name, count = 1, role, shape = 'card' } = item;
  const badge = item.count !== undefined && (
    <>
      <span className="aloud"> ×{item.count}</span>
      <span className="count" aria-hidden="true">
        {item.count}
      </span>
    </>
  );
  if (shape === 'back')
    return (
      <>
        <span className="aloud">{name}</span>
        {count === 0 && <span className="slot" />}
        {count > 0 && (inHand ? <CardBacks count={count} /> : <CardBack />)}
        {badge}
      </>
    );
  if (shape === 'token')
    return (
      <>
        <span className={`token role-${role ?? 'plain'}`}>
          <span className="thing-name">{name}</span>
        </span>
        {count > 1 && badge}
      </>
    );
  const size = Array.from(name).length <= 3 ? 'short' : 'long';
  return (
    <>
      {Array.from({ length: Math.min(count, MAX_STACKED_CARDS) - 1 }, (_, i) => (
        <span key={i} className={`card under under-${i + 1}`} aria-hidden="true" />
      ))}
      <span className={`card front ${size} role-${role ?? 'plain'}`}>
        <span className="thing-name">{name}</span>
      </span>
      {count > 1 && badge}
    </>
  );
}
