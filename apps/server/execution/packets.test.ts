import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { encodePacket, type Packet, PacketReader } from './packets.ts';

const PARTS = ['', 'x', 'città', '🂡'.repeat(40), '{"a":1}'];

test('packets are read as they were written, however the stream is cut', () => {
  const dice = createFastDice('packets');
  for (let round = 0; round < scaleVolume(5000); round++) {
    const written = Array.from({ length: 1 + dice.int(6) }, (_, number) => ({
      header: { number, text: dice.pick(PARTS) },
      parts: Array.from({ length: dice.int(4) }, () => dice.pick(PARTS)),
    }));
    const stream = Buffer.concat(written.map(({ header, parts }) => encodePacket(header, parts)));
    const reader = new PacketReader(10_000);
    const read: Packet[] = [];
    for (let offset = 0; offset < stream.length;) {
      const length = 1 + dice.int(dice.pick([3, 30, 3000]));
      read.push(...reader.read(stream.subarray(offset, offset + length)));
      offset += length;
    }
    expect(
      read.map(({ header, parts }) => ({ header, parts: parts.map((part) => part.toString()) })),
    ).toEqual(written);
  }
});

test('bytes are parts as they are', () => {
  const bytes = new Uint8Array([0, 255, 128]);
  const [packet] = new PacketReader(100).read(encodePacket({}, [bytes]));
  expect(packet?.parts).toEqual([Buffer.from(bytes)]);
});

test('a packet over the maximum is rejected before it has arrived', () => {
  const packet = encodePacket({}, ['x'.repeat(1000)]);
  expect(() => new PacketReader(999).read(packet.subarray(0, 12))).toThrow(RangeError);
});
