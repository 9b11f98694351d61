import type { StatementLine } from '@lanna/contract/money/cashier/ops';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type DeskSums, needsSecondOperator, readDeskSums } from './desk-sums.ts';
import type { StatementMovement } from './read-statement.ts';

export interface Statement {
  brand: Pick<Brand, 'id' | 'currency'>;
  channel: string;
  movements: readonly StatementMovement[];
}

/** A line with what is done about it. */
export interface EvaluatedLine {
  movement: StatementMovement;
  shown: StatementLine;
  memberId: string | null;
}

/** How long before a transfer its deposit may have been made, to be found by its amount alone. */
const MADE_BEFORE_MS = 48 * 3_600_000;
/** And how long after: a statement may give the day alone. */
const MADE_AFTER_MS = 24 * 3_600_000;

/**
 * What each line of a statement comes to: the one evaluation that is previewed, done and recorded. Changes nothing. `lockMembers` is called
 * with those it may credit before their sums are read.
 */
export async function evaluateStatement(
  db: Queryable,
  call: Pick<AnyOpsCall, 'operator' | 'mustBeProposed'>,
  statement: Statement,
  now: Date,
  lockMembers: (memberIds: readonly string[]) => Promise<void> = async () => {},
): Promise<{ lines: EvaluatedLine[]; byOperator: Money }> {
  const found = await findDeposits(db, statement);
  const lines = found.map(({ movement, result }) => ({
    movement,
    shown: shownLine(movement, result),
    memberId: result.deposit?.member_id ?? null,
  }));
  const certain = lines.filter(({ shown }) => shown.outcome === 'credits');
  await lockMembers(certain.flatMap(({ memberId }) => memberId ?? []));
  const sumsOf = (memberId: string | null) =>
    readDeskSums(db, { merchantId: statement.brand.id, operatorId: call.operator.id, memberId }, now);
  const { byOperator } = await sumsOf(null);
  /** As they will stand after the lines so far. */
  let operatorSum = byOperator;
  const memberSums = new Map<string, Money>();
  const seconds = new Set<string>();
  for (const line of certain) {
    const { memberId, movement, shown } = line;
    if (memberId === null || movement.amount === null) continue;
    const toMember = memberSums.get(memberId) ?? (await sumsOf(memberId)).toMember;
    const sums: DeskSums = { byOperator: operatorSum, toMember };
    if (await needsSecondOperator(db, call, movement.amount, sums)) {
      line.shown = { ...shown, outcome: 'second' };
      if (shown.deposit) seconds.add(shown.deposit.id);
      memberSums.set(memberId, toMember);
    } else {
      operatorSum += movement.amount;
      memberSums.set(memberId, toMember + movement.amount);
    }
  }
  // A further payment for the same deposit must not take the place of the one that a second operator has yet to see.
  for (const line of lines)
    if (line.shown.outcome === 'desk' && seconds.has(line.shown.deposit?.id ?? ''))
      line.shown = { ...line.shown, outcome: 'waits' };
  return { lines, byOperator };
}

interface FoundDeposit {
  id: string;
  reference: string;
  amount: Money;
  currency: string;
  method_code: string;
  status: string;
  confirmation_id: string | null;
  member_id: string;
  username: string | null;
}
interface Result {
  outcome: StatementLine['outcome'];
  deposit?: FoundDeposit;
}

async function findDeposits(db: Queryable, statement: Statement) {
  const { brand, movements } = statement;
  const taken = await takenBefore(db, statement);
  /** What an earlier line of the same file says under a reference. */
  const inFile = new Map<string, Money>();
  /** A deposit that one line pays is no candidate of the next. */
  const paid = new Set<string>();
  const found: { movement: StatementMovement; result: Result }[] = [];
  for (const movement of movements) {
    const { amount, at } = movement;
    if (amount === null || at === null || !isPayable(amount, brand.currency)) {
      found.push({ movement, result: { outcome: 'skipped' } });
      continue;
    }
    const { key, isSame } = taken.get(movement.line) ?? { key: movement.reference, isSame: null };
    const earlier = inFile.get(key);
    const same = isSame ?? (earlier === undefined ? null : earlier === amount);
    if (same === null) inFile.set(key, amount);
    const result: Result =
      same === null
        ? await findDeposit(db, statement, { named: movement.named, amount, at, paid })
        : { outcome: same ? 'known' : 'clashes' };
    if (result.deposit) paid.add(result.deposit.id);
    found.push({ movement, result });
  }
  return found;
}

