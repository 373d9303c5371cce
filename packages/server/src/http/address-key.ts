import { isIP } from 'node:net';

const GROUPS = 8;
/** The first half of an address of version 6 is one household's: it has all of the second half to itself. */
const HOUSEHOLD = 4;
const MAPPED = '0:0:0:0:0:ffff';

/** The two groups that four numbers with dots between them are. */
const inGroups = (dotted: string): readonly string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
};

const withDots = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** Part of an address of version 6 as groups without leading zeros. */
const groupsIn = (part: string): readonly string[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? inGroups(group) : [Number.parseInt(group, 16).toString(16)]));

/**
 * Who asks, as far as limits go. An address of version 4 is one guest, however it is written; of version 6 all that begin
 * alike are, since whoever has one of them has 2^64.
 */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const between = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...between, ...after];
  const isMapped = groups.slice(0, 6).join(':') === MAPPED;
  return isMapped ? withDots(groups.slice(6)) : `${groups.slice(0, HOUSEHOLD).join(':')}::/64`;
}
