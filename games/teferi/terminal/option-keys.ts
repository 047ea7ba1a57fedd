/** The keys with which entities and cards are chosen in the terminal. */
import type { Choice } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';

/** The key of the first option of an entity or card; "…" marks further options. */
export class OptionKeys {
  private readonly keys = new Map<number | string, string>();

  constructor({ asked }: RenderContext<Teferi>) {
    optionsOf<Teferi>(asked).forEach((option, i) => {
      const about = optionSubject(option);
      if (about !== undefined) this.add(about, String(i + 1));
    });
  }

  /** The key of a permanent, stack object or player. */
  entityKey(entity: number): string | undefined {
    return this.keys.get(entity);
  }

  /** The key of a card in hand. */
  cardKey(name: string): string | undefined {
    return this.keys.get(name);
  }

  private add(about: number | string, key: string): void {
    const first = this.keys.get(about);
    this.keys.set(about, first === undefined ? key : `${first.replace('…', '')}…`);
  }
}

/** The entity of an option, or the name of its card in hand. */
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
