import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { type ConfirmationFacts, matchConfirmation, takeConfirmation } from '../payments/confirmation.ts';

/** Both sides of a clearing account, each moved by itself, so that a test can plant what does not fit. */
export async function clearingFixture(db: Database, clock: Clock, brand: BrandProfile) {
  const { id: merchantId, currency } = brand;
  const { memberId } = await createMember(db, brand);
  const methodCode = 'BANK';

  /** By the ledger: a deposit under its id; below zero a payout. */
  async function book(subject: string, amount: bigint, reference = subject): Promise<void> {
    const wallet = { kind: 'wallet', memberId } as const;
    const clearing = { kind: 'clearing', methodCode } as const;
    const way = { kind: 'withdrawal', memberId } as const;
    await db.transaction(async (tx) => {
      const posting = { merchantId, currency, now: clock.now() };
      const { outcome } = await (amount > 0n
        ? postGroup(tx, {
            ...posting,
            reference,
            legs: [{ from: clearing, to: wallet, amount, code: 'deposit' }],
          })
        : postGroup(tx, {
            ...posting,
            reference,
            legs: [
              { from: wallet, to: way, amount: -amount, code: 'withdrawal' },
              { from: way, to: clearing, amount: -amount, code: 'withdrawal_paid' },
            ],
          }));
      if (outcome !== 'posted') throw new Error(outcome);
    });
  }

  /** By gateway or bank; matched where a subject is given. */
  async function confirm(
    amount: bigint,
    { subject, ...facts }: Partial<ConfirmationFacts> & { subject?: string } = {},
  ): Promise<string> {
    const now = clock.now();
    return db.transaction(async (tx) => {
      const { id } = await takeConfirmation(tx, {
        merchantId,
        channelCode: methodCode,
        way: amount > 0n ? 'in' : 'out',
        externalReference: randomUUID(),
        reference: null,
        payerReference: null,
        outcome: 'paid',
        amount: amount > 0n ? amount : -amount,
        currency,
        happenedAt: now,
        source: 'webhook',
        payer: null,
        ...facts,
        now,
      });
      if (subject) await matchConfirmation(tx, id, subject, now);
      return id;
    });
  }

  /** All cases of the brand, as one line each. */
  async function cases() {
    const found = await db.kysely
      .selectFrom('reconciliation.money_case')
      .selectAll()
      .where('merchant_id', '=', merchantId)
      .orderBy('opened_at')
      .orderBy('id')
      .execute();
    return found.map(({ id, kind, state, booked, told: notified, subject, way, confirmation_id }) => ({
      id,
      kind,
      state,
      booked,
      told: notified,
      subject,
      way,
      confirmation: confirmation_id,
    }));
  }
  return { brand, merchantId, currency, memberId, methodCode, book, confirm, cases };
}
