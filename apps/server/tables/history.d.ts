import { type Archive, type ArchiveEntry, type Game, type Seen, type SomeParts, type Watcher } from '@ludoteca/kernel';
import type { Step } from '@ludoteca/wire';
/**
 * What every entry of a match told, by its number, for whoever comes later; number 0 is the opening. Entries from before a snapshot are
 * played again when somebody asks for them: whoever comes back after a restart has usually heard them.
 */
export declare class History {
    private told;
    /** The number of the first that is at hand. */
    private first;
    private readonly game;
    constructor(game: Game<SomeParts>, first: number);
    get last(): number;
    /** `entry`: none for the opening. */
    add(seen: Seen<SomeParts>, entry: ArchiveEntry | undefined): void;
    step(number: number, watcher: Watcher): Step;
    /** Everything from that number on. `archive`: of the match as it is now. */
    from(number: number, watcher: Watcher, archive: () => Archive): Step[];
    private recall;
}
