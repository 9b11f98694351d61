import { formatMoney } from '@lanna/rules/money';
import { approveWithdrawal } from '../modules/money/withdrawals/desk/approve-withdrawal.ts';
import { rejectWithdrawal } from '../modules/money/withdrawals/desk/reject-withdrawal.ts';
import { takeWithdrawal } from '../modules/money/withdrawals/desk/take-withdrawal.ts';
import { newId } from '../platform/sealing/ids.ts';
import { AUTOMATIC_LIMIT, FEE_OUT } from './brand.fixture.ts';
import { addPayouts, versionOf } from './payouts.fixture.ts';
import { betMessage } from './play.fixture.ts';
import {
  type AskedWithdrawal,
  HUNDREDTH,
  type MoneySequence,
  type Player,
  playerOf,
  pressed,
  type Step,
  unless,
} from './sequence.fixture.ts';
import type { PayoutChannel } from './steps.factory.ts';

export async function withdraw(sequence: MoneySequence, step: Step<'withdraw'>): Promise<void> {
  const player = playerOf(sequence, step.player);
  const amount = BigInt(step.amount) * HUNDREDTH;
  const key = newId();
  const answers = await pressed(step.twice, () => request(sequence, player, amount, step.by, key));
  const isHeld = sequence.model.hold(player.money, amount);
  const ids = new Set(answers.map((answer) => (typeof answer === 'string' ? answer : answer.id)));
  if (ids.size !== 1 || ids.has('withdrawal_too_much') === isHeld)
    throw new Error(`a withdrawal of ${amount} was ${[...ids].join(', ')}`);
  sequence.happened.add(isHeld ? 'withdrawal asked' : 'withdrawal too much');
  if (isHeld) await keepAsked(sequence, [...ids][0] ?? '', player, amount, step.by);
}

/** Both at the same moment: one of them may be refused, never are both paid from one balance. */
export async function withdrawAndBet(sequence: MoneySequence, step: Step<'withdraw and bet'>): Promise<void> {
  const { model, wallet } = sequence;
  const player = playerOf(sequence, step.player);
  const [amount, stake] = [BigInt(step.amount) * HUNDREDTH, BigInt(step.stake) * HUNDREDTH];
  const before = player.money.available;
  const sent = betMessage(sequence, player, stake);
  const [answer, { status }] = await Promise.all([
    request(sequence, player, amount, 'SANDBOX', newId()),
    wallet.bet(sent),
  ]);
  const isHeld = typeof answer !== 'string';
  const isPlaced = status === 'RS_OK';
  const spent = (isHeld ? amount : 0n) + (isPlaced ? stake : 0n);
  const left = before - spent;
  if (left < 0n || (!isHeld && left >= amount) || (!isPlaced && left >= stake))
    throw new Error(`of ${before} ${spent} was spent by a withdrawal of ${amount} and a bet of ${stake}`);
  const placed = isPlaced ? model.bet(player.money, stake) : undefined;
  if (placed) sequence.bets.push({ bet: placed, player, message: sent });
  if (isHeld) {
    model.hold(player.money, amount);
    await keepAsked(sequence, answer.id, player, amount, 'SANDBOX');
  }
  sequence.happened.add('withdrawal raced a bet');
}

function request(
  { withdrawals }: MoneySequence,
  player: Player,
  amount: bigint,
  by: PayoutChannel,
  key: string,
) {
  return unless(['withdrawal_too_much'], () =>
    withdrawals.request(player, formatMoney(amount), { channelCode: by, key }),
  );
}

async function keepAsked(
  sequence: MoneySequence,
  id: string,
  player: Player,
  amount: bigint,
  by: PayoutChannel,
): Promise<void> {
  const asked = { id, player, amount, fee: by === 'GATE' ? FEE_OUT : 0n };
  if (amount > AUTOMATIC_LIMIT) {
    sequence.asked.push(asked);
    sequence.happened.add('withdrawal to the desk');
  } else {
    await addPayouts(sequence, asked, [{ amount, by }]);
    sequence.happened.add('withdrawal automatic');
  }
}

export async function approve(sequence: MoneySequence, step: Step<'approve'>): Promise<void> {
  const { db, withdrawals, desk, now } = sequence;
  const found = await takeInHand(sequence, step.pick);
  if (!found) return;
  const first = step.second === null ? found.amount : (found.amount / 3n / HUNDREDTH) * HUNDREDTH;
  const shares = [
    { amount: first, by: step.by },
    ...(step.second === null ? [] : [{ amount: found.amount - first, by: step.second }]),
  ];
  const payouts = shares.map(({ amount, by }) => ({ amount: formatMoney(amount), channelCode: by }));
  const approved = { id: found.id, version: found.version, words: '', payouts };
  // Two operators' screens, or one press twice: one of them comes second.
  const twice = await Promise.allSettled(
    [0, 1].map(() =>
      db.transaction((tx) => approveWithdrawal(tx, withdrawals.deps, desk.call, approved, now)),
    ),
  );
  if (twice.filter(({ status }) => status === 'fulfilled').length !== 1)
    throw new Error('not approved just once');
  await addPayouts(sequence, found, shares);
  if (shares.length > 1) sequence.happened.add('withdrawal split');
}

export async function reject(sequence: MoneySequence, pick: number): Promise<void> {
  const { db, desk, now, model, happened } = sequence;
  const found = await takeInHand(sequence, pick);
  if (!found) return;
  const { id, version, player, amount } = found;
  await db.transaction((tx) =>
    rejectWithdrawal(tx, desk.call, { id, version, words: 'not now, sorry' }, now),
  );
  model.release(player.money, amount);
  happened.add('withdrawal rejected');
}

async function takeInHand(
  { db, asked, desk, now }: MoneySequence,
  pick: number,
): Promise<(AskedWithdrawal & { version: number }) | undefined> {
  const [found] = asked.length > 0 ? asked.splice(pick % asked.length, 1) : [];
  if (!found) return undefined;
  const { id } = found;
  const version = await versionOf(db, 'withdrawals.withdrawal', id);
  await db.transaction((tx) => takeWithdrawal(tx, desk.call, { id, version }, now));
  return { ...found, version: await versionOf(db, 'withdrawals.withdrawal', id) };
}
