/** The last links of tables that were appended to lately, so that an append need not read the one before. */

/** The greatest number of tables in memory. */
const MAX_TABLES = 10_000;

export class LinkCache {
  private readonly links = new Map<string, { readonly number: number; readonly link: string }>();

  /** The link after that number of entries; undefined if it is not known. */
  find(tableId: string, number: number): string | undefined {
    const last = this.links.get(tableId);
    return last?.number === number ? last.link : undefined;
  }

  set(tableId: string, number: number, link: string): void {
    this.links.delete(tableId);
    this.links.set(tableId, { number, link });
    const [oldest] = this.links.keys();
    if (this.links.size > MAX_TABLES && oldest !== undefined) this.links.delete(oldest);
  }

  /** After entries were deleted. */
  delete(tableId: string): void {
    this.links.delete(tableId);
  }

  /** After a transaction that was rolled back. */
  clear(): void {
    this.links.clear();
  }
}
