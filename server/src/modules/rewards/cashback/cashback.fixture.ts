import { randomUUID } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import { type CashbackRates, USUAL_RATES } from '@lanna/rules/rewards/cashback/rates';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { newLine, type Outcome, ownSource, type Player } from '../../play/bets/own-source.fixture.ts';
import { checkCashbackInvariants } from './check-cashback-invariants.ts';
import { claimCashback } from './claiming/claim-cashback.ts';
import { writeRates } from './desk/change-rates.ts';
import { showMine } from './reading/show-mine.ts';

/** A brand that gives cashback at the usual rates, and members who play there. */
export async function cashbackFixture(url: string, db: Database, at = '2026-11-20T05:00:00Z') {
  const taker = await ownSource(url, db);
  const brand = await createBrand(db.kysely, { settings: { flags: { manualRebate: true } } });
  const clock = fixedClock(at);
  let version = 0;

  async function rates(given: Partial<CashbackRates>, fromDay: string): Promise<void> {
    version += 1;
    const of = { merchantId: brand.id, version, rates: { ...USUAL_RATES, ...given }, fromDay };
    await db.transaction((tx) =>
      writeRates(tx, { ...of, setBy: 'finance', reason: 'for the test', now: clock.now() }),
    );
  }
  await rates({}, '2026-11-01');

  async function join(options: MemberOptions = {}): Promise<Player> {
    const { memberId } = await createMember(db, brand, options);
    const { rows } = await sql<{ account: bigint; house: bigint }>`
      select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
      from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
    const [row] = rows;
    if (!row) throw new Error('the member has a wallet');
    return { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
  }
  /** A bet of money that is paid in for it, settled at once; one that loses counts whole. */
  async function play(player: Player, stake: Money, { payout = 0n, category = 'RNG' } = {}) {
    const { memberId } = player;
    await db.transaction((tx) =>
      fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: stake }),
    );
    const line = { ...newLine('SSC', randomUUID(), stake), category };
    await taker.buy(player, [line], clock.now());
    await settle(player, { line, payout, payouts: payout > 0n ? 1 : 0 });
    return line;
  }
  const settle = (player: Player, outcome: Outcome) => taker.settle(player, [outcome], clock.now());
  const claim = ({ memberId }: Pick<Player, 'memberId'>, key = newId(), deps: { db: Database } = { db }) =>
    claimCashback({ ...deps, clock }, { brand, memberId, idempotencyKey: key });

  return {
    brand,
    clock,
    source: taker.source,
    rates,
    join,
    play,
    settle,
    /** Takes a bet that lost back as a whole. */
    rollBack: (player: Player, line: Awaited<ReturnType<typeof play>>) =>
      settle(player, { line, refund: line.stake }),
    claim,
    mine: ({ memberId }: Pick<Player, 'memberId'>) => showMine(db.kysely, { brand, memberId }, clock.now()),
    wallet: ({ memberId }: Pick<Player, 'memberId'>) =>
      walletBalance(db.kysely, { merchantId: brand.id, memberId }),
    expectSound: async () => {
      expect(await checkCashbackInvariants(db.kysely)).toEqual([]);
      expect(await checkInvariants(db.kysely)).toEqual([]);
    },
  };
}
