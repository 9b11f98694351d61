import { randomUUID } from 'node:crypto';
import { formatMoney, MONEY_SCALE, parseMoney } from '@lanna/rules/money';
import { openLog } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { ANYWHERE } from '../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createVendor } from '../../play/catalogue/catalogue.factory.ts';
import { vendorClient } from '../vendor-wallet/vendor-client.ts';
import { startTransferVendor } from './transfer-vendor.factory.ts';
import { bringAllBack } from './vendors/bring-all-back.ts';
import { followUpTransfers } from './vendors/follow-up-transfers.ts';
import { moveBetweenWallets } from './vendors/move-between-wallets.ts';

/** A vendor that is slower than this counts as silent in these tests. */
const TIMEOUT_MS = 1200;

/** A brand with a vendor that keeps wallets of its own, a clock that the test moves, and players with money. */
export async function transferFixture(db: Database) {
  let now = new Date('2026-11-22T05:00:00Z');
  const clock = { now: () => now };
  const brand = await createBrand(db.kysely);
  const river = await startTransferVendor();
  await river.know(brand);
  const vendor = await createVendor(db.kysely, {
    brands: [brand],
    apiUrl: river.url,
    walletKind: 'transfer',
  });
  const client = vendorClient({
    reach: ANYWHERE,
    db: db.kysely,
    secrets: testSecrets(),
    log: openLog('silent'),
    timeoutMs: TIMEOUT_MS,
  });
  const deps = { db, clock, client };

  /** A player with so many units in the main wallet. */
  async function player(units: string) {
    const { memberId } = await createMember(db, brand);
    const amount = parseMoney(units) ?? 0n;
    const books = { merchantId: brand.id, currency: brand.currency };
    if (amount > 0n) await db.transaction((tx) => fundWallet(tx, { ...books, memberId, amount }));
    const { wallet_user } = await db.kysely
      .selectFrom('members.account')
      .select('wallet_user')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const owner = { merchantId: brand.id, memberId };
    return {
      memberId,
      move: (way: 'in' | 'out', units: string, key: string = randomUUID(), vassalage = vendor.code) =>
        moveBetweenWallets(deps, { vassalage, way, amount: units }, { brand, memberId, idempotencyKey: key }),
      allBack: (key: string = randomUUID()) => bringAllBack(deps, { brand, memberId, idempotencyKey: key }),
      /** What can be spent here. */
      main: async () => formatMoney(await walletBalance(db.kysely, owner)),
      held: async () => {
        const row = await db.kysely
          .selectFrom('ledger.available_balance')
          .select('held')
          .where('owner_id', '=', memberId)
          .where('is_wallet', '=', true)
          .executeTakeFirst();
        return formatMoney(row?.held ?? 0n);
      },
      there: async () =>
        formatMoney(BigInt((await river.state()).wallets[`${wallet_user} ${brand.currency}`] ?? '0')),
      transfers: () =>
        db.kysely
          .selectFrom('transfers.transfer')
          .select(['id', 'kind', 'state', 'reason', 'amount', 'asks', 'unclear_at', 'contradiction'])
          .where('member_id', '=', memberId)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
    };
  }

  return {
    brand,
    river,
    vendor,
    deps,
    player,
    units: (count: number) => BigInt(count) * MONEY_SCALE,
    /** The clock goes on, and the job runs. */
    followUp: async (minutes = 1) => {
      now = new Date(now.getTime() + minutes * 60_000);
      return followUpTransfers(deps);
    },
  };
}
