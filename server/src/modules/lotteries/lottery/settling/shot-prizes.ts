import type { Received, Value } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/lotteries/lottery/shot-prize-ops';
import { moneyOf } from '@lanna/contract/money';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockBrandSetting, notifyTerms } from '../desk/ops-brand.ts';

const SHOT_PRIZES_KIND = 'lottery.shot-prizes';

export interface ShotPrizes {
  version: number;
  first: Money;
  sixteenth: Money;
  minStake: Money;
}

/** A brand gives no prizes until it sets some. */
const NONE: ShotPrizes = { version: 0, first: 0n, sixteenth: 0n, minStake: 100_000n };

const payload = z.object({
  version: z.int(),
  first: z.string(),
  sixteenth: z.string(),
  minStake: z.string(),
});

export async function readShotPrizes(db: Queryable, merchantId: string): Promise<ShotPrizes> {
  const row = await db
    .selectFrom('lottery.shot_prize')
    .select(['version', 'first_prize as first', 'sixteenth_prize as sixteenth', 'min_stake as minStake'])
    .where('merchant_id', '=', merchantId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? NONE;
}

/** As players see them; null where there is none. */
export function shownShotPrizes({ version: _, ...prizes }: ShotPrizes) {
  const { first, sixteenth, minStake } = prizes;
  if (first === 0n && sixteenth === 0n) return null;
  return { first: formatMoney(first), sixteenth: formatMoney(sixteenth), minStake: formatMoney(minStake) };
}

export async function showShotPrizes(
  db: Queryable,
  brand: Brand,
): Promise<Value<typeof contract.showShotPrizes>> {
  const prizes = await readShotPrizes(db, brand.id);
  return { version: prizes.version, ...factsOf(prizes) };
}

/**
 * Sets what the first and the sixteenth shot of a round win. What gives more, or to more members, is a second operator's; less is set at once. Shots that were sent
 * keep what was set then. Refuses `changed_meanwhile`.
 */
export async function changeShotPrizes(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record' | 'propose'>,
  brand: Brand,
  { reason, ...wanted }: Received<typeof contract.changeShotPrizes>['body'],
): Promise<Value<typeof contract.changeShotPrizes>> {
  await lockBrandSetting(tx, brand.id);
  const before = await readShotPrizes(tx, brand.id);
  if (before.version !== wanted.version) throw new Refusal('changed_meanwhile');
  const after = prizesOf(wanted);
  const about = { brandId: brand.id, subject: { kind: 'lottery', id: 'YEEKEE', name: 'YEEKEE' }, reason };
  if (givesMore(before, after))
    return {
      proposalId: await call.propose(tx, { kind: SHOT_PRIZES_KIND, payload: wanted, ...about }),
    };
  await save(tx, brand.id, after);
  await call.record(tx, {
    action: SHOT_PRIZES_KIND,
    ...about,
    before: factsOf(before),
    after: factsOf(after),
  });
  return { proposalId: null };
}

export const shotPrizesProposal = proposalKind({
  kind: SHOT_PRIZES_KIND,
  permission: 'lottery.change',
  payload,
  preview: async (db, wanted, brandId) => ({
    before: factsOf(await readShotPrizes(db, brandId ?? '')),
    after: factsOf(prizesOf(wanted)),
  }),
  carryOut: async (tx, wanted, { brandId }) => {
    if (brandId === null) throw new Error('prizes of shots are a brand’s');
    await lockBrandSetting(tx, brandId);
    const before = await readShotPrizes(tx, brandId);
    if (before.version !== wanted.version) throw new Refusal('changed_meanwhile');
    const after = prizesOf(wanted);
    await save(tx, brandId, after);
    return { before: factsOf(before), after: factsOf(after) };
  },
});

function givesMore(before: ShotPrizes, after: ShotPrizes): boolean {
  const gives = after.first > 0n || after.sixteenth > 0n;
  const isWider = after.minStake < before.minStake;
  return after.first > before.first || after.sixteenth > before.sixteenth || (gives && isWider);
}

async function save(tx: Tx, brandId: string, { version, first, sixteenth, minStake }: ShotPrizes) {
  await tx
    .insertInto('lottery.shot_prize')
    .values({
      ...{ merchant_id: brandId, version: version + 1, first_prize: first, sixteenth_prize: sixteenth },
      ...{ min_stake: minStake, set_at: sql<Date>`clock_timestamp()` },
    })
    .execute();
  await notifyTerms(tx, brandId);
}

function prizesOf({ version, ...wanted }: z.infer<typeof payload>): ShotPrizes {
  const { first, sixteenth, minStake } = wanted;
  return { version, first: moneyOf(first), sixteenth: moneyOf(sixteenth), minStake: moneyOf(minStake) };
}

function factsOf({ first, sixteenth, minStake }: ShotPrizes) {
  return { first: formatMoney(first), sixteenth: formatMoney(sixteenth), minStake: formatMoney(minStake) };
}
