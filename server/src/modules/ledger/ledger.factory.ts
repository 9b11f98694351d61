import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../../platform/database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { openPlayerAccount } from './open-player-account.ts';
import { postTransfer } from './post-transfer.ts';

/** A brand and its books. Members are only ids here: the ledger does not know them. */
export async function ledgerStage(db: Database) {
  const brand = await createBrand(db.kysely);
  const { id: merchantId, currency } = brand;
  const now = new Date('2026-11-20T12:00:00Z');

  /** An empty wallet. */
  async function open(): Promise<{ memberId: string; accountId: bigint }> {
    const memberId = randomUUID();
    const accountId = await db.transaction((tx) => openPlayerAccount(tx, { merchantId, memberId, currency }));
    return { memberId, accountId };
  }
  /** Deposits to a player, or takes back from him what is negative. */
  function deposit(memberId: string, amount: bigint, groupId: string = randomUUID()) {
    const [player, sandbox] = [{ memberId }, { house: 'sandbox_deposit' as const }];
    const [from, to] = amount > 0n ? [sandbox, player] : [player, sandbox];
    const size = amount > 0n ? amount : -amount;
    return db.transaction((tx) =>
      postTransfer(tx, { merchantId, currency, from, to, amount: size, code: 'deposit', groupId, now }),
    );
  }
  return { brand, merchantId, currency, now, open, deposit };
}

/** The owner of the tables: whoever has stolen the keys to the database. */
export async function ownerOf(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return client;
}
