import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { listChannels } from '../../payments/channel.ts';
import type { GatewayChannel, Gateways, StatementLine } from '../../payments/gateway-orders.ts';

/** A gateway that is new is read from so far back; later each reading goes back over the last of it, since lines may come late. */
const FIRST_MS = 7 * 24 * 3_600_000;
const OVERLAP_MS = 24 * 3_600_000;

/** Reads what each gateway lists of itself, so that it can be held against what it has reported to us. */
export async function readStatements(deps: {
  db: Database;
  clock: Clock;
  gateways: Pick<Gateways, 'statement'>;
}): Promise<void> {
  const { db } = deps;
  const brands = await db.kysely
    .selectFrom('payments.channel_record')
    .select('merchant_id')
    .distinct()
    .where('kind', '=', 'gateway')
    .execute();
  for (const { merchant_id: merchantId } of brands)
    for (const way of ['in', 'out'] as const)
      for (const channel of await listChannels(db.kysely, { merchantId, way }))
        if (channel.kind === 'gateway') await readOne(deps, channel);
}

async function readOne(
  { db, clock, gateways }: { db: Database; clock: Clock; gateways: Pick<Gateways, 'statement'> },
  channel: GatewayChannel,
): Promise<void> {
  const now = clock.now();
  const of = { merchant_id: channel.merchantId, channel_code: channel.code, way: channel.way };
  const known = await db.kysely
    .selectFrom('reconciliation.statement_read')
    .select(['read_from', 'read_to'])
    .where('merchant_id', '=', of.merchant_id)
    .where('channel_code', '=', of.channel_code)
    .where('way', '=', of.way)
    .executeTakeFirst();
  const from = new Date(known ? known.read_to.getTime() - OVERLAP_MS : now.getTime() - FIRST_MS);
  const answer = await gateways.statement(channel, { from, to: now });
  await db.transaction(async (tx) => {
    if (answer.outcome === 'answered') await keepLines(tx, of, answer.lines, { from, to: now });
    const read =
      answer.outcome === 'answered'
        ? { read_from: known && known.read_from < from ? known.read_from : from, read_to: now, failure: null }
        : { read_from: known?.read_from ?? from, read_to: known?.read_to ?? from, failure: 'unanswered' };
    await tx
      .insertInto('reconciliation.statement_read')
      .values({ ...of, ...read, tried_at: now })
      .onConflict((conflict) =>
        conflict.columns(['merchant_id', 'channel_code', 'way']).doUpdateSet({ ...read, tried_at: now }),
      )
      .execute();
  });
}

/** What the statement says of a period stands in place of what it has said before. */
async function keepLines(
  tx: Tx,
  of: { merchant_id: string; channel_code: string; way: 'in' | 'out' },
  lines: readonly StatementLine[],
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await tx
    .deleteFrom('reconciliation.statement_line')
    .where('merchant_id', '=', of.merchant_id)
    .where('channel_code', '=', of.channel_code)
    .where('way', '=', of.way)
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', to)
    .execute();
  const rows = lines
    .filter((line) => line.outcome === 'paid' && line.way === of.way && line.channelCode === of.channel_code)
    .map((line) => ({
      ...of,
      external_reference: line.transaction,
      reference: line.order,
      amount: line.amount,
      currency: line.currency,
      happened_at: line.happenedAt,
      seen_at: to,
    }));
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insertInto('reconciliation.statement_line')
      .values(rows.slice(at, at + 1000))
      .onConflict((conflict) =>
        conflict
          .columns(['merchant_id', 'channel_code', 'way', 'external_reference'])
          .doUpdateSet((line) => ({
            reference: line.ref('excluded.reference'),
            amount: line.ref('excluded.amount'),
            currency: line.ref('excluded.currency'),
            happened_at: line.ref('excluded.happened_at'),
            seen_at: to,
          })),
      )
      .execute();
}
