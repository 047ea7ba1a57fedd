/** The attackers, blockers or permanents that stay tapped that are being chosen, until they are sent. */
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { useQuestionState } from '@ludoteca/kit/web';
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
  /** The question for which options are chosen on the board; undefined if there is none. */
  readonly prompt: 'attack' | 'block' | 'stay tapped' | undefined;
  readonly chosen: readonly TeferiOption[];
  /** The selected blocker, which still needs an attacker. */
  readonly blocker: ObjectId | undefined;
  /** The chosen options may be sent. */
  readonly mayEnd: boolean;
  take(option: TeferiOption, isAdditional?: boolean): void;
  hold(blocker: ObjectId | undefined): void;
  takeAll(): void;
  clear(): void;
  confirm(): void;
  /** The option of dragging one element to another. */
  between(from: ObjectId, to: EntityId): TeferiOption | undefined;
}

interface PlanState {
  readonly chosen: readonly TeferiOption[];
  readonly blocker?: ObjectId | undefined;
}
const EMPTY_PLAN: PlanState = { chosen: [] };

export function useCombatPlan(
  { asked, watcher, answer }: WebBoardProps<Teferi>,
  offers: TeferiOffers,
): CombatPlan {
  const [state, setState] = useQuestionState(asked?.number, EMPTY_PLAN);
  const isOwn = asked?.seat === watcher && asked?.gather === 'subset';
  const asks = isOwn ? asked.prompt : undefined;
  const prompt = asks === 'attack' || asks === 'block' || asks === 'stay tapped' ? asks : undefined;
  const set = (chosen: readonly TeferiOption[], blocker?: ObjectId): void => setState({ chosen, blocker });
  const options = isOwn ? optionsOf<Teferi>(asked) : [];
  return {
    prompt,
    chosen: prompt === undefined ? [] : state.chosen,
    blocker: prompt === 'block' ? state.blocker : undefined,
    mayEnd: options.includes('done') || state.chosen.length > 0,
    take: (option, isAdditional = false) => {
      if (typeof option === 'object' && 'attack' in option)
        set(chooseAttack(state.chosen, option.attack, option));
      else if (isBlock(option)) set(chooseBlock(state.chosen, option, isAdditional));
      else set(toggleChoice(state.chosen, option));
    },
    hold: (blocker) => set(state.chosen, blocker),
    takeAll: () => set(chooseAllAttacks(options)),
    clear: () => set([]),
    confirm: () => answer(...planAnswers(options, state.chosen)),
    between: (from, to) =>
      offers.all.find(
        (option) =>
          typeof option === 'object' &&
          (('attack' in option && option.attack === from && option.at === to) ||
            (isBlock(option) && option.with === from && option.block === to)),
      ),
  };
}
