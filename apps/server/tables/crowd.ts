import type { Watcher } from '@ludoteca/kernel';
import { type ServerProblem, RefusedError, type ServerMessage } from '@ludoteca/wire';
import type { Limits } from '../limits.ts';

/** Somebody connected to a table. */
export interface Visitor {
  /** Undefined: somebody who only watches. */
  readonly guest: string | undefined;
  tell(text: string): void;
  /** Says why, and closes the connection. */
  end(problem: ServerProblem): void;
}

type Most = Pick<Limits, 'crowd' | 'own'>;

/** Everybody who is connected to a table. */
export class Crowd {
  private readonly visitors = new Set<Visitor>();
  private readonly most: Most;
  /** As which watcher a guest sees the table now. */
  private readonly watcherOf: (guest: string | undefined) => Watcher;

  constructor(most: Most, watcherOf: (guest: string | undefined) => Watcher) {
    this.most = most;
    this.watcherOf = watcherOf;
  }

  get empty(): boolean {
    return this.visitors.size === 0;
  }

  get watching(): number {
    return Array.from(this.visitors).filter(({ guest }) => this.watcherOf(guest) === 'spectator').length;
  }

  get guests(): ReadonlySet<string> {
    return new Set(Array.from(this.visitors, ({ guest }) => guest).filter((guest) => guest !== undefined));
  }

  add(visitor: Visitor): void {
    const { guest } = visitor;
    const watches = this.watcherOf(guest) === 'spectator';
    const most = watches ? this.most.crowd : this.most.own;
    const alike = watches ? this.watching : this.visitorsOf(guest).length;
    if (alike >= most) throw new RefusedError({ problem: 'crowded', facts: { most } });
    this.visitors.add(visitor);
  }

  delete(visitor: Visitor): boolean {
    return this.visitors.delete(visitor);
  }

  /** Tells every visitor what its watcher is to hear: put together once for each watcher. */
  tell(message: (watcher: Watcher) => ServerMessage): void {
    const texts = new Map<Watcher, string>();
    for (const visitor of this.visitors) {
      const watcher = this.watcherOf(visitor.guest);
      const text = texts.get(watcher) ?? JSON.stringify(message(watcher));
      texts.set(watcher, text);
      visitor.tell(text);
    }
  }

  end(problem: ServerProblem): void {
    for (const visitor of this.visitors) visitor.end(problem);
    this.visitors.clear();
  }

  private visitorsOf(guest: string | undefined): readonly Visitor[] {
    return Array.from(this.visitors).filter((visitor) => visitor.guest === guest);
  }
}
