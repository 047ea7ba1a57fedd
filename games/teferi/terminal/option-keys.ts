import type { Choice } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';

/** What is typed for a thing, where it can be chosen at all: of several options the first, and a sign that there are more. */
export class OptionKeys {
  private readonly keys = new Map<number | string, string>();

  constructor({ asked }: RenderContext<Teferi>) {
    optionsOf<Teferi>(asked).forEach((option, i) => {
      const about = optionSubject(option);
      if (about !== undefined) this.add(about, String(i + 1));
    });
  }

  /** Of a permanent, something on the stack or a player. */
  entityKey(entity: number): string | undefined {
    return this.keys.get(entity);
  }

  /** Of a card in hand. */
  cardKey(name: string): string | undefined {
    return this.keys.get(name);
  }

  private add(about: number | string, key: string): void {
    const first = this.keys.get(about);
    this.keys.set(about, first === undefined ? key : `${first.replace('…', '')}…`);
  }
}

/** The object that an option is about, by number, or the card in hand, by name. */
function optionSubject(option: Choice<Teferi>): number | string | undefined {
  if (typeof option !== 'object') return undefined;
  if ('activate' in option) return option.activate;
  if ('attack' in option) return option.attack;
  if ('with' in option) return option.with;
  if ('play' in option) return option.play;
  if ('cast' in option) return option.id ?? option.cast;
  if ('use' in option) return option.use;
  if ('discard' in option) return option.discard;
  if ('bottom' in option) return option.bottom;
  return 'id' in option ? option.id : undefined;
}
