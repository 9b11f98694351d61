import { sqlState } from '@lanna/rules/database-errors';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { compositesText } from '../../../../platform/sql/composites-text.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { LIMIT_NAMES } from '../../../accounts/protection/limit-name.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import type { Exposed } from '../exposure/exposed-by.ts';
import { categoryOf } from '../slips/lottery-source.ts';
import type { BetRebate } from './bound-rebates.ts';
import type { ChainLink } from './modes.ts';
import { drawClosed } from './open-draws.ts';
import type { PricedBet, SlipDraw } from './price-bets.ts';
import type { BetOutlook } from './refuse-prizes.ts';

export interface NewSlip {
  id: string;
  merchantId: string;
  memberId: string;
  game: Game;
  seed: string;
  stopsOnWin: boolean;
  chain: readonly ChainLink[];
  draws: readonly SlipDraw[];
  bets: readonly (PricedBet & BetRebate & BetOutlook)[];
  exposed: readonly Exposed[];
  terms: LotteryTerms;
  halfFrom: Money | null;
  now: Date;
}

const amount = z.string().transform(BigInt);
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['taken', 'repeated']), balance: z.bigint() }),
  z.object({ outcome: z.literal('inactive') }),
  z.object({ outcome: z.literal('play_stopped') }),
  z.object({ outcome: z.literal('lottery_game_closed') }),
  z.object({ outcome: z.literal('draw_closed'), facts: z.object({ draws: z.array(z.string()) }) }),
  z.object({ outcome: z.literal('lottery_limit_reached'), facts: z.object({ limit: z.enum(LIMIT_NAMES) }) }),
  z.object({
    outcome: z.literal('draw_stake_reached'),
    facts: z.object({ draw: z.string(), most: amount, left: amount }),
  }),
  z.object({ outcome: z.literal('slip_balance_too_low'), facts: z.object({ available: amount }) }),
]);

/** Numbers that stand in the way, as `lottery.take_slip` raises them. */
const NUMBERS_REACHED = 'LT001';
const reached = z.array(
  z.object({ draw: z.string(), play: z.string(), number: z.string(), left: amount, sold_half: z.boolean() }),
);

/** Writes a slip that was priced, or refuses it for what holds only now, in the transaction that is to be rolled back by the refusal. */
export async function takeSlip(tx: Tx, slip: NewSlip): Promise<{ balance: Money }> {
  const numeros = new Map(slip.draws.map(({ id, numero }) => [id, numero]));
  const taken = await call(tx, slip, numeros);
  if ('balance' in taken) return taken;
  if (taken.outcome === 'inactive') {
    const { memberId, merchantId } = slip;
    await refuseInactive(tx, { merchantId, memberId, status: await statusOf(tx, slip) });
    throw new Error('an account that is active was refused as inactive');
  }
  if (taken.outcome === 'play_stopped') throw new Refusal('play_stopped');
  if (taken.outcome === 'lottery_game_closed')
    throw new Refusal('lottery_game_closed', { because: 'stopped' });
  if (taken.outcome === 'draw_closed') throw drawClosed(taken.facts.draws.map((id) => numeros.get(id) ?? id));
  if (taken.outcome === 'lottery_limit_reached') throw new Refusal('lottery_limit_reached', taken.facts);
  if (taken.outcome === 'draw_stake_reached')
    throw new Refusal('draw_stake_reached', {
      numero: numeros.get(taken.facts.draw),
      most: formatMoney(taken.facts.most),
      left: formatMoney(taken.facts.left),
    });
  throw new Refusal('slip_balance_too_low', { available: formatMoney(taken.facts.available) });
}

async function call(tx: Tx, slip: NewSlip, numeros: ReadonlyMap<string, string>) {
  const { rows } = await sql`
    select * from lottery.take_slip(${slip.now}, jsonb_populate_record(null::lottery.new_slip, ${slipText(slip)}),
      ${betsText(slip)}, ${exposedText(slip)})`
    .execute(tx)
    .catch((error: unknown) => {
      if (sqlState(error) !== NUMBERS_REACHED) throw error;
      throw refusedFor(reached.parse(JSON.parse(String((error as { detail?: unknown }).detail))), numeros);
    });
  return outcome.parse(rows[0]);
}

function refusedFor(numbers: z.output<typeof reached>, numeros: ReadonlyMap<string, string>): Refusal {
  const full = numbers.filter(({ sold_half }) => !sold_half);
  const named = (full.length > 0 ? full : numbers).slice(0, 200).map(({ draw, play, number, left }) => ({
    numero: numeros.get(draw),
    play,
    number,
    left: formatMoney(left),
  }));
  // Sold at half rate since it was priced: the next look at the table shows it.
  return full.length > 0
    ? new Refusal('number_limit_reached', { ...named[0], numbers: named })
    : new Refusal('price_changed', { ...named[0], numbers: named });
}

/** `lottery.new_slip`. */
function slipText(slip: NewSlip): string {
  const { bets, terms } = slip;
  const lines = new Map(bets.map(({ line }) => [line.number, line]));
  return JSON.stringify(
    {
      id: slip.id,
      merchant_id: slip.merchantId,
      member_id: slip.memberId,
      game: slip.game.code,
      category: categoryOf(slip.game.prizeMode),
      seed: slip.seed,
      stops_on_win: slip.stopsOnWin,
      chain: slip.chain,
      member_most: terms.memberStake,
      number_most: terms.numberLiability,
      play_most: terms.playLiability,
      half_from: slip.halfFrom,
      lines: [...lines.values()].map(({ number, play, text, units, moneyUnit, mode }) => ({
        number,
        play: play.code,
        selection: text,
        units,
        money_unit: moneyUnit,
        mode,
      })),
    },
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
}

/** `lottery.new_bet[]` */
function betsText({ bets }: NewSlip): string {
  return compositesText(
    bets.map(({ draw, line, bet, isHalf, stake, most, rebate, rebatesTo, coverage }) => [
      draw.id,
      line.number,
      bet.multiple,
      isHalf,
      `{${bet.prices.join(',')}}`,
      stake,
      most,
      rebate,
      rebatesTo,
      coverage,
    ]),
  );
}

/** `lottery.exposed_number[]` */
function exposedText({ exposed }: NewSlip): string {
  return compositesText(
    exposed.map(({ drawId, play, number, stake, liability, isHalf }) => [
      drawId,
      play,
      number,
      stake,
      liability,
      isHalf,
    ]),
  );
}

async function statusOf(tx: Tx, { memberId }: NewSlip): Promise<string> {
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return status ?? '';
}
