import type { Watcher } from '@ludoteca/kernel';
import { type Problem, type ToClient } from '@ludoteca/wire';
/** Somebody connected to a table. */
export interface Visitor {
    /** Undefined: somebody who only watches. */
    readonly guest: string | undefined;
    tell(text: string): void;
    /** Says why, and closes the connection. */
    end(problem: Problem): void;
}
/** Everybody who is connected to a table. */
export declare class Crowd {
    private readonly visitors;
    private readonly most;
    /** As which watcher a guest sees the table now. */
    private readonly watcherOf;
    constructor(most: number, watcherOf: (guest: string | undefined) => Watcher);
    get empty(): boolean;
    get watching(): number;
    get guests(): ReadonlySet<string>;
    add(visitor: Visitor): void;
    delete(visitor: Visitor): boolean;
    /** Tells every visitor what its watcher is to hear: put together once for each watcher. */
    tell(message: (watcher: Watcher) => ToClient): void;
    end(problem: Problem): void;
}
