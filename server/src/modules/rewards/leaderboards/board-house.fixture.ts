import { randomUUID } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import { CLOSED_AFTER_MS, REVIEW_MS } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { newLine, type ownSource, type Player } from '../../play/bets/own-source.fixture.ts';
import { addTestPointTerms } from '../points/points.fixture.ts';
import { addTestBoard } from './leaderboard.fixture.ts';
import { runBoards } from './ranking/run-boards.ts';
import { showLeaderboard } from './reading/show-leaderboard.ts';

const START = new Date('2026-11-20T05:00:00Z');
const HOUR_MS = 3_600_000;

/** A brand of its own that gives points, with a leaderboard of a day that begins in a second, and those who play for it. */
export async function boardHouse(
  db: Database,
  taker: Awaited<ReturnType<typeof ownSource>>,
  given: Partial<Parameters<typeof addTestBoard>[2]> = {},
) {
  const clock = fixedClock(START.toISOString());
  const brand = await createBrand(db.kysely);
  await addTestPointTerms(db, brand.id);
  const endsAt = new Date(START.getTime() + 24 * HOUR_MS);
  const id = await db.transaction((tx) =>
    addTestBoard(tx, brand, { startsAt: new Date(START.getTime() + 1000), endsAt, now: START, ...given }),
  );
  clock.advance(2000);
  async function join(options: MemberOptions = {}): Promise<Player> {
    const { memberId } = await createMember(db, brand, options);
    const { rows } = await sql<{ account: bigint; house: bigint }>`
      select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
      from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
    const [row] = rows;
    if (!row) throw new Error('the member has a wallet');
    return { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
  }
  return {
    ...{ brand, id, clock, join },
    /** Buys a slip of slots with money that is paid in for it; settled by `settle`. */
    buy: async (player: Player, stake: Money) => {
      const { memberId } = player;
      await db.transaction((tx) =>
        fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: stake }),
      );
      const line = { ...newLine('SSC', randomUUID(), stake), category: 'RNG' };
      await taker.buy(player, [line], clock.now());
      return line;
    },
    settle: (player: Player, line: Awaited<ReturnType<typeof newLine>>, payout: Money) =>
      taker.settle(player, [{ line, payout, payouts: payout > 0n ? 1 : 0 }], clock.now()),
    /** First what it won, then its stake. */
    takeBack: async (player: Player, line: ReturnType<typeof newLine>, payout: Money = 0n) => {
      if (payout > 0n) await taker.settle(player, [{ line, payout: -payout, payouts: -1 }], clock.now());
      await taker.settle(player, [{ line, refund: line.stake }], clock.now());
    },
    run: (on: Database = db) => runBoards({ db: on, clock }),
    /** Its end is over and its last bets are settled: the next run closes it. */
    toClose: () => clock.advance(endsAt.getTime() + CLOSED_AFTER_MS - clock.now().getTime()),
    toPay: () => clock.advance(REVIEW_MS),
    shown: async ({ memberId }: Pick<Player, 'memberId'>) => {
      const reader = { brand, language: 'EN' as const, memberId, now: clock.now() };
      return (await showLeaderboard(db.kysely, reader)).boards.find((board) => board.id === id);
    },
    row: () =>
      db.kysely.selectFrom('leaderboards.board').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    cash: ({ memberId }: Player) => walletBalance(db.kysely, { merchantId: brand.id, memberId }),
    exclude: ({ memberId }: Player) =>
      sql`update members.member set status = 'self_excluded' where id = ${memberId}`.execute(db.kysely),
    messages: async ({ memberId }: Player) =>
      (
        await sql<{
          template: string;
        }>`select template from inbox.message where member_id = ${memberId}`.execute(db.kysely)
      ).rows.map(({ template }) => template),
  };
}
