import { randomInt } from 'node:crypto';
import { formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { RiskKind, RiskThresholds } from '@lanna/rules/money/withdrawals/risk-rules';
import { RISK_DEFAULTS, RISK_KINDS } from '@lanna/rules/money/withdrawals/risk-rules';
import { Client } from 'pg';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { exclusionDepsOf } from '../../accounts/protection/exclusion.factory.ts';
import { exclusionsOf } from '../../accounts/protection/exclusions.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { standInOperator } from '../../house/brands/stand-in-operator.factory.ts';
import { identityFixture } from '../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../people/authentication/password.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { makeDeposit } from '../cashier/depositing/make-deposit.ts';
import type { ConfirmationFacts } from '../payments/confirmation.ts';
import { recordConfirmation } from '../payments/record-confirmation.ts';
import { numberMark } from './banks/bank-account.ts';
import { bankAccountsOfPerson } from './banks/bank-accounts-of-person.ts';
import { addBankAccount } from './banks/write-bank-account.ts';
import type { WithdrawalDeps } from './deps.ts';
import { addPayoutChannel, type ChannelOptions } from './payout-channel.factory.ts';
import { sendDuePayouts } from './payouts/send-due-payouts.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { applyPayoutConfirmation } from './settle-payout.ts';
import { standInGateway } from './stand-in-gateway.factory.ts';

export const WITHDRAWAL_PASSWORD = '482615';
const BANK_MARK_SECRET = Buffer.alloc(32, 7);
let passwordHash: Promise<string> | undefined;

export type Player = Awaited<ReturnType<ReturnType<typeof withdrawalFixture>['player']>>;

/** What tests of withdrawals do in a brand. `ownerUrl`: what has been played is written by the owner of the tables. */
export function withdrawalFixture(db: Database, brand: BrandProfile, ownerUrl: string) {
  const { clock, deps: authentication, context } = identityFixture(db, brand);
  const gateway = standInGateway();
  const bankAccounts = bankAccountsOfPerson({
    secrets: testSecrets(),
    bankMarkSecret: async () => BANK_MARK_SECRET,
  });
  const deps: WithdrawalDeps = {
    ...authentication,
    secrets: testSecrets(),
    bankMarkSecret: async () => BANK_MARK_SECRET,
    exclusions: exclusionsOf(exclusionDepsOf({ db, clock }, [bankAccounts])),
    gateways: gateway.gateways,
    applies: () => [applyPayoutConfirmation],
    keptElsewhere: () => [],
  };
  const { kysely } = db;

  /** A member who has deposited and played; with a bank account, unless it is not wanted. */
  async function player(
    options: MemberOptions & {
      balance?: number;
      deposit?: number;
      played?: number;
      account?: false;
      registeredDaysAgo?: number;
    } = {},
  ) {
    const { registeredDaysAgo = 30 } = options;
    const now = new Date(clock.now().getTime() - registeredDaysAgo * 86_400_000);
    const made = await protect(await createMember(db, brand, { now, ...options }));
    if (options.deposit) await deposit(made, options.deposit);
    if (options.played) await play(made, options.played);
    if (options.balance) await give(made, options.balance);
    if (options.account !== false) made.accountId = (await account(made)).id;
    return made;
  }

  /** Gives a member the withdrawal password of all of them. */
  async function protect<Member extends { memberId: string }>(member: Member) {
    passwordHash ??= hashPassword(WITHDRAWAL_PASSWORD);
    await kysely
      .updateTable('members.member')
      .set({ payment_password_hash: await passwordHash })
      .where('id', '=', member.memberId)
      .execute();
    const owner = { memberId: member.memberId, sessionId: newId(), type: 0 };
    return { ...member, owner, accountId: '' };
  }

  function deposit(member: { memberId: string }, baht: number) {
    return makeDeposit(
      {
        db,
        clock,
        notices: { notify: () => undefined },
        gateways: gateway.gateways,
        findSamePerson: strangers,
      },
      { methodCode: 'SANDBOX', amount: `${baht}.00` },
      {
        brand,
        language: 'EN',
        memberId: member.memberId,
        idempotencyKey: newId(),
        origin: 'https://river.test',
      },
    );
  }

  /** Valid turnover, without money: it is what requirements ask for. */
  async function play({ memberId }: { memberId: string }, baht: number) {
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    const amount = BigInt(baht) * MONEY_SCALE;
    await client.query(
      `insert into bets.daily_sum as d (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
       values ($1, $2, ($3::timestamptz)::date, 'RNG', $4, 1, $5, 0, $5, $5, $3::timestamptz)
       on conflict (member_id, day, category, currency) do update set valid_turnover = d.valid_turnover + excluded.valid_turnover`,
      [brand.id, memberId, clock.now(), brand.currency, amount],
    );
    await client.end();
  }

  /** Money without a deposit, as won. */
  async function give(member: { memberId: string }, baht: number) {
    await move(
      { kind: 'promotion' },
      { kind: 'wallet', memberId: member.memberId },
      baht,
      'promotion_reward',
    );
  }
  async function lose(member: { memberId: string }, baht: number) {
    await move({ kind: 'wallet', memberId: member.memberId }, { kind: 'adjustment' }, baht, 'adjustment');
  }
  async function move(from: Account, to: Account, baht: number, code: string) {
    const { outcome } = await db.transaction((tx) =>
      postGroup(tx, {
        merchantId: brand.id,
        currency: brand.currency,
        reference: newId(),
        legs: [{ from, to, amount: BigInt(baht) * MONEY_SCALE, code }],
        now: clock.now(),
      }),
    );
    if (outcome !== 'posted') throw new Error(`not posted: ${outcome}`);
  }

  function account(
    member: { owner: { memberId: string; sessionId: string; type: number } },
    options: Partial<Parameters<typeof addBankAccount>[1]> = {},
  ) {
    return addBankAccount(
      deps,
      {
        bankCode: 'KBANK',
        accountNumber: String(randomInt(1_000_000_000, 9_999_999_999)),
        holderName: 'Somchai Jaidee',
        paymentPassword: WITHDRAWAL_PASSWORD,
        ...options,
      },
      member.owner,
      context(),
    );
  }

  function request(
    member: Pick<Player, 'owner' | 'accountId'>,
    amount: string,
    options: { channelCode?: string; accountId?: string; key?: string; paymentPassword?: string } = {},
  ) {
    return requestWithdrawal(
      deps,
      {
        amount,
        bankAccountId: options.accountId ?? member.accountId,
        channelCode: options.channelCode ?? 'SANDBOX',
        paymentPassword: options.paymentPassword ?? WITHDRAWAL_PASSWORD,
      },
      // Each from a device of its own: tries at the withdrawal password are counted by session.
      { ...member.owner, sessionId: newId() },
      { ...context(), idempotencyKey: options.key ?? newId() },
    );
  }

  /** Which rules are on; the others are switched off. */
  async function onlyRules(rules: Partial<Record<RiskKind, RiskThresholds>>) {
    for (const kind of RISK_KINDS) {
      const { rows } = await db.pool.query(
        'select coalesce(max(version), 0) as version from withdrawals.risk_rule where merchant_id = $1 and kind = $2',
        [brand.id, kind],
      );
      await kysely
        .insertInto('withdrawals.risk_rule')
        .values({
          merchant_id: brand.id,
          kind,
          version: Number(rows[0].version) + 1,
          enabled: rules[kind] !== undefined,
          thresholds: JSON.stringify(rules[kind] ?? RISK_DEFAULTS[kind]),
          changed_at: clock.now(),
          changed_by: 'test',
          reason: 'for the test',
        })
        .execute();
    }
  }

  return {
    db,
    brand,
    clock,
    deps,
    context,
    gateway,
    player,
    protect,
    deposit,
    play,
    give,
    lose,
    account,
    request,
    addChannel: (code: string, kind: 'bank' | 'gateway', options?: ChannelOptions) =>
      addPayoutChannel(kysely, { brand, now: clock.now() }, code, kind, options),
    onlyRules,
    operator: (name?: string, options?: { mustBeProposed?: boolean }) =>
      standInOperator(brand, name, options),
    send: () => sendDuePayouts(deps),
    confirm: (facts: Partial<ConfirmationFacts> & Pick<ConfirmationFacts, 'amount' | 'reference'>) =>
      db.transaction((tx) =>
        recordConfirmation(
          tx,
          deps.applies(),
          {
            merchantId: brand.id,
            channelCode: 'GATE',
            way: 'out',
            externalReference: newId(),
            payerReference: null,
            outcome: 'paid',
            currency: brand.currency,
            happenedAt: clock.now(),
            source: 'webhook',
            payer: null,
            ...facts,
          },
          clock.now(),
        ),
      ),
    walletOf: async (member: { memberId: string }): Promise<Money> =>
      walletBalance(kysely, { merchantId: brand.id, memberId: member.memberId }),
    bahtOf: async (member: { memberId: string }): Promise<string> =>
      formatMoney(await walletBalance(kysely, { merchantId: brand.id, memberId: member.memberId })),
    rowOf: (id: string) =>
      kysely.selectFrom('withdrawals.withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    payoutsOf: (id: string) =>
      kysely
        .selectFrom('withdrawals.payout')
        .selectAll()
        .where('withdrawal_id', '=', id)
        .orderBy('place')
        .execute(),
    reasonsOf: async (id: string) =>
      (
        await kysely
          .selectFrom('withdrawals.reason')
          .select('kind')
          .where('withdrawal_id', '=', id)
          .orderBy('kind')
          .execute()
      ).map(({ kind }) => kind),
    markOf: (bankCode: string, number: string) =>
      numberMark(BANK_MARK_SECRET, { merchantId: brand.id, bankCode, number }),
  };
}

type Account = Parameters<typeof postGroup>[1]['legs'][number]['from'];
