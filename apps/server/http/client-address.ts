/** The network from which a client comes. */
import { isIPv4, isIPv6 } from 'node:net';

/** The key of an address for limits: one IPv6 subscriber has a whole /64, so its addresses count as one. */
export function toAddressGroup(address: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (embedded !== undefined) return embedded;
  if (!isIPv6(address)) return isIPv4(address) ? address : 'unknown';
  return `${expandIPv6(address).slice(0, 4).join(':')}::/64`;
}

/** Whether a text is an address, or a range such as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** The eight groups of an address, without leading zeros. An IPv4 address at the end does not change the first four. */
function expandIPv6(address: string): readonly string[] {
  const [before = '', after] = address
    .replace(/%.*$/, '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...(after === undefined ? [] : zeros), ...tail].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
