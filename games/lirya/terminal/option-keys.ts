/** Assigns the keys of options to the items on the table. */
import type { Choice } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';

/** The keys of items that can be chosen: the number of the first option, with an ellipsis if there are more. */
export class OptionKeys {
  private readonly keys = new Map<string, string>();

  constructor({ asked }: RenderContext<Lirya>) {
    optionsOf<Lirya>(asked).forEach((option, i) => {
      for (const about of subjectsOf(option)) this.add(about, String(i + 1));
    });
  }

  piece(id: number): string | undefined {
    return this.keys.get(`piece ${id}`);
  }

  card(id: string): string | undefined {
    return this.keys.get(`card ${id}`);
  }

  player(seat: number): string | undefined {
    return this.keys.get(`player ${seat}`);
  }

  item(id: number): string | undefined {
    return this.keys.get(`item ${id}`);
  }

  slot(slot: number): string | undefined {
    return this.keys.get(`slot ${slot}`);
  }

  private add(about: string, key: string): void {
    const first = this.keys.get(about);
    this.keys.set(about, first === undefined ? key : `${first.replace('…', '')}…`);
  }
}

/** The items that an option belongs to. */
function subjectsOf(option: Choice<Lirya>): readonly string[] {
  if (typeof option === 'string' || 'mode' in option) return [];
  if ('place' in option) return [`slot ${option.place}`];
  if ('play' in option) return [`card ${option.play}`];
  if ('hand' in option) return [`card ${option.hand}`];
  if ('swap' in option) return [`card ${option.swap}`];
  if ('use' in option) return [`piece ${option.use.id}`];
  if ('upgrade' in option) return [`piece ${option.upgrade.id}`];
  if ('move' in option) return [`piece ${option.move.id}`];
  if ('demolish' in option) return [`piece ${option.demolish.id}`];
  if ('defender' in option) return [`piece ${option.defender.id}`];
  if ('attacker' in option) return [`piece ${option.attacker.id}`];
  if ('id' in option) return [`piece ${option.id}`];
  if ('player' in option) return [`player ${option.player}`];
  return 'item' in option ? [`item ${option.item}`] : [`card ${option.card}`];
}
