/** The selection of a subset and the button that sends it. */
import { canonicalJson, type Choice, type AnyParts } from '@ludoteca/kernel';
import type { VisibleQuestion, Zone } from '@ludoteca/kit';
import { useState } from 'react';
import { useTexts } from '../state/preferences.ts';
import { subsetOptionsWithoutItem, createSubsetAnswer } from './options.ts';
import { type ItemPick, togglePick, countPicks } from './item-picks.ts';
import type { ItemContext } from './item-view.tsx';

type Option = Choice<AnyParts>;
type AnyQuestion = VisibleQuestion<AnyParts>;

export interface SubsetSelection {
  readonly options: readonly Option[];
  /** How often an option is chosen through an item. */
  readonly times: (from: string, option: Option) => number;
  /** Chooses an option once more, or clears it at the maximum. */
  readonly pick: (from: string, option: Option, most: number) => void;
}

/** Keeps the selection for one question; the next one starts empty. */
export function useSubsetSelection(asked: AnyQuestion | undefined): SubsetSelection {
  const number = asked?.number;
  const [chosen, setChosen] = useState<{
    readonly number: number | undefined;
    readonly picks: readonly ItemPick[];
  }>({ number, picks: [] });
  const picks = chosen.number === number ? chosen.picks : [];
  return {
    options: picks.map(({ option }) => option),
    times: (from, option) => countPicks(picks, { from, option }),
    pick: (from, option, most) => setChosen({ number, picks: togglePick(picks, { from, option }, most) }),
  };
}

/** Source of options without an item. */
const UNPLACED = '';

export function SubsetPanel(given: {
  readonly zones: readonly Zone<AnyParts>[];
  readonly context: ItemContext;
  readonly asked: AnyQuestion;
}) {
  const { table } = useTexts();
  const { asked, context } = given;
  const { selection, texts, names, view, isBusy, answer } = context;
  return (
    <div className="gathering">
      {subsetOptionsWithoutItem(asked, given.zones).map((option) => (
        <button
          key={canonicalJson(option)}
          type="button"
          className="soft"
          aria-pressed={selection.times(UNPLACED, option) > 0}
          onClick={() => selection.pick(UNPLACED, option, 1)}
        >
          {texts.option(option, asked, names, view)}
        </button>
      ))}
      <button
        type="button"
        className="press"
        aria-disabled={isBusy}
        onClick={() => answer(...createSubsetAnswer(asked, selection.options))}
      >
        {table.confirm} ({selection.options.length})
      </button>
    </div>
  );
}
