import type { Received } from '@lanna/contract/endpoint';
import type {
  BankAccount,
  addBankAccount as endpoint,
} from '@lanna/contract/money/withdrawals/bank-accounts';
import {
  findBank,
  isAccountNumber,
  maskAccountNumber,
  readAccountNumber,
} from '@lanna/rules/money/withdrawals/banks';
import { isSameHolder, normaliseHolderName } from '@lanna/rules/money/withdrawals/holder-name';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Exclusions } from '../../../accounts/protection/exclusions.ts';
import { confirmPaymentPassword } from '../../../accounts/security/confirm-payment-password.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { isShut } from '../../../people/members/account-status.ts';
import { lockMember } from '../../../people/members/credentials.ts';
import { readPayeeName, setPayeeName } from '../../../people/members/persons/payee-name.ts';
import { notifyOfBankAccount } from '../record/notify-member.ts';
import { readSettings } from '../settings.ts';
import {
  type BankAccountRow,
  bankAccountPlace,
  numberMark,
  readBankAccounts,
  showBankAccount,
} from './bank-account.ts';

export type BankAccountDeps = Pick<AuthenticationDeps, 'db' | 'clock' | 'failures' | 'secrets'> & {
  bankMarkSecret(): Promise<Buffer>;
  exclusions: Exclusions;
};
type Body = Received<typeof endpoint>['body'];

const HOUR_MS = 3_600_000;

/**
 * Adds a bank account of the member's own. The first a member ever had can be paid to at once; a further one waits. Refuses as
 * `addBankAccount` declares.
 */
export async function addBankAccount(
  deps: BankAccountDeps,
  body: Body,
  owner: Owner,
  context: RequestContext,
): Promise<BankAccount> {
  const wanted = readForm(body);
  await prove(deps, body, owner, context);
  const secret = await deps.bankMarkSecret();
  return deps.db.transaction(async (tx) => {
    const held = await hold(tx, owner, context);
    const mark = numberMark(secret, { merchantId: context.brand.id, ...wanted });
    const own = await readBankAccounts(tx, held);
    const status = own.find(({ number_mark }) => number_mark.equals(mark));
    // The answer to an earlier press was lost.
    if (status) return showBankAccount(status, deps.clock.now());
    await takePayeeName(tx, held, body.holderName);
    const settings = await readSettings(tx, held.merchantId);
    if (own.length >= settings.bankAccountsMax)
      throw new Refusal('bank_accounts_limit', { max: settings.bankAccountsMax });
    const now = deps.clock.now();
    const isFirst = !(await hadAny(tx, held));
    const usableFrom = isFirst ? now : new Date(now.getTime() + settings.coolingHours * HOUR_MS);
    const added = await insert(tx, deps, { ...held, ...wanted, mark, usableFrom, addedAt: now, now });
    await deps.exclusions.noticePerson(tx, { ...held, added: 'bank_account' }, now);
    await note(tx, 'bank_account_added', { owner, context, now, after: added });
    return showBankAccount({ ...added, in_use: false }, now);
  });
}

/** Another bank or number in place of an account; it waits before it can be paid to. Refuses as `changeBankAccount` declares. */
export async function changeBankAccount(
  deps: BankAccountDeps,
  id: string,
  body: Body,
  owner: Owner,
  context: RequestContext,
): Promise<BankAccount> {
  const wanted = readForm(body);
  await prove(deps, body, owner, context);
  const secret = await deps.bankMarkSecret();
  return deps.db.transaction(async (tx) => {
    const held = await hold(tx, owner, context);
    const mark = numberMark(secret, { merchantId: context.brand.id, ...wanted });
    const own = await readBankAccounts(tx, held);
    const before = own.find((account) => account.id === id);
    if (!before) throw new Refusal('bank_account_unknown');
    if (before.number_mark.equals(mark)) return showBankAccount(before, deps.clock.now());
    if (before.in_use) throw new Refusal('bank_account_in_use');
    if (own.some(({ number_mark }) => number_mark.equals(mark))) throw new Refusal('bank_account_exists');
    await takePayeeName(tx, held, body.holderName);
    const { coolingHours } = await readSettings(tx, held.merchantId);
    const now = deps.clock.now();
    const usableFrom = new Date(now.getTime() + coolingHours * HOUR_MS);
    const after = await insert(tx, deps, {
      ...held,
      ...wanted,
      mark,
      usableFrom,
      addedAt: before.added_at,
      changedAt: now,
      now,
    });
    await tx
      .updateTable('withdrawals.bank_account')
      .set({ removed_at: now, replaced_by: after.id })
      .where('id', '=', id)
      .execute();
    await deps.exclusions.noticePerson(tx, { ...held, added: 'bank_account' }, now);
    await note(tx, 'bank_account_changed', { owner, context, now, before, after });
    return showBankAccount({ ...after, in_use: false }, now);
  });
}

