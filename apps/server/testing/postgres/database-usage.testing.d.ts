export interface DatabaseUsage {
    /** Of a process of the server, whose parent is the main process. */
    readonly processId: number;
    readonly commits: number;
    /** Bytes of the write-ahead log. */
    readonly log: number;
    readonly entries: number;
    /** Bytes of all entries with their index. */
    readonly entryBytes: number;
}
export declare function readDatabaseUsage(url: string): Promise<DatabaseUsage>;
/** The parent of a process, on Linux. */
export declare function readParentId(processId: number): number;
