/** The keys with which entities and cards are chosen in the terminal. */
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { entityOfOption, handCardOfOption } from '../text/zones.ts';

/** The key of the first option of an entity or card; "…" marks further options. */
export class OptionKeys {
  private readonly keys = new Map<number | string, string>();

  constructor({ asked }: RenderContext<Teferi>) {
    optionsOf<Teferi>(asked).forEach((option, i) => {
      const about = entityOfOption(option) ?? handCardOfOption(option);
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
