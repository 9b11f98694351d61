import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { changeLimits } from './pages/change-limits.ts';
import { showBelow } from './pages/show-below.ts';
import { showOwn } from './pages/show-own.ts';
import { liftBelow, suspendBelow } from './pages/suspend-below.ts';

/** What is limited, in whole units. */
export interface SomeLimits {
  stakes?: Partial<Record<RateCategory, number>>;
  day?: number;
  week?: number;
}

function allowanceOf({ stakes = {}, day, week }: SomeLimits): Allowance {
  const text = (units: number | undefined) => (units === undefined ? null : `${units}.00`);
  const texts = Object.entries(stakes).map(([category, units]) => [category, `${units}.00`]);
  return { stakes: Object.fromEntries(texts), losses: { day: text(day), week: text(week) } };
}

/** Agents of a brand as they limit and suspend play in their lines. */
export function lineHand(
  db: Database,
  { id: merchantId, timeZone }: { id: string; timeZone: string },
  clock: Clock,
) {
  const agentOf = (memberId: string, type = 1) => ({ merchantId, memberId, type });
  const show = (agentId: string, memberId: string) => showBelow(db.kysely, agentOf(agentId), memberId);
  return {
    agentOf,
    show,
    limit: async (agentId: string, memberId: string, limits: SomeLimits) => {
      const { below } = await show(agentId, memberId);
      return db.transaction((tx) =>
        changeLimits(tx, agentOf(agentId), memberId, {
          body: { ...allowanceOf(limits), version: below.version },
          now: clock.now(),
        }),
      );
    },
    suspend: (agentId: string, memberId: string, reason = 'we talk first') =>
      db.transaction((tx) => suspendBelow(tx, agentOf(agentId), { memberId, reason, now: clock.now() })),
    lift: (agentId: string, memberId: string) =>
      db.transaction((tx) => liftBelow(tx, agentOf(agentId), { memberId, now: clock.now() })),
    own: (memberId: string) => showOwn(db.kysely, { merchantId, memberId }, { timeZone, now: clock.now() }),
  };
}
