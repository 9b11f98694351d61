import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readPerson } from '../../../people/members/persons/person.ts';
import { nameKey } from '../persons/person-facts.ts';
import type { FoundBy } from './lock-person.ts';

/** Addresses are given to other people after a while. */
const DEVICE_COUNTS_DAYS = 7;
const NEIGHBOURS_MAX = 50;

/**
 * Excluded persons whose device an account was used from, with the same birthday or the same name: by exclusion. Neither says it alone: households share a
 * device, and thousands a carrier's address and a model of telephone.
 */
export async function byDevice(tx: Tx, memberId: string): Promise<Map<string, FoundBy>> {
  const { rows } = await sql<{ exclusion_id: string; member_id: string }>`
    select distinct x.exclusion_id, x.member_id
    from audit.member_event own
    join audit.member_event other on other.address = own.address and other.device = own.device and other.member_id <> own.member_id
      and other.at between own.at - ${DEVICE_COUNTS_DAYS} * interval '1 day' and own.at + ${DEVICE_COUNTS_DAYS} * interval '1 day'
    join protection.excluded_account x on x.member_id = other.member_id and not x.suspected and x.released_at is null
    join protection.exclusion e on e.id = x.exclusion_id and e.kind = 'self_exclusion' and e.ended_at is null
    where own.member_id = ${memberId} and own.kind in ('registered', 'session_opened') and own.device <> ''
    limit ${NEIGHBOURS_MAX}`.execute(tx);
  const found = new Map<string, FoundBy>();
  if (rows.length === 0) return found;
  const own = await readPerson(tx, memberId);
  const names = new Set(own.names.map(nameKey));
  for (const { exclusion_id, member_id } of rows) {
    const other = await readPerson(tx, member_id);
    const isAlike =
      (own.birthday !== null && own.birthday === other.birthday) ||
      other.names.some((name) => names.has(nameKey(name)));
    if (isAlike) found.set(exclusion_id, 'device');
  }
  return found;
}

/** Takes note of the account under each exclusion that has not been decided on for it; answers whether there is a new one. */
export async function suspect(
  tx: Tx,
  account: { merchantId: string; memberId: string },
  found: ReadonlyMap<string, FoundBy>,
  now: Date,
): Promise<boolean> {
  if (found.size === 0) return false;
  const added = await tx
    .insertInto('protection.excluded_account')
    .values(
      [...found].map(([exclusionId, foundBy]) => ({
        ...{ exclusion_id: exclusionId, member_id: account.memberId, merchant_id: account.merchantId },
        ...{ found_by: foundBy, suspected: true, since: now },
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning('exclusion_id')
    .execute();
  return added.length > 0;
}
