import type { StatementLine, StatementTaken } from '@lanna/contract/money/cashier/ops';
import { formatMoney } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { findChannel } from '../../payments/channel.ts';
import type { Notices } from '../record/notify-deposit.ts';
import { lockDeskSums } from './desk-sums.ts';
import { type EvaluatedLine, evaluateStatement } from './evaluate-statement.ts';
import { readStatement } from './read-statement.ts';
import { proposeLines } from './statement-proposal.ts';
import { inOrderOfDeposits, takeStatementLine } from './take-statement-line.ts';

interface Wanted {
  brand: string;
  channel: string;
  csv: string;
}
type Call = Pick<AnyOpsCall, 'brands' | 'operator' | 'mustBeProposed' | 'propose' | 'record'>;

/** What each line would come to; nothing is kept. Refuses with `not_found`, `statement_unreadable`. */
export async function previewStatement(
  db: Queryable,
  call: Pick<Call, 'brands' | 'operator' | 'mustBeProposed'>,
  wanted: Wanted,
  now: Date,
): Promise<StatementTaken> {
  const statement = await open(db, call, wanted, now);
  const { lines, byOperator } = await evaluateStatement(db, call, statement, now);
  return { lines: lines.map(({ shown }) => shown), lately: formatMoney(byOperator), proposalId: null };
}

/**
 * Takes each payment once, in one transaction, and credits those whose deposit is certain: named by its reference, or the only one of
 * the amount. A file is an operator's word as a form is: what goes above the limit, with what this operator and each member had within a
 * day, is proposed to a second operator, and nothing of it is kept before.
 */
export async function importStatement(
  tx: Tx,
  call: Call,
  wanted: Wanted,
  now: Date,
  notices: Notices,
): Promise<StatementTaken> {
  const statement = await open(tx, call, wanted, now);
  const { brand } = statement;
  await lockDeskSums(tx, [call.operator.id]);
  const { lines, byOperator } = await evaluateStatement(tx, call, statement, now, (members) =>
    lockDeskSums(tx, members),
  );
  const seconds = lines.filter(({ shown }) => shown.outcome === 'second');
  const proposalId = seconds.length > 0 ? await proposeLines(tx, call, statement, seconds) : null;
  const shown = await takeLines(lines, (line) =>
    takeStatementLine(tx, statement, line, { aloneBy: call.operator.id, now }, notices),
  );
  const count = (outcome: StatementLine['outcome']) => shown.filter((one) => one.outcome === outcome).length;
  await call.record(tx, {
    action: 'cashier.import-statement',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.id, name: brand.code },
    after: {
      channel: wanted.channel,
      lines: shown.length,
      credited: count('credits'),
      proposed: count('second'),
      desk: count('desk'),
      waiting: count('waits'),
      known: count('known'),
      clashing: count('clashes'),
    },
  });
  await notifyOps(tx, { brandId: brand.id, type: 'deposits_changed' });
  return { lines: shown, lately: formatMoney(byOperator), proposalId };
}

const TAKEN: ReadonlySet<StatementLine['outcome']> = new Set(['credits', 'desk', 'waits']);

/** Answers them as the file has them. */
async function takeLines(
  lines: readonly EvaluatedLine[],
  take: (line: EvaluatedLine) => Promise<StatementLine>,
): Promise<StatementLine[]> {
  const done = new Map<number, StatementLine>();
  for (const line of inOrderOfDeposits(lines))
    if (TAKEN.has(line.shown.outcome)) done.set(line.shown.line, await take(line));
  return lines.map(({ shown }) => done.get(shown.line) ?? shown);
}

async function open(db: Queryable, call: Pick<Call, 'brands'>, wanted: Wanted, now: Date) {
  const brand = call.brands.find(({ code }) => code === wanted.brand);
  const channel = brand && (await findChannel(db, { merchantId: brand.id, way: 'in', code: wanted.channel }));
  // A gateway reports by itself what was paid, and play money has no bank.
  if (!brand || !channel || channel.kind === 'gateway' || channel.kind === 'sandbox')
    throw new Refusal('not_found');
  const movements = readStatement(wanted.csv, brand.timeZone).map((one) => ({
    ...one,
    at: one.at && one.at > now ? null : one.at,
  }));
  return { brand, channel: wanted.channel, movements };
}