/**
 * The compared reference of each line, and whether a payment of it was taken before: null if none was, false if that one says something else.
 * One payment is not taken from two statements of a brand either, whichever channel they are read for.
 */
async function takenBefore(
  db: Queryable,
  { brand, channel, movements }: Statement,
): Promise<Map<number, { key: string; isSame: boolean | null }>> {
  const { rows } = await sql<{ line: number; key: string | null; isSame: boolean | null }>`
    select w.line, payments.reference_key(w.reference) as key, k.is_same as "isSame"
    from unnest(${movements.map(({ line }) => line)}::int[], ${movements.map(({ reference }) => reference)}::text[],
      ${movements.map(({ formerReference }) => formerReference)}::text[],
      ${movements.map(({ amount }) => amount)}::bigint[]) as w(line, reference, former, amount)
    left join lateral (
      select bool_or(c.channel_code = ${channel} and c.amount = w.amount and c.outcome = 'paid') as is_same
      from payments.confirmed c
      where c.merchant_id = ${brand.id} and c.way = 'in' and (
        (c.channel_code = ${channel} and c.external_reference in (w.reference, w.former))
        or (c.channel_code = ${channel} and c.reference_key = payments.reference_key(w.reference))
        or (c.reference_key = payments.reference_key(w.reference) and c.amount = w.amount
          and c.source in ('statement', 'desk')))) k on true`.execute(db);
  return new Map(rows.map(({ line, key, isSame }) => [line, { key: key ?? '', isSame }]));
}

async function findDeposit(
  db: Queryable,
  statement: Statement,
  { named, ...movement }: { named: readonly string[]; amount: Money; at: Date; paid: ReadonlySet<string> },
): Promise<Result> {
  const { brand, channel } = statement;
  const [reference, ...others] = named;
  // Which of two is meant is not known, and what names a deposit is not for another one of its amount.
  if (others.length > 0) return { outcome: 'waits' };
  const deposit = reference
    ? await deposits(db, brand).where('d.reference', '=', reference).executeTakeFirst()
    : await onlyOfAmount(db, statement, movement);
  if (!deposit) return { outcome: 'waits' };
  const isWhole =
    deposit.amount === movement.amount &&
    deposit.currency === brand.currency &&
    deposit.method_code === channel &&
    deposit.confirmation_id === null &&
    deposit.status !== 'refused' &&
    !movement.paid.has(deposit.id);
  return { outcome: isWhole ? 'credits' : 'desk', deposit };
}

function deposits(db: Queryable, brand: Statement['brand']) {
  return db
    .selectFrom('cashier.deposit as d')
    .innerJoin('members.account as m', 'm.id', 'd.member_id')
    .select(['d.id', 'd.reference', 'd.amount', 'd.currency', 'd.method_code', 'd.status'])
    .select(['d.confirmation_id', 'd.member_id', 'm.username'])
    .where('d.merchant_id', '=', brand.id);
}

/** The only deposit of exactly this amount that waited for it then. Two are none: which one is meant is not known. */
async function onlyOfAmount(
  db: Queryable,
  { brand, channel }: Statement,
  { amount, at, paid }: { amount: Money; at: Date; paid: ReadonlySet<string> },
): Promise<FoundDeposit | undefined> {
  const rows = await deposits(db, brand)
    .where('d.method_code', '=', channel)
    .where('d.amount', '=', amount)
    .where('d.confirmation_id', 'is', null)
    .where('d.status', 'in', ['waiting', 'review', 'expired'])
    .where('d.created_at', '>', new Date(at.getTime() - MADE_BEFORE_MS))
    .where('d.created_at', '<', new Date(at.getTime() + MADE_AFTER_MS))
    .limit(10)
    .execute();
  const [only, ...others] = rows.filter(({ id }) => !paid.has(id));
  return others.length === 0 ? only : undefined;
}

function shownLine(movement: StatementMovement, { outcome, deposit }: Result): StatementLine {
  const { line, at, amount, reference, text, payer } = movement;
  return {
    line,
    at: at?.toISOString() ?? null,
    amount: amount === null ? null : formatMoney(amount),
    reference,
    text,
    payer,
    outcome,
    deposit: deposit
      ? { id: deposit.id, reference: deposit.reference, member: deposit.username ?? '' }
      : null,
  };
}
