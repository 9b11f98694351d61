import { randomUUID } from 'node:crypto';
import type { Message } from '../modules/money/vendor-wallet/wallet.fixture.ts';
import {
  chosen,
  HUNDREDTH,
  type MoneySequence,
  type Player,
  playerOf,
  pressed,
  type Step,
} from './sequence.fixture.ts';

export async function bet(sequence: MoneySequence, step: Step<'bet'>): Promise<void> {
  const { wallet, model, happened } = sequence;
  const player = playerOf(sequence, step.player);
  const amount = BigInt(step.amount) * HUNDREDTH;
  const sent = betMessage(sequence, player, amount);
  const replies = await pressed(step.twice, () => wallet.bet(sent));
  const placed = model.bet(player.money, amount);
  const expected = placed ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY';
  for (const { status } of replies)
    if (status !== expected) throw new Error(`a bet was ${status}, not ${expected}`);
  if (placed) sequence.bets.push({ bet: placed, player, message: sent });
  happened.add(placed ? 'bet' : 'bet too high');
}

export async function win(sequence: MoneySequence, step: Step<'win'>): Promise<void> {
  const { brand, wallet, model } = sequence;
  const found = chosen(sequence.bets, step.pick);
  if (!found || found.bet.state === 'won') return;
  const amount = BigInt(step.amount) * HUNDREDTH;
  const sent = message(sequence, found.player, {
    currency: brand.currency,
    amount: Number(amount),
    is_free: false,
    round: found.message['round'],
    round_closed: true,
    reference_transaction_uuid: found.message['transaction_uuid'],
  });
  const replies = await pressed(step.twice, () => wallet.win(sent));
  const expected = model.win(found.bet, amount) ? 'RS_OK' : 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  for (const { status } of replies)
    if (status !== expected) throw new Error(`a win was ${status}, not ${expected}`);
  sequence.happened.add('win');
}

export async function rollback(sequence: MoneySequence, step: Step<'rollback'>): Promise<void> {
  const { wallet, model } = sequence;
  const found = chosen(sequence.bets, step.pick);
  if (!found) return;
  const sent = message(sequence, found.player, {
    round: found.message['round'],
    reference_transaction_uuid: found.message['transaction_uuid'],
  });
  const hasWin = found.bet.state === 'won';
  const replies = await pressed(step.twice, () => wallet.rollback(sent));
  if (model.rollback(found.bet)) sequence.happened.add('rollback');
  for (const { status } of replies)
    if ((status === 'RS_OK') === hasWin)
      throw new Error(`the rollback of a bet that is ${found.bet.state} was ${status}`);
}

export function betMessage(sequence: MoneySequence, player: Player, amount: bigint): Message {
  return message(sequence, player, {
    currency: sequence.brand.currency,
    amount: Number(amount),
    is_free: false,
  });
}

function message({ wallet }: MoneySequence, player: Player, more: Message): Message {
  return {
    user: player.walletUser,
    token: player.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: `round-${randomUUID()}`,
    round_closed: false,
    game_code: wallet.game.code,
    ...more,
  };
}
