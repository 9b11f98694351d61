import { moneyOf, moneyText } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Operator } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { Notices } from '../record/notify-deposit.ts';
import { CREDIT_KIND } from './credit-kind.ts';
import { type EvaluatedLine, evaluateStatement, type Statement } from './evaluate-statement.ts';
import { inOrderOfDeposits, takeStatementLine } from './take-statement-line.ts';

/** Lines of a bank statement that one operator wants credited, each with the deposit that was shown for it. */
export const statementPayload = z.object({
  statement: z.object({
    channel: z.string(),
    lines: z.array(
      z.object({
        line: z.int(),
        at: z.iso.datetime(),
        amount: moneyText,
        reference: z.string(),
        formerReference: z.string().nullable(),
        named: z.array(z.string()),
        text: z.string(),
        payer: z.string(),
        deposit: z.object({ id: z.uuid(), reference: z.string(), member: z.string() }),
      }),
    ),
  }),
});
export type StatementPayload = z.infer<typeof statementPayload>;

/** Nothing is kept of these lines until a second operator approves them; answers the proposal's id. */
export function proposeLines(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  { brand, channel }: Statement & { brand: { code: string } },
  lines: readonly EvaluatedLine[],
): Promise<string> {
  const payload: StatementPayload = {
    statement: {
      channel,
      lines: lines.flatMap(({ movement, shown }) => {
        const { line, at, amount, reference, text, payer, deposit } = shown;
        if (at === null || amount === null || deposit === null) return [];
        const { formerReference, named } = movement;
        return { line, at, amount, reference, formerReference, named, text, payer, deposit };
      }),
    },
  };
  return call.propose(tx, {
    kind: CREDIT_KIND,
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.id, name: brand.code },
    payload,
    reason: `${channel}: ${lines.length} lines, ${sumOf(payload)} ${brand.currency}`,
  });
}

/** What a second operator sees of them. */
export function previewLines(payload: StatementPayload) {
  const { channel, lines } = payload.statement;
  return {
    after: {
      channel,
      sum: sumOf(payload),
      lines: lines.map(
        ({ deposit, amount, at, reference, payer }) =>
          `${deposit.reference} · ${deposit.member} · ${amount} · ${at} · ${[reference, payer].filter(Boolean).join(' · ')}`,
      ),
    },
  };
}

/**
 * Credits what was proposed and still comes to the same deposit. What has changed meanwhile is left out, and nothing is kept of it: its file
 * can be read again. Refuses with `proposal_outdated` where nothing can be credited any more.
 */
export async function carryOutLines(
  tx: Tx,
  { statement: { channel, lines } }: StatementPayload,
  { brandId, approver, now }: { brandId: string; approver: Operator; now: Date },
  notices: Notices,
) {
  const statement = await statementOf(tx, brandId, channel, lines);
  const approved = { operator: approver, mustBeProposed: async () => false };
  const evaluated = await evaluateStatement(tx, approved, statement, now);
  const shownOf = new Map(lines.map(({ line, deposit }) => [line, deposit.id]));
  const fitting = evaluated.lines.filter(
    ({ shown }) => shown.outcome === 'credits' && shown.deposit?.id === shownOf.get(shown.line),
  );
  let credited = 0;
  for (const line of inOrderOfDeposits(fitting)) {
    const { outcome } = await takeStatementLine(tx, statement, line, { aloneBy: null, now }, notices);
    if (outcome === 'credits') credited += 1;
  }
  if (credited === 0) throw new Refusal('proposal_outdated');
  await notifyOps(tx, { brandId, type: 'deposits_changed' });
  return { after: { channel, lines: lines.length, credited } };
}

async function statementOf(
  db: Queryable,
  brandId: string,
  channel: string,
  lines: StatementPayload['statement']['lines'],
): Promise<Statement> {
  const { currency } = await db
    .selectFrom('brands.brand')
    .select('currency')
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  const movements = lines.map((line) => ({ ...line, at: new Date(line.at), amount: moneyOf(line.amount) }));
  return { brand: { id: brandId, currency }, channel, movements };
}

function sumOf({ statement: { lines } }: StatementPayload): string {
  return formatMoney(lines.reduce((sum, { amount }) => sum + moneyOf(amount), 0n));
}
