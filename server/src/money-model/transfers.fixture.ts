import { formatMoney } from '@lanna/rules/money';
import { followUpTransfers } from '../modules/money/transfers/vendors/follow-up-transfers.ts';
import { moveBetweenWallets } from '../modules/money/transfers/vendors/move-between-wallets.ts';
import { postInLine } from '../modules/people/agents/post-in-line.ts';
import { newId } from '../platform/sealing/ids.ts';
import { HUNDREDTH, type MoneySequence, playerOf, pressed, type Step, unless } from './sequence.fixture.ts';

/** To or from the vendor that keeps wallets of its own. */
export async function transfer(
  sequence: MoneySequence,
  step: Step<'to vendor' | 'from vendor'>,
): Promise<void> {
  const { db, brand, clock, river, vendor, model, happened } = sequence;
  const player = playerOf(sequence, step.player);
  const { money } = player;
  const amount = BigInt(step.amount) * HUNDREDTH;
  const there = river.there(player.walletUser);
  river.state.mood = step.vendor;
  const way = step.do === 'to vendor' ? 'in' : 'out';
  const key = newId();
  const answers = await pressed(step.vendor === 'well', () =>
    unless(['transfer_balance_short', 'amount_out_of_range'], () =>
      moveBetweenWallets(
        { db, clock, client: river.client },
        { vassalage: vendor.code, way, amount: formatMoney(amount) },
        { brand, memberId: player.memberId, idempotencyKey: key },
      ),
    ),
  );
  const outcomes = new Set(
    answers.map((answer) => (typeof answer === 'string' ? answer : answer.transfer.id)),
  );
  if (outcomes.size !== 1) throw new Error(`one press came to ${[...outcomes].join(' and ')}`);
  const [answer] = answers;
  // An order that the vendor has not answered for yet is answered for now.
  if (step.vendor === 'silent') await followUp(sequence);
  river.state.mood = 'well';
  const isArrived = river.there(player.walletUser) !== there;
  if (typeof answer === 'string') {
    if (isArrived) throw new Error('the vendor has what was refused');
    return;
  }
  if (isArrived !== (step.vendor !== 'away'))
    throw new Error(`an order to a vendor that is ${step.vendor} went astray`);
  if (way === 'in') {
    if (!model.hold(money, amount)) throw new Error('more went to the vendor than there was');
    if (isArrived) model.toVendor(money, amount);
    else model.release(money, amount);
    happened.add(
      step.vendor === 'well'
        ? 'to the vendor'
        : isArrived
          ? 'to the vendor, answer lost'
          : 'to the vendor, never arrived',
    );
  } else if (isArrived) {
    if (!model.fromVendor(money, amount)) throw new Error('more came from the vendor than it had');
    happened.add('from the vendor');
  }
}

/** The vendor answers again, and the job asks after everything. */
export async function followUp({ db, now, river }: MoneySequence): Promise<void> {
  river.state.mood = 'well';
  const later = { now: () => new Date(now.getTime() + 86_400_000) };
  await followUpTransfers({ db, clock: later, client: river.client });
}

export async function toUpline(sequence: MoneySequence, step: Step<'upline'>): Promise<void> {
  const { db, brand, now, agent, happened } = sequence;
  const { memberId, money } = playerOf(sequence, step.player);
  const amount = BigInt(step.amount) * HUNDREDTH;
  const reference = newId();
  const [first, second] = await Promise.all(
    [0, 1].map(() =>
      db.transaction((tx) =>
        postInLine(tx, agent.memberId, {
          merchantId: brand.id,
          currency: brand.currency,
          reference,
          legs: [
            {
              from: { kind: 'wallet', memberId },
              to: { kind: 'wallet', memberId: agent.memberId },
              amount,
              code: 'transfer_up',
            },
          ],
          now,
        }),
      ),
    ),
  );
  const outcomes = [first?.outcome, second?.outcome].sort().join(' ');
  const isEnough = money.available >= amount;
  if (outcomes !== (isEnough ? 'posted repeated' : 'insufficient insufficient'))
    throw new Error(`a transfer to the upline was ${outcomes}`);
  if (!isEnough) return;
  money.available -= amount;
  agent.money += amount;
  happened.add('to the upline');
}
