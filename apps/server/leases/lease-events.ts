/** Passes on what a server is told about leases, to parts of it that exist only after it has joined the others. */
import type { LeaseListener } from './leases.ts';

export class LeaseEvents implements LeaseListener {
  private readonly listeners: Partial<LeaseListener>[] = [];

  add(listener: Partial<LeaseListener>): void {
    this.listeners.push(listener);
  }

  onLost(tableId: string): void {
    for (const listener of this.listeners) listener.onLost?.(tableId);
  }

  onServersGone(addresses: readonly string[]): void {
    for (const listener of this.listeners) listener.onServersGone?.(addresses);
  }

  onRenewed(): void {
    for (const listener of this.listeners) listener.onRenewed?.();
  }
}
