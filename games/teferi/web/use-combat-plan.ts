import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { useState } from 'react';
import type { Teferi } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import type { TeferiOffers, TeferiOption } from './offers.ts';
import {
  chooseAttack,
  chooseBlock,
  chooseAllAttacks,
  isBlock,
  planAnswers,
  toggleChoice,
} from './combat-plan.ts';

export interface CombatPlan {
  /** What is gathered; undefined: nothing is. */
  readonly gathers: 'attack' | 'block' | 'stay tapped' | undefined;
  readonly chosen: readonly TeferiOption[];
  /** The blocker for which an attacker is wanted. */
  readonly blocker: ObjectId | undefined;
  /** It may end with what is chosen. */
  readonly mayEnd: boolean;
  take(option: TeferiOption, besides?: boolean): void;
  hold(blocker: ObjectId | undefined): void;
  takeAll(): void;
  clear(): void;
  confirm(): void;
  /** What would be chosen by leading one thing to another. */
  between(from: ObjectId, to: EntityId): TeferiOption | undefined;
}

interface PlanState {
  readonly number: number | undefined;
  readonly chosen: readonly TeferiOption[];
  readonly blocker?: ObjectId | undefined;
}

/** A choice of several belongs to its question: with the next one it starts anew. */
export function useCombatPlan(
  { asked, watcher, answer }: WebBoardProps<Teferi>,
  offers: TeferiOffers,
): CombatPlan {
  const number = asked?.number;
  const [kept, setKept] = useState<PlanState>({ number, chosen: [] });
  const now: PlanState = kept.number === number ? kept : { number, chosen: [] };
  const isOwn = asked?.seat === watcher && asked?.gather === 'subset';
  const prompt = isOwn ? asked.prompt : undefined;
  const gathers = prompt === 'attack' || prompt === 'block' || prompt === 'stay tapped' ? prompt : undefined;
  const set = (chosen: readonly TeferiOption[], blocker?: ObjectId): void =>
    setKept({ number, chosen, blocker });
  const options = isOwn ? optionsOf<Teferi>(asked) : [];
  return {
    gathers,
    chosen: gathers === undefined ? [] : now.chosen,
    blocker: gathers === 'block' ? now.blocker : undefined,
    mayEnd: options.includes('done') || now.chosen.length > 0,
    take: (option, besides = false) => {
      if (typeof option === 'object' && 'attack' in option)
        set(chooseAttack(now.chosen, option.attack, option));
      else if (isBlock(option)) set(chooseBlock(now.chosen, option, besides));
      else set(toggleChoice(now.chosen, option));
    },
    hold: (blocker) => set(now.chosen, blocker),
    takeAll: () => set(chooseAllAttacks(options)),
    clear: () => set([]),
    confirm: () => answer(...planAnswers(options, now.chosen)),
    between: (from, to) =>
      offers.all.find(
        (option) =>
          typeof option === 'object' &&
          (('attack' in option && option.attack === from && option.at === to) ||
            (isBlock(option) && option.with === from && option.block === to)),
      ),
  };
}
