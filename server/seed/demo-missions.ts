import type { MissionTerms } from '@lanna/rules/rewards/missions/terms';
import type { WheelField } from '@lanna/rules/rewards/missions/wheel';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const checkInDay = (reward: MissionTerms['steps'][number]['reward']): MissionTerms['steps'][number] => ({
  trigger: { kind: 'check_in' },
  reward,
});
const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const spins = (count: number) => ({ kind: 'spins' as const, count });

const MISSIONS: readonly MissionTerms[] = [
  {
    name: { TH: 'เช็คอิน 7 วัน', EN: 'Check in on 7 days' },
    repeat: 'once',
    leastRank: 0,
    steps: [
      ...[checkInDay(cash('1.00')), checkInDay(cash('1.00')), checkInDay(spins(1)), checkInDay(cash('2.00'))],
      ...[checkInDay(cash('2.00')), checkInDay(spins(1)), checkInDay(cash('5.00'))],
    ],
  },
  {
    name: { TH: 'ลองสล็อต 3 เกม', EN: 'Try 3 slots' },
    repeat: 'weekly',
    leastRank: 0,
    steps: [{ trigger: { kind: 'games', categories: ['RNG'], count: 3 }, reward: spins(1) }],
  },
  {
    name: { TH: 'ยอดเทิร์นประจำวัน', EN: 'Turnover of the day' },
    repeat: 'daily',
    leastRank: 0,
    steps: [
      { trigger: { kind: 'turnover', categories: [], amount: '500.00' }, reward: cash('2.00') },
      { trigger: { kind: 'turnover', categories: [], amount: '1000.00' }, reward: spins(1) },
    ],
  },
  {
    name: { TH: 'ตั้งค่าบัญชีให้ปลอดภัย', EN: 'Make your account safe' },
    repeat: 'once',
    leastRank: 0,
    steps: [
      { trigger: { kind: 'profile', fact: 'second_factor' }, reward: cash('10.00') },
      { trigger: { kind: 'profile', fact: 'limits' }, reward: spins(1) },
    ],
  },
];

const empty = { name: { TH: 'ไม่ได้รางวัล', EN: 'No prize' }, prize: { kind: 'empty' as const }, weight: 20 };
const FIELDS: readonly WheelField[] = [
  { name: { TH: '5 บาท', EN: '5 baht' }, prize: cash('5.00'), weight: 25 },
  empty,
  { name: { TH: '20 บาท', EN: '20 baht' }, prize: cash('20.00'), weight: 8 },
  empty,
  {
    name: { TH: 'โบนัส 50', EN: 'Bonus 50' },
    prize: { kind: 'bonus', amount: '50.00', times: 5, days: 7 },
    weight: 5,
  },
  empty,
  { name: { TH: '10 บาท', EN: '10 baht' }, prize: cash('10.00'), weight: 15 },
  { name: { TH: '100 บาท', EN: '100 baht' }, prize: cash('100.00'), weight: 1 },
];
const BUDGET = 100_000n * 100_000n;

/** Missions and a wheel for demo brands that have none. What operators have made stays. */
export async function seedDemoMissions(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; currency: string }[]; now: Date },
): Promise<void> {
  for (const { id: merchant_id, currency } of brands) {
    const has = await tx
      .selectFrom('missions.mission')
      .select('id')
      .where('merchant_id', '=', merchant_id)
      .executeTakeFirst();
    if (has) continue;
    const made = { made_at: now, changed_at: now, made_by_name: 'demo' };
    for (const terms of MISSIONS)
      await tx
        .insertInto('missions.mission')
        .values({
          ...{ id: newId(), merchant_id, currency, state: 'published', starts_at: now, budget: BUDGET },
          ...{ terms: JSON.stringify(terms), ...made },
        })
        .execute();
    await tx
      .insertInto('missions.wheel')
      .values({ merchant_id, currency, version: 1, state: 'published', budget: BUDGET, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('missions.wheel_version')
      .values({
        ...{ merchant_id, version: 1, fields: JSON.stringify(FIELDS), budget: BUDGET },
        ...{ made_at: now, made_by_name: 'demo', reason: 'a wheel of the demo' },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
