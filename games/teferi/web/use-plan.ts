import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { useState } from 'react';
import type { Teferi } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import type { Offers, Option } from './offers.ts';
import { attackedWith, blockedWith, everyAttack, isBlock, subsetOf, toggledIn } from './planning.ts';

export interface Plan {
  /** What is gathered; undefined: nothing is. */
  readonly gathers: 'attack' | 'block' | 'stay tapped' | undefined;
  readonly chosen: readonly Option[];
  /** The blocker for which an attacker is wanted. */
  readonly blocker: ObjectId | undefined;
  /** It may end with what is chosen. */
  readonly mayEnd: boolean;
  take(option: Option, besides?: boolean): void;
  hold(blocker: ObjectId | undefined): void;
  takeAll(): void;
  clear(): void;
  confirm(): void;
  /** What would be chosen by leading one thing to another. */
  between(from: ObjectId, to: EntityId): Option | undefined;
}

interface Gathered {
  readonly number: number | undefined;
  readonly chosen: readonly Option[];
  readonly blocker?: ObjectId | undefined;
}

/** A choice of several belongs to its question: with the next one it starts anew. */
export function usePlan({ asked, watcher, answer }: WebBoardProps<Teferi>, offers: Offers): Plan {
  const number = asked?.number;
  const [kept, setKept] = useState<Gathered>({ number, chosen: [] });
  const now: Gathered = kept.number === number ? kept : { number, chosen: [] };
  const isOwn = asked?.seat === watcher && asked?.gather === 'subset';
  const prompt = isOwn ? asked.prompt : undefined;
  const gathers = prompt === 'attack' || prompt === 'block' || prompt === 'stay tapped' ? prompt : undefined;
  const set = (chosen: readonly Option[], blocker?: ObjectId): void => setKept({ number, chosen, blocker });
  const options = isOwn ? optionsOf<Teferi>(asked) : [];
  return {
    gathers,
    chosen: gathers === undefined ? [] : now.chosen,
    blocker: gathers === 'block' ? now.blocker : undefined,
    mayEnd: options.includes('done') || now.chosen.length > 0,
    take: (option, besides = false) => {
      if (typeof option === 'object' && 'attack' in option)
        set(attackedWith(now.chosen, option.attack, option));
      else if (isBlock(option)) set(blockedWith(now.chosen, option, besides));
      else set(toggledIn(now.chosen, option));
    },
    hold: (blocker) => set(now.chosen, blocker),
    takeAll: () => set(everyAttack(options)),
    clear: () => set([]),
    confirm: () => answer(...subsetOf(options, now.chosen)),
    between: (from, to) =>
      offers.all.find(
        (option) =>
          typeof option === 'object' &&
          (('attack' in option && option.attack === from && option.at === to) ||
            (isBlock(option) && option.with === from && option.block === to)),
      ),
  };
}
