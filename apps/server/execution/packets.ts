/**
 * The binary format between the server and its workers. A packet is a JSON header with any number of parts, which are forwarded unread:
 * four bytes each for the total length, the length of the header, the number of parts and the length of every part; then all bytes.
 */

export interface Packet {
  readonly header: unknown;
  readonly parts: readonly Buffer[];
}

/** The file descriptor of the connection in a worker process. */
export const CONNECTION_DESCRIPTOR = 3;

const WORD = 4;
const PREFIX = 3 * WORD;
const NOTHING = Buffer.alloc(0);

export function encodePacket(header: unknown, parts: readonly (string | Uint8Array)[] = []): Buffer {
  const text = JSON.stringify(header);
  const headerLength = Buffer.byteLength(text);
  const lengths = parts.map((part) => Buffer.byteLength(part));
  const start = PREFIX + lengths.length * WORD;
  const total = lengths.reduce((sum, length) => sum + length, start + headerLength);
  const packet = Buffer.allocUnsafe(total);
  for (const [i, word] of [total, headerLength, lengths.length, ...lengths].entries())
    packet.writeUInt32LE(word, i * WORD);
  packet.write(text, start);
  let offset = start + headerLength;
  for (const part of parts)
    if (typeof part === 'string') offset += packet.write(part, offset);
    else {
      packet.set(part, offset);
      offset += part.length;
    }
  return packet;
}

function decodePacket(packet: Buffer): Packet {
  const headerLength = packet.readUInt32LE(WORD);
  const count = packet.readUInt32LE(2 * WORD);
  const start = PREFIX + count * WORD;
  const parts: Buffer[] = [];
  let offset = start + headerLength;
  for (let i = 0; i < count; i++) {
    const length = packet.readUInt32LE(PREFIX + i * WORD);
    parts.push(packet.subarray(offset, offset + length));
    offset += length;
  }
  return { header: JSON.parse(packet.toString('utf8', start, start + headerLength)) as unknown, parts };
}

/** Splits a stream of bytes into packets. */
export class PacketReader {
  private readonly maxBytes: number;
  /** The bytes of an incomplete packet. */
  private chunks: Buffer[] = [];
  private buffered = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** Returns the packets that are complete now; throws if one is longer than the maximum. */
  read(chunk: Buffer): Packet[] {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    const packets: Packet[] = [];
    for (let total = this.nextLength(); this.buffered >= total; total = this.nextLength()) {
      const bytes = this.joinChunks();
      packets.push(decodePacket(bytes.subarray(0, total)));
      this.chunks = [bytes.subarray(total)];
      this.buffered -= total;
    }
    return packets;
  }

  /** The length of the next packet; at least that of its prefix. */
  private nextLength(): number {
    if (this.buffered < PREFIX) return PREFIX;
    const [first = NOTHING] = this.chunks;
    const total = (first.length < WORD ? this.joinChunks() : first).readUInt32LE(0);
    if (total > this.maxBytes) throw new RangeError(`a packet of ${total} bytes is too long`);
    return total;
  }

  private joinChunks(): Buffer {
    const [first = NOTHING] = this.chunks;
    const joined = this.chunks.length === 1 ? first : Buffer.concat(this.chunks);
    this.chunks = [joined];
    return joined;
  }
}
