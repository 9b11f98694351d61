import type { Value } from '@lanna/contract/endpoint';
import type { spinWheel as endpoint } from '@lanna/contract/rewards/missions/wheel';
import {
  dearest,
  drawnPlace,
  prizeCost,
  SPINS_A_DAY,
  type WheelField,
} from '@lanna/rules/rewards/missions/wheel';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { memberInPlay } from '../../../accounts/protection/member-in-play.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { payReward } from '../claiming/pay-reward.ts';
import { readReceipts } from './receipts.ts';
import { type SpinSeed, seedInUse } from './spin-seed.ts';
import { spinsOf } from './spins-of.ts';

interface Spin {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
  version: number;
  commitment: string;
  nonce: number;
  now: Date;
}

/**
 * Draws one spin from the seed whose hash the member saw, and gives its prize in the same transaction. The member's wallet and then the wheel are held:
 * a press that comes twice is one spin, and of two for the last of the budget one is told that the wheel is closed, before anything is drawn. Refuses as
 * `spinWheel` declares.
 */
export async function spinWheel(tx: Tx, spin: Spin): Promise<Value<typeof endpoint>> {
  const { brand, memberId, now } = spin;
  await lockWallets(tx, [memberId]);
  await memberInPlay(tx, { merchantId: brand.id, memberId });
  const seed = await seedInUse(tx, memberId);
  const before = seed && (await readReceipts(tx, { memberId, seedId: seed.id, nonce: spin.nonce }))[0];
  if (before && seed.commitment === spin.commitment) return before;
  const { left, leftToday } = await spinsOf(tx, { brand, memberId, now });
  if (left === 0) throw new Refusal('wheel_no_spins');
  if (leftToday === 0) throw new Refusal('wheel_day_full', { most: SPINS_A_DAY });
  if (!seed || seed.commitment !== spin.commitment || seed.next_nonce !== spin.nonce)
    throw new Refusal('wheel_changed');
  const fields = await lockWheel(tx, spin);
  return draw(tx, spin, seed, fields);
}

/** The fields in force, with enough left for the dearest of them. */
async function lockWheel(tx: Tx, { brand, version }: Spin): Promise<WheelField[]> {
  const wheel = await tx
    .selectFrom('missions.wheel')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .forUpdate()
    .executeTakeFirst();
  if (wheel?.state !== 'published') throw new Refusal('wheel_closed');
  if (wheel.version !== version) throw new Refusal('wheel_changed');
  const { fields } = await tx
    .selectFrom('missions.wheel_version')
    .select('fields')
    .where('merchant_id', '=', brand.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const found = fields as unknown as WheelField[];
  if (wheel.spent + dearest(found) > wheel.budget) throw new Refusal('wheel_closed');
  return found;
}

async function draw(
  tx: Tx,
  { brand, memberId, version, nonce, now }: Spin,
  seed: SpinSeed,
  fields: WheelField[],
): Promise<Value<typeof endpoint>> {
  const place = drawnPlace(fields, { serverSeed: seed.seed, clientSeed: seed.client_seed, nonce });
  const field = fields[place];
  if (!field) throw new Error('a place of the wheel');
  const id = newId();
  const cost = prizeCost(field.prize);
  await sql`
    insert into missions.spin (id, merchant_id, member_id, seed_id, nonce, wheel_version, place, prize, cost, day, at)
    values (${id}, ${brand.id}, ${memberId}, ${seed.id}, ${nonce}, ${version}, ${place}, ${JSON.stringify(field.prize)}, ${cost},
      (${now}::timestamptz at time zone ${brand.timeZone})::date, ${now})`.execute(tx);
  await sql`update missions.spin_seed set next_nonce = next_nonce + 1 where id = ${seed.id}`.execute(tx);
  await sql`update missions.wheel set spent = spent + ${cost} where merchant_id = ${brand.id}`.execute(tx);
  const { prize, name } = field;
  if (prize.kind !== 'empty')
    await payReward(tx, {
      ...{ id, code: 'wheel_prize', merchantId: brand.id, memberId, currency: brand.currency, name, now },
      ...{ timeZone: brand.timeZone, reward: prize },
    });
  await notifyPush(tx, { m: [memberId], t: ['missions_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'missions_changed' });
  const [receipt] = await readReceipts(tx, { memberId, seedId: seed.id, nonce });
  if (!receipt) throw new Error('a spin has its receipt');
  return receipt;
}
