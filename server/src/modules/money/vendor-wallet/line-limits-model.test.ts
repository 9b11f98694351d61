import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { writeAllowance } from '../../accounts/line-limits/allowances/write-allowance.ts';
import { lineHand, type SomeLimits } from '../../accounts/line-limits/line.fixture.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { money, OK, REACHED } from './limited-player.factory.ts';
import { walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const DAY_MS = 86_400_000;
const DISABLED = 'RS_ERROR_USER_DISABLED';
const STORIES = testSize(100);

const { db } = await testDatabase();
const wallet = await walletFixture(db, { tokenMs: 365 * DAY_MS });
const { brand, clock } = wallet;
const hand = lineHand(db, brand, clock);

/** Two lines of two agents each, and members at the bottom: 0 → 1, 2 → 3; members are under 1 or 3. */
const UPLINE = [null, 0, null, 2] as const;

const limits = fc.record(
  {
    stake: fc.integer({ min: 0, max: 40 }),
    day: fc.integer({ min: 0, max: 120 }),
    week: fc.integer({ min: 0, max: 200 }),
  },
  { requiredKeys: [] },
);
const agent = fc.constantFrom(0, 1, 2, 3);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ what: fc.constant('bet' as const), units: fc.integer({ min: 1, max: 45 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('win' as const), units: fc.integer({ min: 0, max: 60 }) }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('limit' as const), by: agent, limits }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('suspend' as const), by: agent }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('lift' as const), by: agent }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('move' as const), to: fc.constantFrom(1, 3) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('wait' as const), days: fc.constantFrom(1, 3) }) },
);

interface Kept {
  stake?: number;
  day?: number;
  week?: number;
}

test(`bets are refused as a model of the line says, over ${STORIES} stories`, async () => {
  const seen = { [OK]: 0, [REACHED]: 0, [DISABLED]: 0 } as Record<string, number>;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
      const agents: string[] = [];
      for (const upline of UPLINE) {
        const agentId = upline === null ? undefined : agents[upline];
        agents.push((await createMember(db, brand, { type: 1, ...(agentId && { agentId }) })).memberId);
      }
      const idOf = (at: number) => agents[at] ?? '';
      let under: 1 | 3 = 1;
      const player = await wallet.player({ agentId: idOf(under), balance: money(1_000_000) });
      const owner = { merchantId: brand.id, memberId: player.memberId };
      // Bets are counted from the first on: where counting begins late, a win counts with the day of its bet.
      await db.transaction((tx) =>
        writeAllowance(tx, owner, {
          givenBy: brand.id,
          operator: 'operator',
          allowed: { stakes: {}, lossDay: money(1_000_000), lossWeek: null },
          version: 0,
          now: clock.now(),
        }),
      );
      /** What an agent allows the account below: its own agent, or the member. */
      const kept = new Map<string, Kept>();
      const suspendedBy = new Set<number>();
      const open: { bet: ReturnType<typeof player.bet>; day: number }[] = [];
      let [day, lostToday, lostThisWeek] = [dayNow(), 0, 0];
      const holding = () => {
        const top = UPLINE[under] ?? 0;
        return [kept.get(`${under} member`), kept.get(`${top} ${under}`)].filter((one) => one !== undefined);
      };
      const least = (name: keyof Kept) =>
        Math.min(...holding().map((one) => one[name] ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
      const inLine = (by: number) => by === under || by === UPLINE[under];

      for (const one of steps) {
        if (one.what === 'wait') {
          const before = weekOf(day);
          clock.advance(one.days * DAY_MS);
          day = dayNow();
          lostToday = 0;
          if (weekOf(day) !== before) lostThisWeek = 0;
        } else if (one.what === 'bet') {
          const refused =
            one.units > least('stake') ||
            lostToday + one.units > least('day') ||
            lostThisWeek + one.units > least('week');
          const expected = suspendedBy.size > 0 ? DISABLED : refused ? REACHED : OK;
          const bet = player.bet({ amount: one.units * UNIT });
          expect((await wallet.bet(bet)).status).toBe(expected);
          seen[expected] = (seen[expected] ?? 0) + 1;
          if (expected === OK) {
            open.push({ bet, day });
            lostToday += one.units;
            lostThisWeek += one.units;
          }
        } else if (one.what === 'win') {
          const last = open.pop();
          if (!last) continue;
          expect((await wallet.win(player.win(last.bet, { amount: one.units * UNIT }))).status).toBe(OK);
          // A win counts when it is paid, also of a suspended member.
          lostToday -= one.units;
          lostThisWeek -= one.units;
        } else if (one.what === 'limit') {
          const child = one.by % 2 === 1 ? 'member' : String(one.by + 1);
          if (child === 'member' && one.by !== under) continue;
          const top = one.by % 2 === 1 ? kept.get(`${UPLINE[one.by]} ${one.by}`) : undefined;
          const { stake, ...losses } = one.limits;
          const wanted: SomeLimits = { ...losses, ...(stake !== undefined && { stakes: { RNG: stake } }) };
          const isAbove = (['stake', 'day', 'week'] as const).some(
            (name) => (one.limits[name] ?? -1) > (top?.[name] ?? Number.POSITIVE_INFINITY),
          );
          const id = child === 'member' ? player.memberId : idOf(Number(child));
          const setting = hand.limit(idOf(one.by), id, wanted);
          if (isAbove) await expect(setting).rejects.toMatchObject({ code: 'line_limit_above_own' });
          else {
            await setting;
            kept.set(`${one.by} ${child}`, one.limits as Kept);
          }
        } else if (one.what === 'suspend') {
          const act = hand.suspend(idOf(one.by), player.memberId);
          if (!inLine(one.by)) await expect(act).rejects.toMatchObject({ code: 'member_unknown' });
          else {
            await act;
            suspendedBy.add(one.by);
          }
        } else if (one.what === 'lift') {
          const act = hand.lift(idOf(one.by), player.memberId);
          const liftable = [...suspendedBy].filter((by) => by !== UPLINE[one.by]);
          if (!inLine(one.by)) await expect(act).rejects.toMatchObject({ code: 'member_unknown' });
          else if (suspendedBy.size > 0 && liftable.length === 0)
            await expect(act).rejects.toMatchObject({ code: 'suspension_of_upline' });
          else {
            await act;
            for (const by of liftable) suspendedBy.delete(by);
          }
        } else {
          under = one.to as 1 | 3;
          await db.kysely
            .updateTable('members.member')
            .set({ agent_id: idOf(under) })
            .where('id', '=', player.memberId)
            .execute();
        }
      }
    }),
    { numRuns: STORIES, endOnFailure: true },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

/** Days and weeks of Bangkok, as counts from a Monday. */
function dayNow(): number {
  return Math.floor((clock.now().getTime() + 7 * 3_600_000) / DAY_MS);
}

function weekOf(day: number): number {
  // The first of January 1970 was a Thursday.
  return Math.floor((day + 3) / 7);
}
