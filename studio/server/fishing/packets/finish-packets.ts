import { BATCH_ITEMS_MAX } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Studio } from '../../studio.ts';
import { nextStep } from '../../wallet/next-step.ts';
import type { BatchItem, WalletAnswer } from '../../wallet/wallet-client.ts';
import { closeOverdue } from './close-packet.ts';
import { type Packet, packetLine, selectPackets } from './packet.ts';

/** While one process works on a packet no other takes it up; longer than any wallet call. */
const CLAIM_MS = 20_000;

export type Finishing = Pick<Studio, 'db' | 'wallet' | 'log'>;

/**
 * Closes packets that were left lying, and has the wallet pay what packets owe or take back what it has not answered: each under a transaction that was written before, until the answer is
 * definite. Any number of processes do it at any time. Gives how many packets it has worked on.
 */
export async function finishPackets(deps: Finishing): Promise<number> {
  await closeOverdue(deps.db);
  let worked = 0;
  for (;;) {
    const packets = await claimDue(deps);
    for (const [vendor, own] of Map.groupBy(packets, (packet) => packet.vendor))
      await finish(deps, vendor, own);
    worked += packets.length;
    if (packets.length < BATCH_ITEMS_MAX) return worked;
  }
}

async function claimDue({ db }: Finishing): Promise<Packet[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `update studio.fishing_packet k set attempts = k.attempts + 1, due_at = clock_timestamp() + $1::interval,
         state = case when k.state = 'placing' then 'returning' else k.state end
       where k.id in (select id from studio.fishing_packet where due_at <= statement_timestamp() and state <> 'open'
         order by due_at limit $2 for update skip locked)
       returning k.id`,
      [`${CLAIM_MS} ms`, BATCH_ITEMS_MAX],
    );
    if (rows.length === 0) return [];
    return selectPackets(tx, 'k.id = any($1)', [rows.map(({ id }) => id)]);
  });
}

async function finish({ db, wallet, log }: Finishing, vendor: string, packets: readonly Packet[]) {
  const answers = await wallet.batch(vendor, packets.map(itemOf));
  const steps = packets.map((packet, at) =>
    stepOf(packet, answers[at] ?? { kind: 'uncertain', reason: 'no reply' }),
  );
  for (const { id, step, error } of steps)
    if (step === 'disputed') log.error({ packet: id, error }, 'a packet is disputed');
  // In the order of their numbers, as hits lock them: no two wait for each other.
  await db.pool.query(
    `with locked as materialized (select id from studio.fishing_packet where id = any($2) order by id for update)
     update studio.fishing_packet k set state = case when a.step = 'again' then k.state else a.step end,
       balance_after = coalesce(a.balance, k.balance_after), last_error = a.error,
       wallet_token = case when a.step = 'again' then k.wallet_token end,
       due_at = case when a.step = 'again' then clock_timestamp() + make_interval(secs => a.again_ms / 1000.0) end,
       finished_at = case when a.step <> 'again' then clock_timestamp() end
     from locked, jsonb_to_recordset($1) as a(id uuid, was text, step text, error text, balance bigint, again_ms integer)
     where k.id = locked.id and k.id = a.id and k.state = a.was`,
    [JSON.stringify(steps), steps.map(({ id }) => id)],
  );
}

function itemOf(packet: Packet): BatchItem {
  if (packet.walletUser === null || packet.walletToken === null)
    throw new Error(`the packet ${packet.id} has no wallet to call`);
  const base = {
    ...{ user: packet.walletUser, token: packet.walletToken, gameCode: packet.gameCode, round: packet.id },
    betUuid: packet.betUuid,
  };
  if (packet.state === 'returning')
    return { kind: 'rollback', ...base, transactionUuid: packet.rollbackUuid };
  const { currency, payout, reserve, spent } = packet;
  return {
    ...{ kind: 'win', ...base, transactionUuid: packet.winUuid, currency },
    ...{ amount: payout + reserve - spent, unusedStake: reserve - spent },
    ...{ validTurnover: spent, line: packetLine(packet) },
  };
}

function stepOf({ id, state: was, attempts }: Packet, answer: WalletAnswer) {
  const isRollback = was === 'returning';
  const next = nextStep(answer, isRollback ? 'rollback' : 'win', attempts);
  const done = isRollback ? 'returned' : 'closed';
  return { ...next, id, was, step: next.step === 'done' ? done : next.step };
}
