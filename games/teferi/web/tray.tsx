/** Options without an element on the board: numbers, modes, orders, cards of a library. */
import './tray.css';
import { type ReactNode, useState } from 'react';
import { Stepper } from '@ludoteca/kit/web';
import { createUnknownCard } from '../unknown-card.ts';
import { CardFace } from './card.tsx';
import { CombatTray } from './combat-tray.tsx';
import { DamageTray } from './damage-tray.tsx';
import type { TeferiOption } from './offers.ts';
import { formatOption, OptionButton } from './option-button.tsx';
import { SymbolText } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';

/** More numbers than this are chosen with a stepper. */
const MAX_BUTTONS = 11;

export function Tray(props: TeferiBoardProps): ReactNode {
  const { asked, watcher, offers, plan, division } = props;
  if (asked === undefined || asked.seat !== watcher) return null;
  if (plan.prompt !== undefined) return <CombatTray {...props} />;
  if (offers.all.length === 0) return null;
  if (division !== undefined) return <DamageTray {...props} division={division} />;
  if (asked.prompt === 'mode') return <ModeTray {...props} />;
  if (offers.numbers.length > 0) return <NumberTray key={asked.number} {...props} />;
  return <CardTray {...props} />;
}

function NumberTray(props: TeferiBoardProps) {
  const { offers, labels, isBusy, answer } = props;
  const { numbers } = offers;
  const [place, setPlace] = useState(numbers.length - 1);
  const shown = numbers.length > MAX_BUTTONS ? numbers.slice(place, place + 1) : numbers;
  const buttons = shown.map((number) => (
    <button
      key={number}
      type="button"
      className="tf-press tf-number-press"
      aria-disabled={isBusy}
      onClick={() => answer(number)}
    >
      {formatOption(props, number)}
    </button>
  ));
  if (numbers.length <= MAX_BUTTONS) return <div className="tf-tray tf-numbers">{buttons}</div>;
  return (
    <div className="tf-tray tf-numbers">
      <Stepper
        less={labels.less}
        more={labels.more}
        isLeast={place === 0}
        isMost={place === numbers.length - 1}
        onStep={(by) => setPlace(place + by)}
      >
        {buttons}
      </Stepper>
    </div>
  );
}

function ModeTray(props: TeferiBoardProps) {
  const { offers, labels, answer } = props;
  return (
    <div className="tf-tray tf-modes">
      {offers.numbers.map((mode) => (
        <button key={mode} type="button" className="tf-press" onClick={() => answer(mode)}>
          <SymbolText text={formatOption(props, mode)} labels={labels} />
        </button>
      ))}
    </div>
  );
}

/** The card of an option; undefined if the board shows the option elsewhere. */
function trayCard(props: TeferiBoardProps, option: TeferiOption): string | undefined {
  if (typeof option !== 'object') return undefined;
  if ('find' in option) return option.find;
  if ('cast' in option && props.asked?.prompt === 'cast free') return option.face ?? option.cast;
  if ('to' in option) return option.card;
  if ('next' in option) return option.name;
  const { asked } = props;
  const isOther = asked?.frame.do === 'discard' && asked.frame.from !== props.watcher;
  return isOther && 'discard' in option ? option.discard : undefined;
}

/** Cards that the board does not show elsewhere, with their options. */
function CardTray(props: TeferiBoardProps) {
  const { offers, view, labels } = props;
  const shown = offers.all.flatMap((option) => {
    const card = trayCard(props, option);
    return card === undefined ? [] : [{ card, option }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="tf-tray tf-tray-cards">
      {[...new Set(shown.map(({ card }) => card))].map((name) => (
        <li key={name}>
          <CardFace card={view.cards[name] ?? createUnknownCard(name)} labels={labels} />
          {shown
            .filter(({ card }) => card === name)
            .map(({ option }) => (
              <OptionButton key={JSON.stringify(option)} {...props} option={option} />
            ))}
        </li>
      ))}
    </ul>
  );
}
