import type { Choice } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';

/** What is typed for a thing, where it can be chosen at all: of several options the first, and a sign that there are more. */
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

/** What an option is about: whoever acts; of an attack and a defence also whom it meets. */
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
