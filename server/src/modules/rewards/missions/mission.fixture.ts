import type { Money } from '@lanna/rules/money';
import type { MissionTerms } from '@lanna/rules/rewards/missions/terms';
import type { WheelField } from '@lanna/rules/rewards/missions/wheel';
import type { Clock } from '../../../platform/process/clock.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { runProgress } from './counting/run-progress.ts';

interface BrandOfMission {
  id: string;
  currency: string;
}

/** A mission of a turnover of 100 in lotteries for 10 in cash. */
export function missionTerms(changes: Partial<MissionTerms> = {}): MissionTerms {
  return {
    name: { TH: 'แทงหวยครบ 100', EN: 'Play 100 in lotteries' },
    repeat: 'daily',
    leastRank: 0,
    steps: [
      {
        trigger: { kind: 'turnover', categories: ['LOTT'], amount: '100.00' },
        reward: { kind: 'cash', amount: '10.00' },
      },
    ],
    ...changes,
  };
}

/** A mission in the state it is asked for, that began an hour ago. */
export async function addTestMission(
  tx: Tx,
  brand: BrandOfMission,
  of: { terms?: MissionTerms; budget?: Money; state?: string; now: Date },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('missions.mission')
    .values({
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: of.state ?? 'published' },
      terms: JSON.stringify(of.terms ?? missionTerms()),
      starts_at: new Date(of.now.getTime() - 3_600_000),
      budget: of.budget ?? 10n ** 12n,
      ...{ made_at: of.now, changed_at: of.now, made_by_name: 'operator' },
    })
    .execute();
  return id;
}

/** Six fields: one pays 20 in cash, one a bonus, the others nothing. */
export function wheelFields(): WheelField[] {
  const empty = { name: { TH: 'ไม่ได้รางวัล', EN: 'No prize' }, prize: { kind: 'empty' as const }, weight: 1 };
  return [
    { name: { TH: '20 บาท', EN: '20 baht' }, prize: { kind: 'cash', amount: '20.00' }, weight: 3 },
    empty,
    {
      name: { TH: 'โบนัส 10', EN: 'Bonus 10' },
      prize: { kind: 'bonus', amount: '10.00', times: 1, days: 7 },
      weight: 1,
    },
    ...[empty, empty, empty],
  ];
}

export async function addTestWheel(
  tx: Tx,
  brand: BrandOfMission,
  of: { fields?: WheelField[]; budget?: Money; now: Date },
): Promise<void> {
  const budget = of.budget ?? 10n ** 12n;
  await tx
    .insertInto('missions.wheel')
    .values({
      ...{ merchant_id: brand.id, currency: brand.currency, version: 1, state: 'published' },
      ...{ budget, changed_at: of.now },
    })
    .execute();
  await tx
    .insertInto('missions.wheel_version')
    .values({
      ...{ merchant_id: brand.id, version: 1, fields: JSON.stringify(of.fields ?? wheelFields()), budget },
      ...{ made_at: of.now, made_by_name: 'operator', reason: 'for the test' },
    })
    .execute();
}

/** Spins as a claimed step would have given them. */
export async function giveTestSpins(
  tx: Tx,
  brand: BrandOfMission,
  of: { memberId: string; count: number; now: Date },
): Promise<string> {
  const reward = { kind: 'spins', count: of.count } as const;
  const mission = await addTestMission(tx, brand, {
    terms: missionTerms({ repeat: 'once', steps: [{ trigger: { kind: 'profile', fact: 'email' }, reward }] }),
    state: 'stopped',
    now: of.now,
  });
  const id = newId();
  await tx
    .insertInto('missions.progress')
    .values({
      ...{
        id,
        mission_id: mission,
        merchant_id: brand.id,
        member_id: of.memberId,
        period: '1970-01-01',
        step: 1,
      },
      ...{
        starts_at: of.now,
        ends_at: new Date(of.now.getTime() + 1000),
        goal: 1n,
        progress: 1n,
        state: 'claimed',
      },
      ...{ reward: JSON.stringify(reward), done_at: of.now, lapses_at: of.now, claimed_at: of.now },
    })
    .execute();
  await tx
    .insertInto('missions.spin_grant')
    .values({
      ...{ progress_id: id, merchant_id: brand.id, member_id: of.memberId },
      ...{ count: of.count, granted_at: of.now },
    })
    .execute();
  return id;
}

/** As the portal's tick counts. */
export function countTestMissions(deps: { db: Database; clock: Clock }): Promise<void> {
  return runProgress(deps);
}
