import type { MoneyBrand } from './brand.fixture.ts';
import { deposit, depositPlayMoney, payment, paymentOfNoDeposit } from './deposits.fixture.ts';
import { deliverAgain } from './gateway-events.fixture.ts';
import { endPayout, giveReceipt, sendPayouts } from './payouts.fixture.ts';
import { bet, rollback, win } from './play.fixture.ts';
import { HUNDREDTH, type MoneySequence, openSequence, playerOf } from './sequence.fixture.ts';
import type { MoneyStep } from './steps.factory.ts';
import { followUp, toUpline, transfer } from './transfers.fixture.ts';
import { approve, reject, withdraw, withdrawAndBet } from './withdrawals.fixture.ts';

const SEEDED = 30_000n * HUNDREDTH;

/** Takes one sequence of steps on the code and on the model, with players of its own. */
export async function runSequence(money: MoneyBrand, steps: readonly MoneyStep[]) {
  const sequence = await openSequence(money);
  const { agent, players, happened } = sequence;
  for (const player of players) await depositPlayMoney(sequence, player, SEEDED, false);
  for (const step of steps) await take(sequence, step);
  await followUp(sequence);
  return {
    happened,
    expected: () => ({ agent: agent.money, players: players.map((player) => ({ ...player.money })) }),
    actual: () => readMoney(sequence),
  };
}

async function take(sequence: MoneySequence, step: MoneyStep): Promise<void> {
  switch (step.do) {
    case 'play money': {
      const player = playerOf(sequence, step.player);
      return depositPlayMoney(sequence, player, BigInt(step.amount) * HUNDREDTH, step.twice);
    }
    case 'deposit':
      return deposit(sequence, step);
    case 'payment':
      return payment(sequence, step);
    case 'payment of no deposit':
      return paymentOfNoDeposit(sequence, BigInt(step.amount) * HUNDREDTH);
    case 'webhook again':
      return deliverAgain(sequence, step);
    case 'bet':
      return bet(sequence, step);
    case 'win':
      return win(sequence, step);
    case 'rollback':
      return rollback(sequence, step);
    case 'withdraw':
      return withdraw(sequence, step);
    case 'withdraw and bet':
      return withdrawAndBet(sequence, step);
    case 'approve':
      return approve(sequence, step);
    case 'reject':
      return reject(sequence, step.pick);
    case 'send':
      return sendPayouts(sequence);
    case 'payout ends':
      return endPayout(sequence, step);
    case 'receipt':
      return giveReceipt(sequence, step.pick);
    case 'to vendor':
    case 'from vendor':
      return transfer(sequence, step);
    case 'follow up':
      return followUp(sequence);
    case 'upline':
      return toUpline(sequence, step);
  }
}

/** What the ledger and the vendor say. */
async function readMoney({ db, agent, players, river }: MoneySequence) {
  const accountsOf = (memberId: string) =>
    db.kysely
      .selectFrom('ledger.account')
      .select(['kind', 'is_wallet', 'balance', 'held'])
      .where('owner_id', '=', memberId)
      .where('inline', '=', true)
      .execute();
  return {
    agent: (await accountsOf(agent.memberId)).reduce((sum, { balance }) => sum + balance, 0n),
    players: await Promise.all(
      players.map(async ({ memberId, walletUser }) => {
        const accounts = await accountsOf(memberId);
        const main = accounts.find(({ is_wallet }) => is_wallet);
        return {
          available: (main?.balance ?? 0n) - (main?.held ?? 0n),
          held: main?.held ?? 0n,
          leaving: accounts.find(({ kind }) => kind === 'withdrawal')?.balance ?? 0n,
          there: river.there(walletUser),
        };
      }),
    ),
  };
}
