import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export interface SpinSeed {
  id: string;
  seed: string;
  commitment: string;
  client_seed: string;
  next_nonce: number;
}

/** What the member's next spin is drawn from; undefined before the first spin was earned. */
export function seedInUse(db: Queryable, memberId: string): Promise<SpinSeed | undefined> {
  return db
    .selectFrom('missions.spin_seed')
    .select(['id', 'seed', 'commitment', 'client_seed', 'next_nonce'])
    .where('member_id', '=', memberId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
}

/** Fixes what the member's spins are drawn from, before there is one to turn. The caller holds the member's wallet. */
export async function ensureSeed(
  tx: Tx,
  of: { merchantId: string; memberId: string; now: Date },
): Promise<SpinSeed> {
  return (await seedInUse(tx, of.memberId)) ?? makeSeed(tx, { ...of, clientSeed: null });
}

/** Reveals the seed in use and fixes the next. The caller holds the member's wallet, so no spin is drawn between. */
export async function changeSeed(
  tx: Tx,
  of: { merchantId: string; memberId: string; clientSeed: string | null; now: Date },
): Promise<SpinSeed> {
  await tx
    .updateTable('missions.spin_seed')
    .set({ revealed_at: of.now })
    .where('member_id', '=', of.memberId)
    .where('revealed_at', 'is', null)
    .execute();
  return makeSeed(tx, of);
}

async function makeSeed(
  tx: Tx,
  of: { merchantId: string; memberId: string; clientSeed: string | null; now: Date },
): Promise<SpinSeed> {
  const seed = randomBytes(32).toString('hex');
  const made = {
    ...{ id: newId(), seed, commitment: commitmentOf(seed), next_nonce: 0 },
    client_seed: of.clientSeed ?? randomBytes(8).toString('hex'),
  };
  await tx
    .insertInto('missions.spin_seed')
    .values({ ...made, merchant_id: of.merchantId, member_id: of.memberId, made_at: of.now })
    .execute();
  return made;
}
