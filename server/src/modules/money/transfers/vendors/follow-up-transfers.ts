import { sql } from 'kysely';
import { orderOf } from './order-of.ts';
import { after, askAfterTransfer, type TransferDeps } from './send-transfer.ts';
import { settleTransfer } from './settle-transfer.ts';
import { ASKED_FOR_MS, ASKS_MAX, SEND_LEASE_MS } from './transfer.ts';

/** At five seconds each and this many at once, a run ends within its minute. */
const TRANSFERS_PER_RUN = 60;
const AT_ONCE = 10;

/**
 * Looks after transfers whose answer was lost: asks their vendors until they end one way, and gives up what was never sent. Safe to
 * run twice at once, and beside the calls that send.
 */
export async function followUpTransfers(
  deps: TransferDeps,
  signal?: AbortSignal,
): Promise<{ asked: number }> {
  await giveUpUnsent(deps);
  const due = await claimDue(deps);
  for (let from = 0; from < due.length && !signal?.aborted; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map((id) => followUp(deps, id)));
  return { asked: due.length };
}

async function followUp(deps: TransferDeps, id: string): Promise<void> {
  const order = await orderOf(deps.db.kysely, id);
  if (order) await askAfterTransfer(deps, order);
}

/** Takes transfers whose time has come, and keeps other processes off them for as long as a question takes. */
async function claimDue({ db, clock }: TransferDeps): Promise<string[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from transfers.transfer
      where state = 'sending' and coalesce(next_ask_at, created_at) <= ${now} and asks < ${ASKS_MAX}
      order by coalesce(next_ask_at, created_at) limit ${TRANSFERS_PER_RUN} for update skip locked)
    update transfers.transfer t set next_ask_at = ${after(now, SEND_LEASE_MS)} from due
    where t.id = due.id returning t.id`.execute(db.kysely);
  return rows.map(({ id }) => id);
}

/** Written down, and then the process died before it sent anything: it is not sent later, when the player no longer expects it. */
async function giveUpUnsent({ db, clock }: TransferDeps): Promise<void> {
  const now = clock.now();
  const left = await db.kysely
    .selectFrom('transfers.transfer')
    .select('id')
    .where('state', '=', 'asked')
    .where('created_at', '<=', after(now, -ASKED_FOR_MS))
    .orderBy('created_at')
    .limit(TRANSFERS_PER_RUN)
    .execute();
  for (const { id } of left)
    await db.transaction(async (tx) => {
      const held = await tx
        .selectFrom('transfers.transfer')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      // A call may have taken it up meanwhile: then the vendor has it.
      if (held?.state !== 'asked') return;
      await settleTransfer(tx, id, { outcome: 'refused', reason: 'not_sent', answer: 'never sent' }, now);
    });
}
