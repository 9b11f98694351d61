import type { Value } from '@lanna/contract/endpoint';
import type { checkIn as endpoint } from '@lanna/contract/rewards/missions/missions';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { memberInPlay } from '../../../accounts/protection/member-in-play.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { beginStep, moveStep } from '../counting/move-step.ts';
import { liveMissions } from '../mission.ts';

/** Notes the day's visit, once, and moves each mission whose present step asks for one. Refuses as `checkIn` declares. */
export async function checkIn(
  tx: Tx,
  of: { brand: { id: string; timeZone: string }; memberId: string; now: Date },
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, now } = of;
  await lockWallets(tx, [memberId]);
  const { rank } = await memberInPlay(tx, { merchantId: brand.id, memberId });
  const missions = (await liveMissions(tx, { brand, memberId, rank, now })).filter(({ terms }) =>
    terms.steps.some(({ trigger }) => trigger.kind === 'check_in'),
  );
  if (missions.length === 0) throw new Refusal('mission_unknown');
  const { rows } = await sql<{ day: string }>`
    insert into missions.check_in (member_id, day, merchant_id, at)
    values (${memberId}, (${now}::timestamptz at time zone ${brand.timeZone})::date, ${brand.id}, ${now})
    on conflict do nothing returning day::text as day`.execute(tx);
  const [noted] = rows;
  if (!noted) throw new Refusal('check_in_done');
  // In one order for all: each is held while its step moves.
  for (const mission of [...missions].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (mission.terms.steps[0]?.trigger.kind === 'check_in')
      await beginStep(tx, mission.terms, {
        ...{ mission_id: mission.id, merchant_id: brand.id, member_id: memberId, period: mission.period },
        ...{ step: 1, starts_at: mission.starts_at, ends_at: mission.ends_at },
      });
    const { rows: present } = await sql<{ id: string; step: number }>`
      select id, step from missions.progress
      where mission_id = ${mission.id} and member_id = ${memberId} and period = ${mission.period}::date and state = 'open'
      order by step limit 1`.execute(tx);
    const [step] = present;
    if (!step || mission.terms.steps[step.step - 1]?.trigger.kind !== 'check_in') continue;
    await sql`update missions.progress set progress = goal where id = ${step.id}`.execute(tx);
    await moveStep(tx, step.id, now);
  }
  await notifyPush(tx, { m: [memberId], t: ['missions_changed'] });
  return { day: noted.day };
}
