import { isIPv6 } from 'node:net';

/**
 * Network of one customer, counted as one sender: an IPv4 address, or the /64 of an IPv6 address, as every customer has 2⁶⁴
 * addresses. Different notations of an IPv4 address give the same result.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const groups = expand(plain);
  if (isMappedIpv4(groups)) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${prefixOf(groups, 4)}::/64`;
}

/** The /48 around an IPv6 address, as one customer may have all 65,536 networks in it; undefined for IPv4. */
export function siteOf(address: string): string | undefined {
  const [plain = ''] = address.split('%', 1);
  const groups = isIPv6(plain) ? expand(plain) : undefined;
  return groups && !isMappedIpv4(groups) ? `${prefixOf(groups, 3)}::/48` : undefined;
}

function isMappedIpv4(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function prefixOf(groups: readonly number[], count: number): string {
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
}

/** Expands an IPv6 address to its eight groups. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
