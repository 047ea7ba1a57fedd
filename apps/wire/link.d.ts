/** A connection that comes back: it says hello, hears messages, and when it is lost it tries again until it is closed. */
import type { Hello, Request, ToClient } from './wire.ts';
/** As much of a socket as is needed: browsers' and Node's both fit. */
export interface Socket {
    send(text: string): void;
    close(): void;
}
export interface SocketEars {
    open(): void;
    message(text: string): void;
    /** The connection is gone, or could not be made. */
    closed(): void;
}
/** What a link needs of the world around it. */
export interface Hands {
    /** Opens a connection to `/api/tables/:id/live`. */
    connect(ears: SocketEars): Socket;
    /** Resolves when it is time to try again after so many failures in a row, 1 at least. */
    backoff(attempts: number): Promise<void>;
    /** Whose seat it is. Without one watches. */
    readonly token?: string;
    /** A listener that fails harms nobody else; the failure comes here. */
    fault?(error: unknown): void;
}
/** `lost`: it will be tried again; `closed`: it will not. */
export type LinkState = 'connecting' | 'live' | 'lost' | 'closed';
interface LinkEars {
    hello(): Hello;
    message(message: ToClient): void;
    changed(): void;
}
export declare class Link {
    state: LinkState;
    private attempts;
    private socket;
    /** Sockets of earlier attempts are not listened to any more. */
    private attempt;
    private readonly hands;
    private readonly ears;
    constructor(hands: Hands, ears: LinkEars);
    connect(): void;
    /** The server has taken the hello. */
    live(): void;
    send(request: Request): void;
    close(): void;
    private retry;
    private turn;
}
export {};
