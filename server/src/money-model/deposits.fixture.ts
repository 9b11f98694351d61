import { randomUUID } from 'node:crypto';
import { formatMoney } from '@lanna/rules/money';
import { strangers } from '../modules/accounts/protection/same-person.fixture.ts';
import { makeDeposit } from '../modules/money/cashier/depositing/make-deposit.ts';
import { recordConfirmation } from '../modules/money/payments/record-confirmation.ts';
import { newId } from '../platform/sealing/ids.ts';
import { FEE_IN_BASIS_POINTS, type GatewayEvent } from './brand.fixture.ts';
import { deliver } from './gateway-events.fixture.ts';
import type { ModelDeposit } from './model.ts';
import {
  chosen,
  HUNDREDTH,
  type MoneySequence,
  type Player,
  playerOf,
  pressed,
  type Step,
  unless,
} from './sequence.fixture.ts';

export async function depositPlayMoney(
  sequence: MoneySequence,
  player: Player,
  amount: bigint,
  twice: boolean,
): Promise<void> {
  const key = newId();
  const made = await pressed(twice, () => make(sequence, player, 'SANDBOX', amount, key));
  if (new Set(made.map(({ id }) => id)).size !== 1) throw new Error('one press made two deposits');
  sequence.model.playMoney(player.money, amount);
  sequence.happened.add('deposit credited');
}

export async function deposit(sequence: MoneySequence, step: Step<'deposit'>): Promise<void> {
  const { db, model, happened, receive, hooks } = sequence;
  const player = playerOf(sequence, step.player);
  const amount = BigInt(step.amount) * HUNDREDTH;
  const fee = step.by === 'GATE' ? ((amount * FEE_IN_BASIS_POINTS) / 10_000n / HUNDREDTH) * HUNDREDTH : 0n;
  const name = sequence.newName();
  const event = (order: string): GatewayEvent => ({
    event: randomUUID(),
    way: 'payment',
    transaction: name,
    order,
    amount,
    outcome: 'paid',
  });
  if (step.by === 'GATE' && step.received === 'before it')
    hooks.beforeIt = async (id) => void (await receive(event(id)));
  if (step.by === 'GATE' && step.received === 'in its answer')
    hooks.inAnswer = async (id) => void (await receive(event(id)));
  const made = await unless(['deposits_open', 'deposits_blocked'], () =>
    make(sequence, player, step.by, amount, newId()),
  );
  delete hooks.beforeIt;
  delete hooks.inAnswer;
  if (typeof made === 'string') return;
  const { reference } = await db.kysely
    .selectFrom('cashier.deposit')
    .select('reference')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const kept: ModelDeposit = {
    id: made.id,
    reference,
    owner: player.money,
    amount,
    fee,
    by: step.by,
    isPaid: false,
  };
  sequence.deposits.push(kept);
  if (step.by !== 'GATE' || step.received === 'later') return;
  // What came before the deposit could be seen is found by the job.
  await sequence.matchEarly();
  model.payment(kept, name, amount);
  happened.add(
    step.received === 'before it'
      ? 'deposit credited by what came before it'
      : 'deposit credited by its webhook before its answer',
  );
}

function make(
  { db, brand, clock, notices, gateways }: MoneySequence,
  { memberId }: Player,
  methodCode: string,
  amount: bigint,
  idempotencyKey: string,
) {
  return makeDeposit(
    { db, clock, notices, gateways, findSamePerson: strangers },
    { methodCode, amount: formatMoney(amount) },
    { brand, language: 'EN', memberId, idempotencyKey, origin: 'https://river.test' },
  );
}

/** A payment of a deposit: reported by the gateway, or a line of the bank's statement. */
export async function payment(sequence: MoneySequence, step: Step<'payment'>): Promise<void> {
  const { happened } = sequence;
  const found = chosen(sequence.deposits, step.pick);
  if (!found) return;
  const amount = step.amount === 'right' ? found.amount : found.amount + HUNDREDTH;
  if (step.amount === 'other' && step.outcome === 'paid') happened.add('payment of another amount');
  if (found.isPaid && step.outcome === 'paid') happened.add('payment twice');
  if (found.by === 'BANK') return paidAtBank(sequence, found, amount, step.twice);
  return paidAtGateway(sequence, { order: found.id, amount, outcome: step.outcome }, found, step.twice);
}

export async function paymentOfNoDeposit(sequence: MoneySequence, amount: bigint): Promise<void> {
  sequence.happened.add('payment of no deposit');
  await paidAtGateway(sequence, { order: randomUUID(), amount, outcome: 'paid' }, undefined, false);
}

async function paidAtBank(
  { db, brand, now, topics, newName, model }: MoneySequence,
  found: ModelDeposit,
  amount: bigint,
  twice: boolean,
): Promise<void> {
  const name = newName();
  const line = {
    merchantId: brand.id,
    channelCode: 'BANK',
    way: 'in',
    externalReference: name,
    reference: null,
    payerReference: found.reference,
    outcome: 'paid',
    amount,
    currency: brand.currency,
    happenedAt: now,
    source: 'statement',
    payer: null,
  } as const;
  await pressed(twice, () => db.transaction((tx) => recordConfirmation(tx, topics, line, now)));
  model.payment(found, name, amount);
}

async function paidAtGateway(
  sequence: MoneySequence,
  what: Pick<GatewayEvent, 'order' | 'amount' | 'outcome'>,
  found: ModelDeposit | undefined,
  twice: boolean,
): Promise<void> {
  const event: GatewayEvent = {
    event: randomUUID(),
    way: 'payment',
    transaction: sequence.newName(),
    ...what,
  };
  await deliver(sequence, event, twice);
  if (what.outcome === 'paid') sequence.model.payment(found, event.transaction, what.amount);
}
