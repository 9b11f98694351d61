import type { ClosingObstacle } from '@lanna/contract/accounts/security/security';
import { minorDigits } from '@lanna/rules/currency';
import { formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';

export interface ClosingMember {
  merchantId: string;
  memberId: string;
}

/** What else stands in the way of closing an account: topics that keep money or wait for it contribute theirs. */
export type FindObstacles = (db: Queryable, member: ClosingMember) => Promise<readonly ClosingObstacle[]>;

/** What others outside the portal keep of the member: asked before the account is looked at, since nothing that is locked may wait for them. */
export type CheckElsewhere = (member: ClosingMember) => Promise<readonly ClosingObstacle[]>;

/** What topics above know of obstacles. Asked for anew each time: they are not known while topics start. */
export interface MoreObstacles {
  here: readonly FindObstacles[];
  elsewhere: readonly CheckElsewhere[];
}

export async function keptElsewhere(
  member: ClosingMember,
  { elsewhere }: MoreObstacles,
): Promise<ClosingObstacle[]> {
  return (await Promise.all(elsewhere.map((check) => check(member)))).flat();
}

/** Agents of any kind: a team hangs on the account. */
const PLAYER_TYPE = 0;

/** All that an account must be rid of before its member can close it, in the order to do something about it. */
export async function closingObstacles(
  db: Queryable,
  member: ClosingMember,
  { here }: MoreObstacles,
  kept: readonly ClosingObstacle[],
): Promise<ClosingObstacle[]> {
  const found = [
    ...(await agentWithTeam(db, member)),
    ...(await openBets(db, member)),
    ...(await money(db, member)),
  ];
  for (const find of here) found.push(...(await find(db, member)));
  // Each kind is named once: what is on its way back is asked about again by itself.
  return [...found, ...kept.filter(({ kind }) => found.every((other) => other.kind !== kind))];
}

async function agentWithTeam(
  db: Queryable,
  { merchantId, memberId }: ClosingMember,
): Promise<ClosingObstacle[]> {
  const { type } = await db
    .selectFrom('members.account')
    .select('type')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return type === PLAYER_TYPE ? [] : [{ kind: 'agent', amount: null, count: null }];
}

async function openBets(db: Queryable, { merchantId, memberId }: ClosingMember): Promise<ClosingObstacle[]> {
  const { count } = await db
    .selectFrom('bets.placed_bet')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ kind: 'open_bets', amount: null, count }];
}

/** By the books: a wallet's money, what is set aside of it, and payouts on their way. */
async function money(db: Queryable, { merchantId, memberId }: ClosingMember): Promise<ClosingObstacle[]> {
  const accounts = await db
    .selectFrom('ledger.available_balance')
    .select(['available', 'held', 'kind', 'is_wallet', 'currency'])
    .where('owner_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
  return accounts.flatMap(({ available, held, kind, is_wallet, currency }) => [
    ...(is_wallet && !isLessThanACoin(available ?? 0n, currency) ? obstacle('balance', available) : []),
    ...(kind === 'withdrawal' ? obstacle('payout', available) : []),
    ...obstacle('held', held),
  ]);
}

function obstacle(kind: ClosingObstacle['kind'], amount: Money | null): ClosingObstacle[] {
  return amount !== null && amount > 0n ? [{ kind, amount: formatMoney(amount), count: null }] : [];
}

/** It can never be paid out, and must not keep anybody. */
function isLessThanACoin(amount: Money, currency: string): boolean {
  return amount < MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
}
