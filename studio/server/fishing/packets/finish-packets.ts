import { BATCH_ITEMS_MAX, type WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Studio } from '../../studio.ts';
import type { BatchItem, WalletAnswer } from '../../wallet/wallet-client.ts';
import { closeOverdue } from './close-packet.ts';
import { type Packet, packetLine, selectPackets } from './packet.ts';

/** While one process works on a packet no other takes it up; longer than any wallet call. */
const CLAIM_MS = 20_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** At a quarter of an hour each, about ten days. */
const ATTEMPTS_MAX = 1_000;

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
  await db.pool.query(
    `update studio.fishing_packet k set state = case when a.step = 'again' then k.state else a.step end,
       balance_after = coalesce(a.balance, k.balance_after), last_error = a.error,
       wallet_token = case when a.step = 'again' then k.wallet_token end,
       due_at = case when a.step = 'again' then clock_timestamp() + make_interval(secs => a.again_ms / 1000.0) end,
       finished_at = case when a.step <> 'again' then clock_timestamp() end
     from jsonb_to_recordset($1) as a(id uuid, was text, step text, error text, balance bigint, again_ms integer)
     where k.id = a.id and k.state = a.was`,
    [JSON.stringify(steps)],
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

/** Answers that another attempt would only get again. A rollback of a bet the wallet does not know is answered with RS_OK. */
const TERMINAL: readonly WalletStatus[] = [
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
];
const TERMINAL_OF_WIN: readonly WalletStatus[] = [
  ...TERMINAL,
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_WRONG_CURRENCY',
];

function stepOf({ id, state: was, attempts }: Packet, answer: WalletAnswer) {
  if (answer.kind === 'ok')
    return {
      ...{ id, was, step: was === 'returning' ? 'returned' : 'closed', error: null },
      ...{ balance: String(answer.balance), again_ms: null },
    };
  const error = answer.kind === 'no' ? answer.status : answer.reason;
  const terminal = was === 'returning' ? TERMINAL : TERMINAL_OF_WIN;
  if ((answer.kind === 'no' && terminal.includes(answer.status)) || attempts >= ATTEMPTS_MAX)
    return { id, was, step: 'disputed', error, balance: null, again_ms: null };
  const againMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
  return { id, was, step: 'again', error, balance: null, again_ms: againMs };
}
