/** Delays and repeats the notifications that a PostgreSQL server sends to a client; everything else is passed on at once. */
import type { Dice } from '@ludoteca/kernel';

/** Milliseconds by which a notification is late, at most. */
const MAX_DELAY = 3000;
/** Times that a notification is delivered, at most. */
const MAX_COPIES = 3;
/** The kind of message, and the length of the rest, which includes itself. */
const KIND_BYTES = 1;
const LENGTH_BYTES = 4;
const NOTIFICATION = 'A'.charCodeAt(0);

export class NotificationFaults {
  private readonly dice: Dice;
  private readonly send: (bytes: Buffer) => void;
  private rest: Buffer = Buffer.alloc(0);
  /** Notifications that were delayed or repeated. */
  count = 0;

  constructor(dice: Dice, send: (bytes: Buffer) => void) {
    this.dice = dice;
    this.send = send;
  }

  receive(bytes: Buffer): void {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    for (;;) {
      if (this.rest.length < KIND_BYTES + LENGTH_BYTES) return;
      const length = KIND_BYTES + this.rest.readInt32BE(KIND_BYTES);
      if (this.rest.length < length) return;
      const message = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      if (message[0] === NOTIFICATION) this.disturb(message);
      else this.send(message);
    }
  }

  /** One in three is on time; others come late, in another order, or several times. */
  private disturb(message: Buffer): void {
    const { dice, send } = this;
    if (dice.int(3) === 0) return send(message);
    this.count++;
    for (let copies = 1 + dice.int(MAX_COPIES); copies > 0; copies--)
      setTimeout(() => send(message), dice.int(MAX_DELAY)).unref();
  }
}
