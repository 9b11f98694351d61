import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { openWallet } from './open-wallet.ts';
import { type Leg, postGroup } from './post-group.ts';
import type { PostingOutcome } from './posting-outcome.ts';

/** Puts play money into a member's wallet. */
export async function fundWallet(
  tx: Tx,
  gift: { merchantId: string; currency: string; memberId: string; amount: bigint; reference?: string },
): Promise<PostingOutcome> {
  const { memberId, amount, reference = randomUUID(), ...books } = gift;
  return postGroup(tx, {
    ...books,
    reference,
    legs: [
      {
        from: { kind: 'clearing', methodCode: 'SANDBOX' },
        to: { kind: 'wallet', memberId },
        amount,
        code: 'deposit',
      },
    ],
    now: NOW,
  });
}

const NOW = new Date('2026-11-20T12:00:00Z');

/** A brand and its books. Members are only ids here: the ledger does not know them. */
export async function ledgerFixture(db: Database) {
  const brand = await createBrand(db.kysely);
  const { id: merchantId, currency } = brand;
  const books = { merchantId, currency };

  /** An empty wallet. */
  async function open(holder: { isAgent?: boolean } = {}): Promise<{ memberId: string; accountId: bigint }> {
    const memberId = randomUUID();
    const accountId = await db.transaction((tx) => openWallet(tx, { ...books, memberId, ...holder }));
    return { memberId, accountId };
  }
  /** Deposits into a wallet. */
  function deposit(memberId: string, amount: bigint, reference: string = randomUUID()) {
    return db.transaction((tx) => fundWallet(tx, { ...books, memberId, amount, reference }));
  }
  /** Sends money of a wallet on its way out. */
  function withdraw(memberId: string, amount: bigint, reference: string = randomUUID()) {
    const [from, to] = [{ kind: 'wallet', memberId } as const, { kind: 'withdrawal', memberId } as const];
    return post([{ from, to, amount, code: 'withdrawal' }], reference);
  }
  function post(legs: Leg[], reference: string = randomUUID()) {
    return db.transaction((tx) => postGroup(tx, { ...books, reference, legs, now: NOW }));
  }
  return { brand, ...books, books, now: NOW, open, deposit, withdraw, post };
}

/** The owner of the tables: an attacker with the database's credentials. */
export async function ownerOf(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return client;
}
