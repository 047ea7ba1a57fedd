/** The entries of a match, stored once for the match and its forks. */

/**
 * An append-only list with O(1) copies. Copies share one array, of which each uses the first `length` items. The first copy to append
 * at the end of the array does so in place; any other copies its part first.
 */
export class EntryList {
  private items: unknown[];
  private length: number;
  /** How many items before the first one are not in memory. */
  private readonly missing: number;

  constructor(items: unknown[], missing = 0, length = items.length) {
    this.items = items;
    this.missing = missing;
    this.length = length;
  }

  push(item: unknown): void {
    if (this.items.length !== this.length) this.items = this.items.slice(0, this.length);
    this.items.push(item);
    this.length++;
  }

  /** Returns the items from that index on. */
  from(index: number): unknown[] {
    if (index < this.missing) throw new RangeError(`the first ${this.missing} entries are not in memory`);
    return this.items.slice(index - this.missing, this.length);
  }

  copy(): EntryList {
    return new EntryList(this.items, this.missing, this.length);
  }
}