/** Removes an account. Nothing is paid to it any more; one added later waits all the same. Refuses as `removeBankAccount` declares. */
export async function removeBankAccount(
  deps: BankAccountDeps,
  id: string,
  owner: Owner,
  context: RequestContext,
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const held = await hold(tx, owner, context);
    const before = (await readBankAccounts(tx, held)).find((account) => account.id === id);
    if (!before) throw new Refusal('bank_account_unknown');
    if (before.in_use) throw new Refusal('bank_account_in_use');
    const now = deps.clock.now();
    await tx.updateTable('withdrawals.bank_account').set({ removed_at: now }).where('id', '=', id).execute();
    await note(tx, 'bank_account_removed', { owner, context, now, before });
    return { id };
  });
}

function readForm({ bankCode, accountNumber, holderName }: Body) {
  const bank = findBank(bankCode);
  if (!bank) throw new Refusal('bank_unknown');
  const number = readAccountNumber(accountNumber);
  if (number === undefined || !isAccountNumber(bank, number))
    throw new Refusal('bank_account_number_invalid', { digits: bank.digits });
  if (hasUnseenCharacters(holderName) || normaliseHolderName(holderName).length < 2 || /\d/.test(holderName))
    throw new Refusal('holder_name_invalid');
  return { bankCode, number, holderName: holderName.replace(/\s+/g, ' ') };
}

/** A payout account is changed only by who proves to be the member (ACC-5). */
async function prove(deps: BankAccountDeps, body: Body, owner: Owner, context: RequestContext) {
  const account = await confirmPaymentPassword(deps, owner, body.paymentPassword, context);
  if (isShut(account.status)) throw new Refusal('account_disabled');
  await proveSecondFactor(deps, account, body.secondFactor, context);
}

/** A member's accounts are changed one after the other. */
async function hold(tx: Tx, { memberId }: Owner, { brand }: RequestContext) {
  const owner = { merchantId: brand.id, memberId };
  await lockMember(tx, owner);
  return owner;
}

async function takePayeeName(
  tx: Tx,
  owner: { merchantId: string; memberId: string },
  holderName: string,
): Promise<void> {
  const payeeName = await readPayeeName(tx, owner);
  if (payeeName === null) return setPayeeName(tx, owner, holderName.replace(/\s+/g, ' '));
  if (!isSameHolder(payeeName, holderName)) throw new Refusal('payee_name_differs');
}

async function hadAny(tx: Tx, { merchantId, memberId }: { merchantId: string; memberId: string }) {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from withdrawals.bank_account
      where member_id = ${memberId} and merchant_id = ${merchantId}) as had`.execute(tx);
  return rows[0]?.had ?? false;
}

async function insert(
  tx: Tx,
  { secrets }: BankAccountDeps,
  account: {
    merchantId: string;
    memberId: string;
    bankCode: string;
    number: string;
    holderName: string;
    mark: Buffer;
    usableFrom: Date;
    addedAt: Date;
    changedAt?: Date;
    now: Date;
  },
): Promise<BankAccountRow> {
  const id = newId();
  return tx
    .insertInto('withdrawals.bank_account')
    .values({
      id,
      merchant_id: account.merchantId,
      member_id: account.memberId,
      bank_code: account.bankCode,
      number: secrets.seal(account.number, bankAccountPlace(id)),
      number_mark: account.mark,
      number_masked: maskAccountNumber(account.number),
      holder_name: account.holderName,
      usable_from: account.usableFrom,
      added_at: account.addedAt,
      changed_at: account.changedAt ?? null,
      created_at: account.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function note(
  tx: Tx,
  kind: 'bank_account_added' | 'bank_account_changed' | 'bank_account_removed',
  {
    owner: { memberId, sessionId },
    context,
    now,
    before,
    after,
  }: {
    owner: Owner;
    context: RequestContext;
    now: Date;
    before?: BankAccountRow;
    after?: BankAccountRow;
  },
): Promise<void> {
  const facts = (account: BankAccountRow) => ({
    bank: account.bank_code,
    number: account.number_masked,
    holder: account.holder_name,
  });
  await recordSecurityEvent(
    tx,
    {
      kind,
      memberId,
      sessionId,
      ...(before ? { before: facts(before) } : {}),
      ...(after ? { after: facts(after) } : {}),
    },
    { ...context, now },
  );
  await notifyOfBankAccount(tx, { memberId });
}
