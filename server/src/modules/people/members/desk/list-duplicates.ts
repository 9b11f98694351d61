import type { Value } from '@lanna/contract/endpoint';
import type { listDuplicates as endpoint } from '@lanna/contract/people/members/ops';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { foundMembers } from '../internal/found-members.ts';
import { showRow, withRow } from '../internal/member-row.ts';
import type { ScopedMember } from '../scoped-member.ts';

const SHOWN_MAX = 100;
/** Of the member's addresses, and of those who came from each. */
const ADDRESSES_MAX = 20;
const ENTRIES_MAX = 200;

interface Pair {
  other_id: string;
  signals: string[];
  at: Date;
  decision: string | null;
  decision_reason: string | null;
  decided_by: string | null;
  reviewed_at: Date | null;
  flagged: boolean;
}

const decidedAs = z.enum(['same_person', 'different']);

/** Accounts of the brand that may be the same person's: flagged ones, those to be decided first, then who came from the same address. */
export async function listDuplicates(
  db: Queryable,
  { id, merchantId }: ScopedMember,
  brands: readonly Brand[],
): Promise<Value<typeof endpoint>> {
  const pairs = [...(await flagged(db, id)), ...(await fromSameAddress(db, { id, merchantId }))];
  const others = new Map<string, Pair>();
  for (const pair of pairs) if (!others.has(pair.other_id)) others.set(pair.other_id, pair);
  const shown = [...others.values()].slice(0, SHOWN_MAX);
  if (shown.length === 0) return { rows: [] };
  const rows = await withRow(foundMembers(db, brands, {}))
    .where('m.merchant_id', '=', merchantId)
    .where(
      'm.id',
      'in',
      shown.map(({ other_id }) => other_id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, showRow(row, brands)]));
  return {
    rows: shown.flatMap((pair) => {
      const other = byId.get(pair.other_id);
      return other ? [{ ...shownPair(pair), other }] : [];
    }),
  };
}

function shownPair(pair: Pair) {
  return {
    flagged: pair.flagged,
    signals: pair.signals,
    at: pair.at.toISOString(),
    decision:
      pair.decision === null
        ? null
        : {
            as: decidedAs.parse(pair.decision),
            reason: pair.decision_reason ?? '',
            operator: pair.decided_by ?? '',
            at: (pair.reviewed_at ?? pair.at).toISOString(),
          },
  };
}

/** A pair is flagged from the account that came later; it is the same pair from either side. */
async function flagged(db: Queryable, id: string): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select case when member_id = ${id} then other_member_id else member_id end as other_id, signals, flagged_at as at,
      decision, decision_reason, decided_by, reviewed_at, true as flagged
    from members.duplicate_flag
    where member_id = ${id} or other_member_id = ${id}
    order by reviewed_at is not null, flagged_at desc
    limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

async function fromSameAddress(
  db: Queryable,
  { id, merchantId }: { id: string; merchantId: string },
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select other.member_id as other_id, array['address'] as signals, max(other.at) as at, null as decision,
      null as decision_reason, null as decided_by, null::timestamptz as reviewed_at, false as flagged
    from (
      select address, max(at) as at from (
        select address, at from audit.member_event where member_id = ${id} order by at desc limit 1000
      ) latest group by address order by 2 desc limit ${ADDRESSES_MAX}
    ) own
    cross join lateral (
      select member_id, at from audit.member_event
      where address = own.address and merchant_id = ${merchantId} order by at desc limit ${ENTRIES_MAX}
    ) other
    where other.member_id <> ${id}
    group by other.member_id order by 3 desc limit ${SHOWN_MAX}`.execute(db);
  return rows;
}
