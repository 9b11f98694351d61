import type { RafflePrize } from '@lanna/rules/rewards/raffles/terms';
import { poolOf } from '@lanna/rules/rewards/raffles/terms';
import { newId } from '../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { publishChain } from './drawing/raffle-chain.ts';
import { type RaffleDeps, runRaffles } from './drawing/run-raffles.ts';
import { fundRaffle } from './fund-raffle.ts';
import { holdRaffle, momentsOf } from './raffle.ts';
import { proveRaffle } from './reading/prove-raffle.ts';

/** A raffle of a thousand in cash and two bonuses on the days from `firstDay` to `lastDay`, a ticket for 500, funded as two operators would have. */
export async function addTestRaffle(
  tx: Tx,
  { secrets }: { secrets: SecretBox },
  brand: { id: string; currency: string; timeZone: string },
  of: {
    firstDay: string;
    lastDay: string;
    prizes?: RafflePrize[];
    ticketsMost?: number;
    leastRank?: number;
    beacon?: { name: string; days: number };
    state?: 'draft' | 'published';
    now: Date;
  },
): Promise<string> {
  const { firstDay, lastDay, now, state = 'published' } = of;
  const prizes = of.prizes ?? testPrizes();
  const { startsAt, endsAt } = momentsOf(firstDay, lastDay, brand.timeZone);
  const [id, categoryId] = [newId(), newId()];
  await tx
    .insertInto('promotions.category')
    .values({
      id: categoryId,
      merchant_id: brand.id,
      name: { TH: 'จับรางวัล', EN: 'Raffles' },
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('raffles.raffle')
    .values({
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft', return_id: newId() },
      ...{
        category_id: categoryId,
        title: { TH: 'จับรางวัลใหญ่', EN: 'Grand raffle' },
        text: { TH: 'ลุ้นรางวัล', EN: 'Prizes' },
      },
      ...{ first_day: firstDay, last_day: lastDay, starts_at: startsAt, ends_at: endsAt },
      ...{ per_ticket: 50_000_000n, tickets_most: of.ticketsMost ?? 200, least_rank: of.leastRank ?? 0 },
      ...{ prizes: JSON.stringify(prizes), pool: poolOf(prizes) },
      ...{ beacon_name: of.beacon?.name ?? null, beacon_days: of.beacon?.days ?? null },
      ...{ made_at: now, changed_at: now, made_by_name: 'operator' },
    })
    .execute();
  const made = await holdRaffle(tx, id);
  if (made && state === 'published') {
    await publishChain(tx, { secrets }, now);
    await fundRaffle(tx, made, now);
  }
  return id;
}

export function testPrizes(): RafflePrize[] {
  return [
    { kind: 'cash', amount: '1000.00', count: 1 },
    { kind: 'bonus', amount: '50.00', count: 2, times: 5, days: 7 },
  ];
}

/** As the portal's tick moves them on. */
export function runTestRaffles(deps: RaffleDeps): Promise<void> {
  return runRaffles(deps);
}

/** The proof as a visitor fetches it. */
export function proveTestRaffle(
  { db }: Pick<RaffleDeps, 'db'>,
  of: Parameters<typeof proveRaffle>[1],
): ReturnType<typeof proveRaffle> {
  return proveRaffle(db.kysely, of);
}
