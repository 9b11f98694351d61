import type { listAccessFailures, listSecurityEvents } from '@lanna/contract/books/audit/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import { type PageWanted, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface Owner {
  merchantId: string;
  memberId: string;
}

const facts = z.record(z.string(), z.unknown()).nullable();

/** The security record of a member. */
export async function securityEventsOf(
  db: Queryable,
  { merchantId, memberId }: Owner,
  { kind, ...wanted }: Received<typeof listSecurityEvents>['query'],
): Promise<Value<typeof listSecurityEvents>> {
  const events = db
    .selectFrom('audit.member_event as e')
    .select([
      'e.id',
      'e.number',
      'e.kind',
      'e.address',
      'e.country',
      'e.device',
      'e.before',
      'e.after',
      'e.at',
      'e.is_sealed',
    ])
    .where('e.member_id', '=', memberId)
    .where('e.merchant_id', '=', merchantId)
    .$if(kind !== undefined, (query) => query.where('e.kind', '=', kind ?? ''));
  const keys = { at: { by: sql`e.at`, type: 'timestamptz' as const } };
  const page = await readPage(db, events, { keys, id: sql`e.id` }, wanted);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      number: row.number.toString(),
      kind: row.kind,
      address: row.address,
      country: row.country,
      device: row.device,
      before: facts.parse(row.before),
      after: facts.parse(row.after),
      at: row.at.toISOString(),
      sealed: row.is_sealed === true,
    })),
  };
}

/** Failed log-ins at a member's account, as long as they are kept. */
export async function accessFailuresOf(
  db: Queryable,
  { merchantId, memberId }: Owner,
  wanted: PageWanted,
): Promise<Value<typeof listAccessFailures>> {
  const failures = db
    .selectFrom('audit.access_failure as f')
    .select(['f.id', 'f.method', 'f.reason', 'f.address', 'f.country', 'f.device', 'f.hits', 'f.at'])
    .where('f.member_id', '=', memberId)
    .where('f.merchant_id', '=', merchantId);
  const keys = { at: { by: sql`f.at`, type: 'timestamptz' as const } };
  const page = await readPage(db, failures, { keys, id: sql`f.id` }, wanted);
  return { ...page, rows: page.rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
