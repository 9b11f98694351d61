import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { ownerOf } from '../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import type { RankDeposits } from './rank-places.ts';
import { levelsFor } from './ranks.factory.ts';
import { showProgress } from './reading/show-progress.ts';
import { reviewMembers } from './reviewing/review-members.ts';

/** A brand with the ranks of `rankLevels`, and members whose figures of a day are written as they are wanted. */
export async function ranksFixture(url: string, db: Database, at = '2026-11-20T05:00:00Z') {
  const owner = await ownerOf(url);
  const brand = await createBrand(db.kysely, { settings: { flags: { manualRebate: true } } });
  const clock = fixedClock(at);
  const kept = new Map<string, { day: string; amount: bigint }[]>();
  // What the topic of deposits says, without its tables: a test of it stands beside `depositedByDay`.
  const deposits: RankDeposits = async (_, { memberIds, from, to }) =>
    new Map(
      memberIds.map(
        (id) => [id, (kept.get(id) ?? []).filter(({ day }) => day >= from && day <= to)] as const,
      ),
    );
  await levelsFor(db, brand.id, clock.now());
  const deps = { db, clock, deposits: () => [deposits] };

  return {
    brand,
    clock,
    owner,
    deps,
    join: async (options: MemberOptions & { level?: number } = {}) => {
      const { memberId } = await createMember(db, brand, options);
      if (options.level)
        await owner.query('update members.member set rank_level = $2 where id = $1', [
          memberId,
          options.level,
        ]);
      return memberId;
    },
    /** Deposits and turnover of a day, in whole units. */
    figures: async (memberId: string, day: string, deposited: number, turnover: number) => {
      kept.set(memberId, [...(kept.get(memberId) ?? []), { day, amount: BigInt(deposited) * MONEY_SCALE }]);
      await owner.query(
        `insert into bets.daily_sum (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
         values ($1, $2, $3, 'RNG', $4, 1, $5, 0, $5, $5, now())
         on conflict (member_id, day, category, currency) do update
         set stake = daily_sum.stake + excluded.stake, payout = daily_sum.payout + excluded.payout,
           valid_turnover = daily_sum.valid_turnover + excluded.valid_turnover`,
        [brand.id, memberId, day, brand.currency, (BigInt(turnover) * MONEY_SCALE).toString()],
      );
    },
    identify: async (memberId: string) => {
      await owner.query(
        `insert into kyc.person (member_id, merchant_id, state, person, verified_at, changed_at)
         values ($1, $2, 'approved', 'sealed', now(), now())`,
        [memberId, brand.id],
      );
    },
    timeOut: async (memberId: string, until: string) => {
      const id = newId();
      await owner.query(
        `insert into protection.exclusion (id, merchant_id, member_id, kind, origin, since, until, ended_at, ended_by)
         values ($1, $2, $3, 'time_out', 'member', $4::timestamptz - interval '1 day', $4, $4, 'time')`,
        [id, brand.id, memberId, until],
      );
      await owner.query(
        `insert into protection.excluded_account (exclusion_id, member_id, merchant_id, found_by, since)
         values ($1, $2, $3, 'own', $4::timestamptz - interval '1 day')`,
        [id, memberId, brand.id, until],
      );
    },
    review: () => reviewMembers(deps),
    /** To the start of a later day of the brand. */
    go: (day: string) => clock.advance(Date.parse(`${day}T05:00:00Z`) - clock.now().getTime()),
    level: async (memberId: string) => {
      const { rows } = await sql<{ rank_level: number }>`
        select rank_level from members.account where id = ${memberId}`.execute(db.kysely);
      return rows[0]?.rank_level;
    },
    progress: (memberId: string) =>
      showProgress({ db: db.kysely, deposits: deps.deposits }, { brand, memberId }, clock.now()),
    moves: async (memberId: string) => {
      const { rows } = await sql<{ day: string; from_level: number; to_level: number; cause: string }>`
        select day::text as day, from_level, to_level, cause from ranks.move where member_id = ${memberId} order by at, id`.execute(
        db.kysely,
      );
      return rows.map((row) => `${row.day} ${row.from_level}>${row.to_level} ${row.cause}`);
    },
    cases: async (memberId: string) => {
      const { rows } = await sql<{
        id: string;
        state: string;
        to_level: number;
        why: string;
        version: number;
      }>`
        select id, state, to_level, why, version from ranks.hold_case where member_id = ${memberId} order by opened_at, id`.execute(
        db.kysely,
      );
      return rows;
    },
  };
}
