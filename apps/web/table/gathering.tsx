import { canonicalJson, type Choice, type AnyParts } from '@ludoteca/kernel';
import type { VisibleQuestion, Zone } from '@ludoteca/kit';
import { useState } from 'react';
import { useWords } from '../taste.ts';
import { gatheredApart, subsetAnswer } from './options.ts';
import { type ThingPick, picked, timesPicked } from './picks.ts';
import type { Dealings } from './thing-view.tsx';

type Option = Choice<AnyParts>;
type SomeAsked = VisibleQuestion<AnyParts>;

/** What of a subset is chosen so far. */
export interface Chosen {
  readonly options: readonly Option[];
  /** How often an option is chosen through a thing. */
  readonly times: (from: string, option: Option) => number;
  /** Chooses an option once more, at most so often; then not at all. */
  readonly pick: (from: string, option: Option, most: number) => void;
}

/** A choice of several belongs to its question: with the next one it starts anew. */
export function useGathering(asked: SomeAsked | undefined): Chosen {
  const number = asked?.number;
  const [chosen, setChosen] = useState<{
    readonly number: number | undefined;
    readonly picks: readonly ThingPick[];
  }>({ number, picks: [] });
  const picks = chosen.number === number ? chosen.picks : [];
  return {
    options: picks.map(({ option }) => option),
    times: (from, option) => timesPicked(picks, { from, option }),
    pick: (from, option, most) => setChosen({ number, picks: picked(picks, { from, option }, most) }),
  };
}

/** Where options come from that are no things. */
const APART = '';

/** What of a subset is no thing, and the one press that sends it. */
export function Gathering(given: {
  readonly zones: readonly Zone<AnyParts>[];
  readonly dealings: Dealings;
  readonly asked: SomeAsked;
}) {
  const { table } = useWords();
  const { asked, dealings } = given;
  const { gathering, texts, names, view, isBusy: busy, answer } = dealings;
  return (
    <div className="gathering">
      {gatheredApart(asked, given.zones).map((option) => (
        <button
          key={canonicalJson(option)}
          type="button"
          className="soft"
          aria-pressed={gathering.times(APART, option) > 0}
          onClick={() => gathering.pick(APART, option, 1)}
        >
          {texts.option(option, asked, names, view)}
        </button>
      ))}
      <button
        type="button"
        className="press"
        aria-disabled={busy}
        onClick={() => answer(...subsetAnswer(asked, gathering.options))}
      >
        {table.confirm} ({gathering.options.length})
      </button>
    </div>
  );
}
