/** The REST side of a server, typed. Everything is a result: a client is never surprised by a refusal. */
import { type Result } from '@ludoteca/kernel';
import type { GameInfo, Guest, JoinWish, NameWish, Problem, RematchWish, TableInfo, TableWish, Welcome } from './wire.ts';
/** As much of `fetch` as is needed: browsers and Node both have it. */
export type Fetch = (url: string, init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
}) => Promise<FetchReply>;
interface FetchReply {
    readonly ok: boolean;
    readonly status: number;
    json(): Promise<unknown>;
    arrayBuffer(): Promise<ArrayBuffer>;
}
type Reply<V> = Promise<Result<V, Problem>>;
export interface Api {
    games(): Reply<readonly GameInfo[]>;
    arrive(wish: NameWish): Reply<Welcome>;
    me(): Reply<Guest>;
    rename(wish: NameWish): Reply<Guest>;
    tables(): Reply<readonly TableInfo[]>;
    myTables(): Reply<readonly TableInfo[]>;
    make(wish: TableWish): Reply<TableInfo>;
    table(id: string): Reply<TableInfo>;
    join(id: string, wish?: JoinWish): Reply<TableInfo>;
    leave(id: string): Reply<undefined>;
    rematch(id: string, wish?: RematchWish): Reply<TableInfo>;
    archive(id: string): Reply<Uint8Array>;
}
/** `base`: where the server is, without a slash at the end. `token`: whose requests these are, asked before each. */
export declare function apiOf(fetch: Fetch, base: string, token: () => string | undefined): Api;
export {};
