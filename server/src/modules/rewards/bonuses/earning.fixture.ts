import { randomUUID } from 'node:crypto';
import { parseMoney } from '@lanna/rules/money';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Database } from '../../../platform/sql/database.ts';
import type { fixedClock } from '../../../platform/testing/test-clock.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import type { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { newLine, ownSource } from '../../play/bets/own-source.fixture.ts';
import { bonusTerms, publishedOffer } from './bonus.fixture.ts';
import { optIn } from './offering/opt-in.ts';
import { showMine } from './reading/show-mine.ts';

/** Members of a brand who play, and offers they take. */
export async function earningFixture(
  { db, url }: { db: Database; url: string },
  brand: Awaited<ReturnType<typeof createBrand>>,
  clock: ReturnType<typeof fixedClock>,
) {
  const taker = await ownSource(url, db);
  const baht = (text: string) => parseMoney(text) ?? 0n;

  /** A bet of cash that is paid in for it and settled at once. */
  async function play(memberId: string, stake: string, payout = '0.00', category = 'RNG'): Promise<void> {
    await db.transaction((tx) =>
      fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: baht(stake) }),
    );
    const { rows } = await sql<{ account: bigint; house: bigint }>`
      select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
      from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
    const [row] = rows;
    if (!row) throw new Error('the member has a wallet');
    const player = { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
    const line = { ...newLine('SSC', randomUUID(), baht(stake)), category };
    await taker.buy(player, [line], clock.now());
    const paid = baht(payout);
    await taker.settle(player, [{ line, payout: paid, payouts: paid > 0n ? 1 : 0 }], clock.now());
  }

  return {
    baht,
    play,
    offer: (terms: Partial<BonusTerms>, changes: { budget?: bigint } = {}) =>
      db.transaction((tx) =>
        publishedOffer(tx, brand, { terms: bonusTerms(terms), now: clock.now(), ...changes }),
      ),
    join: async () => (await createMember(db, brand)).memberId,
    take: (memberId: string, offer: { id: string; version: number }) =>
      db.transaction((tx) =>
        optIn(tx, { brand, memberId, offer, deposit: null, findSamePerson: strangers, now: clock.now() }),
      ),
    earned: async (memberId: string, { id }: { id: string }) =>
      (await showMine(db.kysely, { brand, memberId }, clock.now())).offers.find((one) => one.id === id)
        ?.earned,
    arePerson: async (one: string, other: string, signals: string[]) => {
      await db.kysely
        .insertInto('members.duplicate_flag')
        .values({
          ...{ merchant_id: brand.id, member_id: one, other_member_id: other, signals },
          flagged_at: clock.now(),
        })
        .execute();
    },
  };
}
