/** One frame walks every effect list; what each effect does is looked up by name. */
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import type { Aim, EffectFrame, Item, Lirya, Ref } from '../parts.ts';
import { customEffects } from '../plugins/run.ts';
import { breakChain } from '../rules/chains.ts';
import { energyOf } from '../rules/costs.ts';
import { payEnergy } from '../rules/paying.ts';
import { aimOf, type Hands, itemOf, pieceOf, refOf } from '../rules/table.ts';
import { switchOff } from '../rules/triggers.ts';
import { configOf } from '../settings.ts';
import type { Effect, EffectName } from '../vocabulary/index.ts';
import { cards } from './cards.ts';
import { control, summoning } from './control.ts';
import { flow } from './flow.ts';
import { Happening, type Handlers, isEffect } from './happening.ts';
import { asks, looks } from './hidden.ts';
import { resources, shapes, states, works } from './shape.ts';
import { movements, wounds } from './wound.ts';

const HANDLERS: Handlers<EffectName> = {
  ...wounds,
  ...shapes,
  ...movements,
  ...cards,
  ...looks,
  ...control,
  ...summoning,
  ...resources,
  ...states,
  ...works,
  ...flow,
};

/** TypeScript cannot see that `HANDLERS[effect.do]` takes just that effect: the one cast of the dispatch. */
const BY_NAME = HANDLERS as unknown as {
  readonly [name: string]: ((now: Happening, effect: Effect) => void) | undefined;
};

function happen(dealer: Hands, item: Item, frame: FrameOf<Lirya, 'effect'>): void {
  const effect = at(frame.list, frame.at);
  const now = new Happening(dealer, item, frame);
  const handler = BY_NAME[effect.do];
  if (handler !== undefined) return handler(now, effect);
  const answer = customEffects(dealer.state, effect, now.scope);
  if ('plugin' in answer) switchOff(dealer, answer);
  else now.follow(answer);
}

/** An answer to "may", to "unless paid" or about an optional draw. */
function allow(dealer: Hands, { seat, scope, of }: FrameOf<Lirya, 'may'>, yes: boolean): void {
  const item = itemOf(dealer.state, scope.item);
  if (item === undefined) return;
  dealer.tell({ did: 'choose', seat, what: yes ? 'yes' : 'no' });
  const effect = at(scope.list, scope.at);
  if (of === 'effect' && isEffect(effect, 'unless paid')) {
    const now = new Happening(dealer, item, scope);
    if (yes) payEnergy(dealer, seat, energyOf(dealer.state, effect, now.scope));
    else now.follow(effect.effects);
  } else if (!yes) return;
  else if (of === 'effect' && isEffect(effect, 'may'))
    new Happening(dealer, item, scope).follow(effect.effects);
  else dealer.next(scope);
}

/** The effect, with one choice more. */
const withPicked = (scope: EffectFrame, picked: readonly Ref[]): EffectFrame => ({
  ...scope,
  picked: [...(scope.picked ?? []), picked],
});

export const effects: Pick<Rulebook<Lirya>, 'effect' | 'pick' | 'may' | 'mode' | keyof typeof asks> = {
  ...asks,

  effect: (dealer, frame) => {
    const { state } = dealer;
    const item = itemOf(state, frame.item);
    if (item === undefined) return;
    if (++state.events > configOf(state.settings).chainEvents) return breakChain(dealer);
    if (frame.at + 1 < frame.list.length) {
      const { item: id, list, it } = frame;
      const place = frame.at + 1;
      dealer.next(
        it === undefined
          ? { do: 'effect', item: id, list, at: place }
          : { do: 'effect', item: id, list, at: place, it },
      );
    }
    happen(dealer, item, frame);
  },

  pick: {
    ask: (state, { among, picked, must }) => {
      const open: (Aim | 'done')[] = among
        .filter((ref) => !picked.includes(ref) && (ref < 0 || pieceOf(state, ref) !== undefined))
        .map((ref) => aimOf(state, ref));
      if (open.length > 0 && !must) open.push('done');
      return open;
    },
    answer: (dealer, frame, choice) => {
      const picked = choice === 'done' ? frame.picked : [...frame.picked, refOf(choice)];
      const left = choice === 'done' ? 0 : frame.left - 1;
      const more = frame.among.length > picked.length;
      dealer.tell({ did: 'choose', seat: frame.seat, what: choice === 'done' ? 0 : refOf(choice) });
      dealer.next(left > 0 && more ? { ...frame, picked, left } : withPicked(frame.scope, picked));
    },
    otherwise: (dealer, { scope, picked }) => dealer.next(withPicked(scope, picked)),
    why: () => ({ why: 'no such target', rule: '6.4' }),
  },

  may: {
    ask: () => ['yes', 'no'],
    answer: (dealer, frame, choice) => allow(dealer, frame, choice === 'yes'),
    lapse: (dealer, frame) => allow(dealer, frame, false),
    why: () => ({ why: 'yes or no answer', rule: '6.7' }),
  },

  mode: {
    ask: (_, { scope }) => {
      const effect = at(scope.list, scope.at);
      return isEffect(effect, 'choose one') ? effect.among.map((__, mode) => ({ mode })) : [];
    },
    answer: (dealer, { seat, scope }, { mode }) => {
      const item = itemOf(dealer.state, scope.item);
      const effect = at(scope.list, scope.at);
      dealer.tell({ did: 'choose', seat, what: mode });
      if (item !== undefined && isEffect(effect, 'choose one'))
        new Happening(dealer, item, scope).follow(at(effect.among, mode));
    },
    why: () => ({ why: 'one of the modes', rule: '12.1' }),
  },
};
