/** Requests that wait for their replies, and what becomes of them when the connection breaks in between. */
import { type Watcher } from '@ludoteca/kernel';
import type { Problem, Request, Step, ToClient } from './wire.ts';
export type Plea = Request extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;
export type Reply = Exclude<Extract<ToClient, {
    readonly id: number;
}>, Problem>;
type Settled = Reply | ({
    readonly id: number;
} & Problem);
/** A request that the server could not take, or that a closed chair will never send. */
export declare class Refused extends Error {
    readonly problem: Problem;
    constructor({ problem, facts, reasons }: Problem);
}
export declare class Pleas {
    private readonly pending;
    private made;
    private readonly send;
    constructor(send: (request: Request) => void);
    /** What is not sent at once is sent on `resume`. */
    ask(plea: Plea, atOnce: boolean): Promise<Reply>;
    settle(reply: Settled): void;
    /** The connection broke. */
    doubt(): void;
    /** What was sent and never replied to is settled by what has happened since; what has not happened is asked for again. */
    resume(story: readonly Step[], watcher: Watcher): void;
    giveUp(problem: Problem): void;
}
export {};
