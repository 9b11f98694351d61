import { MONEY_SCALE } from '@lanna/rules/money';
import type { WithdrawalState } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { newId } from '../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { holdMoney } from '../../books/ledger/hold-money.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import { keepPicture } from '../../house/files/keep-picture.ts';
import { bankAccountPlace } from './banks/bank-account.ts';

interface Owner {
  merchantId: string;
  memberId: string;
  now: Date;
}

/** The number of every account that a test has standing. */
export const EXISTING_NUMBER = '1234567890';

/** A bank account that can be paid to. */
export async function existingAccount(
  db: Database,
  { merchantId, memberId, now }: Owner,
  secrets: SecretBox = testSecrets(),
): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('withdrawals.bank_account')
    .values({
      id,
      merchant_id: merchantId,
      member_id: memberId,
      bank_code: 'KBANK',
      number: secrets.seal(EXISTING_NUMBER, bankAccountPlace(id)),
      number_mark: Buffer.from(id),
      number_masked: '••••7890',
      holder_name: 'Somchai Jaidee',
      usable_from: now,
      added_at: now,
      created_at: now,
    })
    .execute();
  return id;
}

/** A withdrawal of 1000.00 with its money held, in the state a call needs. */
export async function existingWithdrawal(
  db: Database,
  owner: Owner,
  options: {
    state?: WithdrawalState;
    handledBy?: { id: string; name: string };
    amount?: bigint;
    secrets?: SecretBox;
  } = {},
): Promise<{ id: string; accountId: string }> {
  const { merchantId, memberId, now } = owner;
  const { state = 'waiting', handledBy, amount = 1000n * MONEY_SCALE } = options;
  const accountId = await existingAccount(db, owner, options.secrets);
  const id = newId();
  const books = { merchantId, currency: 'THB', now };
  await db.transaction(async (tx) => {
    const wallet = { kind: 'wallet', memberId } as const;
    await postGroup(tx, {
      ...books,
      reference: newId(),
      legs: [{ from: { kind: 'promotion' }, to: wallet, amount, code: 'promotion_reward' }],
    });
    await holdMoney(tx, { ...books, reference: id, account: wallet, amount });
    await tx
      .insertInto('withdrawals.withdrawal')
      .values({
        id,
        merchant_id: merchantId,
        member_id: memberId,
        amount,
        fee: 0n,
        currency: 'THB',
        channel_code: 'SANDBOX',
        bank_account_id: accountId,
        state,
        language: 'EN',
        is_checked: true,
        handled_by: handledBy?.name ?? null,
        handled_by_id: handledBy?.id ?? null,
        promised_until: now,
        stage_since: now,
        turnover_at: 0n,
        requested_at: now,
        changed_at: now,
      })
      .execute();
    await tx
      .insertInto('withdrawals.move')
      .values({
        withdrawal_id: id,
        from_state: null,
        to_state: state,
        operator_name: null,
        words: '',
        at: now,
      })
      .execute();
  });
  return { id, accountId };
}

/** A payout in the state a call needs, beside its withdrawal; of its money only what is held. */
export async function existingPayout(
  db: Database,
  owner: Owner,
  state: 'ready' | 'sent' | 'paid',
  receipt: 'awaited' | 'not_received' = 'awaited',
): Promise<{ id: string; withdrawalId: string }> {
  const { merchantId, memberId, now } = owner;
  const { id: withdrawalId, accountId } = await existingWithdrawal(db, owner, { state: 'paying' });
  const id = newId();
  const isPaid = state === 'paid';
  await db.kysely
    .insertInto('withdrawals.payout')
    .values({
      id,
      withdrawal_id: withdrawalId,
      merchant_id: merchantId,
      member_id: memberId,
      bank_account_id: accountId,
      place: 0,
      amount: 1000n * MONEY_SCALE,
      fee: 0n,
      currency: 'THB',
      channel_code: 'BANK',
      channel_kind: 'bank',
      state,
      promised_until: now,
      captured_at: state === 'ready' ? null : now,
      ...(isPaid
        ? {
            confirmation_id: newId(),
            settlement_id: newId(),
            settled_at: now,
            external_reference: id,
            receipt_state: receipt,
            receipt_until: new Date(now.getTime() + 3_600_000),
            receipt_changed_at: now,
          }
        : {}),
      created_at: now,
      changed_at: now,
    })
    .execute();
  return { id, withdrawalId };
}

/** A picture that the member has sent; with a withdrawal, or not used yet. */
export async function uploadedPicture(
  db: Database,
  { merchantId, memberId, now }: Owner,
  withdrawalId: string | null = null,
): Promise<string> {
  return db.transaction(async (tx) => {
    const picture = { webp: Buffer.from('webp'), width: 1, height: 1 };
    const id = await keepPicture(tx, { merchantId, picture, shownTo: 'nobody', now });
    await tx
      .insertInto('withdrawals.uploaded_picture')
      .values({
        picture_id: id,
        merchant_id: merchantId,
        member_id: memberId,
        uploaded_at: now,
        withdrawal_id: withdrawalId,
      })
      .execute();
    return id;
  });
}
