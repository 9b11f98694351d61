import type { Received, Value } from '@lanna/contract/endpoint';
import type { countReaders as endpoint } from '@lanna/contract/messaging/inbox/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import {
  type AudienceOf,
  type AudienceTopics,
  audienceOf,
  namesAsKept,
  segmentOf,
} from '../broadcast-audience.ts';
import { countAudience, secondOperatorFrom } from './move-broadcast.ts';

const NAMES_SHOWN = 50;

/** How many an audience has now, and which pasted names would receive nothing. Refuses `not_found` for a brand out of scope. */
export async function countReaders(
  db: Queryable,
  brands: readonly Brand[],
  { brand: code, kind, audience }: Received<typeof endpoint>['query'] & Received<typeof endpoint>['body'],
  { unwilling, segment }: AudienceTopics,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const brand = brandInScope(brands, code);
  const at = { merchantId: brand.id, at: now };
  const inSegment = await segmentOf(db, segment, audience, at);
  const wanted = { ...at, timeZone: brand.timeZone, kind, audience, unwilling, inSegment };
  const count = await countAudience(db, wanted);
  const names = namesAsKept(audience.usernames);
  const reached = names.length === 0 ? [] : await reachedNames(db, wanted);
  const unknown = names.filter((name) => !reached.includes(name));
  return {
    count,
    unknownNames: unknown.slice(0, NAMES_SHOWN),
    unknownCount: unknown.length,
    proposedFrom: await secondOperatorFrom(db, brand.id),
  };
}

async function reachedNames(db: Queryable, wanted: AudienceOf): Promise<string[]> {
  const rows = await audienceOf(db, wanted).select(sql<string>`m.username_key`.as('name')).execute();
  return rows.map(({ name }) => name);
}
