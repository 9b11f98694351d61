import type { Value } from '@lanna/contract/endpoint';
import type { myWheel } from '@lanna/contract/rewards/missions/wheel';
import { dearest, type WheelField } from '@lanna/rules/rewards/missions/wheel';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readReceipts } from './receipts.ts';
import { seedInUse } from './spin-seed.ts';
import { spinsOf } from './spins-of.ts';

type Shown = Value<typeof myWheel>;

/** The wheel as it turns for the member. Who is out of play sees their receipts and no wheel. */
export async function showWheel(
  db: Queryable,
  of: { brand: { id: string; currency: string; timeZone: string }; memberId: string; now: Date },
): Promise<Shown> {
  const { brand, memberId } = of;
  const { status } = await db
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const seed = await seedInUse(db, memberId);
  const { left, leftToday } = await spinsOf(db, of);
  return {
    currency: brand.currency,
    wheel: status === 'active' ? await wheelOf(db, brand.id) : null,
    spins: left,
    leftToday,
    seed: seed ? { commitment: seed.commitment, clientSeed: seed.client_seed, nonce: seed.next_nonce } : null,
    receipts: await readReceipts(db, { memberId }),
  };
}

/** Null where there is none, or too little is left for its dearest field. */
export async function wheelOf(db: Queryable, brandId: string): Promise<Shown['wheel']> {
  const found = await db
    .selectFrom('missions.wheel as w')
    .innerJoin('missions.wheel_version as v', (join) =>
      join.onRef('v.merchant_id', '=', 'w.merchant_id').onRef('v.version', '=', 'w.version'),
    )
    .select(['w.version', 'w.budget', 'w.spent', 'v.fields'])
    .where('w.merchant_id', '=', brandId)
    .where('w.state', '=', 'published')
    .executeTakeFirst();
  const fields = (found?.fields ?? []) as unknown as WheelField[];
  if (!found || found.spent + dearest(fields) > found.budget) return null;
  return { version: found.version, fields: fields as unknown as NonNullable<Shown['wheel']>['fields'] };
}
