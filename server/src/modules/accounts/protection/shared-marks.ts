import { createHmac } from 'node:crypto';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import type { ExclusionDeps } from './exclusion-deps.ts';
import { factsOfAccount } from './internal/lock-person.ts';

const MARKS_MOST = 20;

/** What an account shares with others of the same person or household, for vendors in whose rooms members play against one another. */
export type SharedMarks = (tx: Tx, player: { memberId: string; address: string }) => Promise<string[]>;

/**
 * Digests by kind: `number`, `bank`, `network` and `device`. They are equal where two accounts share something, and are made apart from those that the portal itself knows persons by, so a vendor can
 * tell accounts that share one and nothing else.
 */
export function sharedMarks(deps: ExclusionDeps): SharedMarks {
  return async (tx, { memberId, address }) => {
    const secret = await deps.personMarkSecret();
    const digest = (kind: string, value: string) =>
      `${kind}:${createHmac('sha256', secret).update(['shared', kind, value].join('|')).digest('base64url')}`;
    const marks = [digest('network', rangeOf(address))];
    for (const { kind, value } of await factsOfAccount(tx, deps, memberId)) {
      if (kind === 'mobile') marks.push(digest('number', value));
      if (kind === 'bank_account') marks.push(digest('bank', value));
    }
    const device = await lastDevice(tx, memberId);
    if (device) marks.push(digest('device', `${device.address}|${device.device}`));
    return [...new Set(marks)].slice(0, MARKS_MOST);
  };
}

/** The browser of the last log-in with its address: a model of telephone alone is thousands of devices. */
async function lastDevice(
  tx: Queryable,
  memberId: string,
): Promise<{ address: string; device: string } | undefined> {
  return tx
    .selectFrom('audit.member_event')
    .select(['address', 'device'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['registered', 'session_opened'])
    .where('device', '<>', '')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What one subscriber is given: 24 bits of an IPv4 address, 64 of an IPv6 one. */
function rangeOf(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const first = groups(head);
  const missing = Math.max(0, 8 - first.length - groups(tail).length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...groups(tail)].slice(0, 4).join(':');
}
