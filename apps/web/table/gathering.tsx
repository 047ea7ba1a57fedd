import { canonical, type Choice, same, type SomeParts } from '@ludoteca/kernel';
import type { Asked, Zone } from '@ludoteca/kit';
import { useState } from 'react';
import { useWords } from '../taste.ts';
import { listed, subsetAnswer } from './options.ts';
import type { Dealings } from './thing-view.tsx';

type Option = Choice<SomeParts>;
type SomeAsked = Asked<SomeParts>;

/** What of a subset is chosen so far. */
export interface Chosen {
  readonly options: readonly Option[];
  readonly has: (option: Option) => boolean;
  readonly toggle: (option: Option) => void;
}

/** A choice of several belongs to its question: with the next one it starts anew. */
export function useGathering(asked: SomeAsked | undefined): Chosen {
  const number = asked?.number;
  const [chosen, setChosen] = useState<{
    readonly number: number | undefined;
    readonly options: readonly Option[];
  }>({ number, options: [] });
  const options = chosen.number === number ? chosen.options : [];
  const has = (option: Option): boolean => options.some((other) => same(other, option));
  return {
    options,
    has,
    toggle: (option) =>
      setChosen({
        number,
        options: has(option) ? options.filter((other) => !same(other, option)) : [...options, option],
      }),
  };
}

/** What of a subset is no thing, and the one press that sends it. */
export function Gathering(given: {
  readonly zones: readonly Zone<SomeParts>[];
  readonly dealings: Dealings;
  readonly asked: SomeAsked;
}) {
  const { table } = useWords();
  const { asked, dealings } = given;
  const { gathering, texts, names, answer } = dealings;
  const rest = listed(asked, given.zones).filter((option) => option !== 'done');
  return (
    <div className="gathering">
      {rest.map((option) => (
        <button
          key={canonical(option)}
          type="button"
          className="soft"
          aria-pressed={gathering.has(option)}
          onClick={() => gathering.toggle(option)}
        >
          {texts.option(option, asked, names)}
        </button>
      ))}
      <button
        type="button"
        className="press"
        onClick={() => answer(...subsetAnswer(asked, gathering.options))}
      >
        {table.confirm} ({gathering.options.length})
      </button>
    </div>
  );
}
