/** A chair at a table far away. Faces and players hold it like any other; only whoever opened it knows of the connection. */
import { type Choice, type Parts, type Reason, type Refusal, type Result, type SomeParts, type Watcher } from '@ludoteca/kernel';
import type { Chair, News } from '@ludoteca/kit';
import { type Hands, type LinkState } from './link.ts';
import type { Problem, Step, TableInfo } from './wire.ts';
/** News with the entries they are of: several, where the chair had to catch up. */
export interface HostedNews<P extends Parts> extends News<P> {
    readonly steps: readonly Step[];
}
type Hear<P extends Parts> = (news: HostedNews<P>) => void;
export declare class HostedChair<P extends Parts = SomeParts> implements Chair<P> {
    /** Who sits where; undefined until the server has said it. */
    table: TableInfo | undefined;
    /** A spectator until the server says more. At an open table it changes when one sits down. */
    watcher: Watcher;
    /** Why the server will not have this chair: it is closed then. */
    problem: Problem | undefined;
    private readonly steps;
    private latest;
    private readonly link;
    private readonly hands;
    private readonly listeners;
    private readonly observers;
    private readonly pleas;
    constructor(hands: Hands);
    get state(): LinkState;
    get seats(): number;
    /** Everything this chair has heard of the match, from the opening on. */
    get story(): readonly Step[];
    /** Is called after every change of state, table, watcher or problem. Returns the way to stop. */
    observe(observer: () => void): () => void;
    listen(hear: Hear<P>): () => void;
    answer(number: number, ...choices: readonly unknown[]): Promise<Result<undefined, Refusal>>;
    withdraw(): Promise<Result<undefined, Refusal>>;
    why(choice: unknown): Promise<Reason>;
    barred(): Promise<readonly Choice<P>[]>;
    /** Gives up the connection, not the seat. */
    close(): void;
    private ask;
    private hello;
    private take;
    private sit;
    private hear;
    private tell;
    private changed;
}
export {};
