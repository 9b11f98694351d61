import { addTestBoard } from '../../../server/src/modules/rewards/leaderboards/leaderboard.fixture.ts';
import {
  addTestMission,
  missionTerms,
} from '../../../server/src/modules/rewards/missions/mission.fixture.ts';
import { addTestPointTerms } from '../../../server/src/modules/rewards/points/points.fixture.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import type { BrandOfBench } from './envelopes.ts';

export type BrandWithRewards = BrandOfBench & { timeZone: string; memberIds: string[] };

/** The brand of the wallet's fixture with points, a leaderboard of them, and three missions that hardly any member reaches. */
export async function publishRewards(db: Database): Promise<BrandWithRewards> {
  const { id, currency, time_zone } = await db.kysely
    .selectFrom('brands.brand')
    .select(['id', 'currency', 'time_zone'])
    .where('code', '=', 'BENCH')
    .$narrowType<{ id: string; currency: string; time_zone: string }>()
    .executeTakeFirstOrThrow();
  const members = await db.kysely
    .selectFrom('members.account')
    .select('id')
    .where('merchant_id', '=', id)
    .execute();
  const now = new Date();
  await addTestPointTerms(db, id);
  await db.transaction(async (tx) => {
    for (const trigger of [
      { kind: 'turnover' as const, categories: [], amount: '1000000.00' },
      { kind: 'rounds' as const, categories: [], count: 100_000 },
      { kind: 'games' as const, categories: [], count: 90 },
    ])
      await addTestMission(
        tx,
        { id, currency },
        {
          terms: missionTerms({ steps: [{ trigger, reward: { kind: 'cash', amount: '1.00' } }] }),
          now,
        },
      );
    await addTestBoard(
      tx,
      { id, currency },
      {
        ...{ startsAt: new Date(now.getTime() - 1000), endsAt: new Date(now.getTime() + 86_400_000), now },
      },
    );
  });
  return { id, currency, timeZone: time_zone, memberIds: members.map((member) => member.id) };
}
