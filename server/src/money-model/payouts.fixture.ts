import { randomUUID } from 'node:crypto';
import { answerReceipt } from '../modules/money/withdrawals/asking/receipts.ts';
import { sendPayout, settlePayout } from '../modules/money/withdrawals/payouts/decide-payout.ts';
import { failPayout } from '../modules/money/withdrawals/payouts/fail-payout.ts';
import type { Database, Tx } from '../platform/sql/database.ts';
import type { GatewayEvent } from './brand.fixture.ts';
import { deliver } from './gateway-events.fixture.ts';
import { feeShares, type ModelPayout } from './model.ts';
import {
  type AskedWithdrawal,
  chosen,
  HUNDREDTH,
  type MoneySequence,
  type Step,
} from './sequence.fixture.ts';
import type { PayoutChannel } from './steps.factory.ts';

/** What an approved withdrawal is paid in; channels of a machine are sending from then on. */
export async function addPayouts(
  { withdrawals, model, payouts }: MoneySequence,
  of: AskedWithdrawal,
  shares: { amount: bigint; by: PayoutChannel }[],
): Promise<void> {
  const rows = await withdrawals.payoutsOf(of.id);
  const fees = feeShares(
    of.fee,
    shares.map(({ amount }) => amount),
  );
  if (rows.length !== shares.length) throw new Error(`${rows.length} payouts for ${shares.length} shares`);
  for (const [place, share] of shares.entries()) {
    const payout: ModelPayout = {
      id: rows[place]?.id ?? '',
      owner: of.player.money,
      amount: share.amount,
      fee: fees[place] ?? 0n,
      by: share.by,
      state: 'ready',
    };
    if (share.by !== 'BANK') model.send(payout);
    payouts.push(payout);
  }
}

/** The job, in two processes at once. */
export async function sendPayouts({ withdrawals, model, payouts, happened }: MoneySequence): Promise<void> {
  await Promise.all([withdrawals.send(), withdrawals.send()]);
  for (const payout of payouts)
    if (payout.by === 'SANDBOX' && payout.state === 'sending') {
      model.ends(payout, 'paid', payout.id, payout.amount - payout.fee);
      happened.add('payout paid');
    }
}

export async function endPayout(sequence: MoneySequence, step: Step<'payout ends'>): Promise<void> {
  const { model, happened } = sequence;
  const found = chosen(
    ownPayouts(sequence).filter(({ by }) => by !== 'SANDBOX'),
    step.pick,
  );
  if (!found) return;
  if (found.by === 'BANK') return payByHand(sequence, found, step.outcome);
  const net = found.amount - found.fee;
  const amount = step.amount === 'right' ? net : net + HUNDREDTH;
  const event: GatewayEvent = {
    event: randomUUID(),
    way: 'payout',
    transaction: sequence.newName(),
    order: found.id,
    amount,
    outcome: step.outcome,
  };
  const was = found.state;
  await deliver(sequence, event, step.twice);
  model.ends(found, step.outcome, event.transaction, amount);
  if (was === 'sending' && found.state !== 'sending') happened.add(`payout ${step.outcome}`);
  if (step.outcome === 'paid') {
    if (was !== 'sending') happened.add('payout confirmed twice');
    else if (amount !== net) happened.add('payout of another amount');
  }
}

/** Two operators do the same at once: the second finds it done. */
async function payByHand(
  sequence: MoneySequence,
  found: ModelPayout,
  outcome: 'paid' | 'failed',
): Promise<void> {
  const { db, withdrawals, desk, now, model, newName } = sequence;
  const { id } = found;
  const once = async (act: (tx: Tx, version: number) => Promise<void>) => {
    const version = await versionOf(db, 'withdrawals.payout', id);
    const both = await Promise.allSettled([0, 1].map(() => db.transaction((tx) => act(tx, version))));
    return both.filter(({ status }) => status === 'fulfilled').length;
  };
  if (found.state === 'ready') {
    const sent = await once((tx, version) =>
      sendPayout(tx, withdrawals.deps, desk.call, { id, version }, now),
    );
    if (sent !== 1) throw new Error(`a payout was sent ${sent} times`);
    model.send(found);
  }
  const ended = await once(async (tx, version) => {
    if (outcome === 'paid')
      await settlePayout(tx, withdrawals.deps, desk.call, { id, version, bankReference: newName() }, now);
    else
      await failPayout(tx, withdrawals.deps, desk.call, { id, version, words: 'the bank sent it back' }, now);
  });
  const expected = found.state === 'sending' ? 1 : 0;
  if (ended !== expected) throw new Error(`a payout that is ${found.state} was ended ${ended} times`);
  if (expected === 1) {
    model.ends(found, outcome, id, found.amount - found.fee);
    sequence.happened.add(`payout ${outcome}`);
  }
}

export async function giveReceipt(sequence: MoneySequence, pick: number): Promise<void> {
  const { db, brand, now, players } = sequence;
  const found = chosen(
    ownPayouts(sequence).filter(({ state }) => state === 'paid'),
    pick,
  );
  const player = players.find(({ money }) => money === found?.owner);
  if (!found || !player) return;
  await db.transaction((tx) =>
    answerReceipt(
      tx,
      { payoutId: found.id, answer: 'received', pictures: [], remark: '' },
      { merchantId: brand.id, memberId: player.memberId },
      now,
    ),
  );
  sequence.happened.add('receipt');
}

/** The brand's list has those of earlier sequences too. */
function ownPayouts({ payouts, players }: MoneySequence): ModelPayout[] {
  return payouts.filter(({ owner }) => players.some(({ money }) => money === owner));
}

export async function versionOf(
  { kysely }: Database,
  table: 'withdrawals.withdrawal' | 'withdrawals.payout',
  id: string,
): Promise<number> {
  const row = await kysely.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return row.version;
}
