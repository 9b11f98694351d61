import {
  ENVELOPE_SPLITS,
  type ownEnvelopes as endpoint,
} from '@lanna/contract/commission/envelopes/envelopes';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { envelopesFor } from '../giving/audience.ts';
import { oneOf } from '../giving/envelope.ts';

const ORDER = 'opened';

/** Envelopes that wait for a member, on the first page, and those the member has opened, newest first. */
export async function ownEnvelopes(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
  { after, pageSize, now }: Received<typeof endpoint>['query'] & { now: Date },
): Promise<Value<typeof endpoint>> {
  const place = after === undefined ? undefined : readCursor(after, ORDER);
  const [waiting, rows] = await Promise.all([
    place ? [] : waitingEnvelopes(db, owner, now),
    given(db, owner)
      .innerJoin('envelopes.share as s', 's.envelope_id', 'e.id')
      .select(['s.id as share_id', 's.amount', 's.claimed_at'])
      .where('s.member_id', '=', owner.memberId)
      .$if(place !== undefined, (list) =>
        list.where(
          sql<boolean>`(s.claimed_at, s.id) < (${place?.[0] ?? ''}::timestamptz, ${place?.[1] ?? ''}::uuid)`,
        ),
      )
      .orderBy('s.claimed_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(pageSize + 1)
      .execute(),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    waiting: waiting.map((row) => ({ ...showGiven(row), amount: null, openedAt: null })),
    opened: shown.map((row) => ({
      ...showGiven(row),
      amount: formatMoney(row.amount),
      openedAt: row.claimed_at?.toISOString() ?? null,
    })),
    next: last?.claimed_at ? writeCursor([ORDER, last.claimed_at.toISOString(), last.share_id]) : null,
  };
}

/** Those that can be claimed now, the one that ends first before the others. */
function waitingEnvelopes(db: Queryable, owner: { merchantId: string; memberId: string }, now: Date) {
  return given(db, owner)
    .where('e.state', '=', 'open')
    .where('e.expires_at', '>', now)
    .where(sql<boolean>`e.id in (${envelopesFor(owner)})`)
    .where(
      sql<boolean>`not exists (select from envelopes.share s where s.envelope_id = e.id and s.member_id = ${owner.memberId})`,
    )
    .orderBy('e.expires_at')
    .limit(20)
    .execute();
}

function given(db: Queryable, { merchantId }: { merchantId: string }) {
  return db
    .selectFrom('envelopes.envelope as e')
    .innerJoin('members.account as a', 'a.id', 'e.agent_id')
    .where('e.merchant_id', '=', merchantId)
    .select([
      'e.id',
      'a.username',
      'a.nickname',
      'e.wish',
      'e.split',
      'e.shares',
      'e.expires_at',
      'e.given_at',
      'e.currency',
    ]);
}

function showGiven(row: Awaited<ReturnType<typeof waitingEnvelopes>>[number]) {
  return {
    id: row.id,
    from: maskName(row.username ?? row.nickname),
    wish: row.wish,
    split: oneOf(ENVELOPE_SPLITS, row.split),
    shares: row.shares,
    expiresAt: row.expires_at.toISOString(),
    givenAt: row.given_at.toISOString(),
    currency: row.currency,
  };
}
