import './tray.css';
import { type ReactNode, useState } from 'react';
import { Stepper } from '@ludoteca/kit/web';
import { CardFace, unknownCard } from './card.tsx';
import { CombatTray } from './combat-tray.tsx';
import { Division } from './division.tsx';
import type { Option } from './offers.ts';
import { Written } from './symbol.tsx';
import type { Table } from './table.ts';

/** More numbers than this are stepped through instead of shown. */
const ROW = 11;

/** What is asked for and is no thing on the table: numbers, modes, orders, cards of a library. */
export function Tray(props: Table): ReactNode {
  const { asked, watcher, offers, plan, division } = props;
  if (asked === undefined || asked.seat !== watcher) return null;
  if (plan.gathers !== undefined) return <CombatTray {...props} />;
  if (offers.all.length === 0) return null;
  if (division !== undefined) return <Division {...props} division={division} />;
  if (asked.prompt === 'mode') return <Modes {...props} />;
  if (offers.numbers.length > 0) return <Numbers key={asked.number} {...props} />;
  return <Cards {...props} />;
}

/** A number as the answer: one press where there are few, a stepper where there are many. */
function Numbers(props: Table) {
  const { offers, asked, texts, names, words, view, isBusy, answer } = props;
  const { numbers } = offers;
  const [place, setPlace] = useState(numbers.length - 1);
  const say = (number: number): string =>
    asked === undefined ? '' : texts.option(number, asked, names, view);
  const shown = numbers.length > ROW ? numbers.slice(place, place + 1) : numbers;
  const buttons = shown.map((number) => (
    <button
      key={number}
      type="button"
      className="tf-press tf-number-press"
      aria-disabled={isBusy}
      onClick={() => answer(number)}
    >
      {say(number)}
    </button>
  ));
  if (numbers.length <= ROW) return <div className="tf-tray tf-numbers">{buttons}</div>;
  return (
    <div className="tf-tray tf-numbers">
      <Stepper
        less={words.less}
        more={words.more}
        isLeast={place === 0}
        isMost={place === numbers.length - 1}
        onStep={(by) => setPlace(place + by)}
      >
        {buttons}
      </Stepper>
    </div>
  );
}

/** Modes in the words of the card, where it has them. */
function Modes({ offers, asked, view, texts, names, words, answer }: Table) {
  return (
    <div className="tf-tray tf-modes">
      {offers.numbers.map((mode) => (
        <button key={mode} type="button" className="tf-press" onClick={() => answer(mode)}>
          <Written text={asked === undefined ? '' : texts.option(mode, asked, names, view)} words={words} />
        </button>
      ))}
    </div>
  );
}

/** The card that an option of the tray is about; undefined: it stands on the table. */
function trayCard(props: Table, option: Option): string | undefined {
  if (typeof option !== 'object') return undefined;
  if ('find' in option) return option.find;
  if ('to' in option) return option.card;
  if ('next' in option) return option.name;
  const { asked } = props;
  const isOther = asked?.frame.do === 'discard' && asked.frame.from !== props.watcher;
  return isOther && 'discard' in option ? option.discard : undefined;
}

/** Cards that lie nowhere on the table, with what can be done with each. */
function Cards(props: Table) {
  const { offers, view, words, asked, texts, names, answer } = props;
  const shown = offers.all.flatMap((option) => {
    const card = trayCard(props, option);
    return card === undefined ? [] : [{ card, option }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="tf-tray tf-tray-cards">
      {[...new Set(shown.map(({ card }) => card))].map((name) => (
        <li key={name}>
          <CardFace card={view.cards[name] ?? unknownCard(name)} words={words} />
          {shown
            .filter(({ card }) => card === name)
            .map(({ option }) => (
              <button
                key={JSON.stringify(option)}
                type="button"
                className="tf-press"
                onClick={() => answer(option)}
              >
                {asked && texts.option(option, asked, names, view)}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
