import type { Outcome } from '@lanna/rules/group-commit';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { compositesText } from '../../../../platform/sql/composites-text.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { LIMIT_NAMES, LINE_LIMIT_NAMES } from '../../../accounts/protection/limit-name.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import type { Exposed } from '../exposure/exposed-by.ts';
import { categoryOf } from '../slips/lottery-source.ts';
import type { AskedSlip, TakenSlip } from './asked-slip.ts';
import type { BetRebate } from './bound-rebates.ts';
import type { ChainLink } from './modes.ts';
import { drawClosed } from './open-draws.ts';
import type { PricedBet, SlipDraw } from './price-bets.ts';
import type { BetOutlook } from './refuse-prizes.ts';

export interface NewSlip {
  id: string;
  merchantId: string;
  memberId: string;
  /** Under which its answer is kept. */
  once: AskedSlip['once'];
  game: Game;
  seed: string;
  /** What it costs, as the page said it. */
  said: string;
  stopsOnWin: boolean;
  chain: readonly ChainLink[];
  draws: readonly SlipDraw[];
  bets: readonly (PricedBet & BetRebate & BetOutlook)[];
  exposed: readonly Exposed[];
  terms: LotteryTerms;
  halfFrom: Money | null;
}

const amount = z.string().transform(BigInt);
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('taken'), balance: z.bigint() }),
  z.object({ outcome: z.literal('busy') }),
  z.object({ outcome: z.literal('inactive') }),
  z.object({ outcome: z.literal('play_stopped') }),
  z.object({ outcome: z.literal('play_suspended') }),
  z.object({ outcome: z.literal('lottery_game_closed') }),
  z.object({ outcome: z.literal('draw_closed'), facts: z.object({ draws: z.array(z.string()) }) }),
  z.object({ outcome: z.literal('lottery_limit_reached'), facts: z.object({ limit: z.enum(LIMIT_NAMES) }) }),
  z.object({
    outcome: z.literal('line_limit_reached'),
    facts: z.object({ limit: z.enum(LINE_LIMIT_NAMES), most: amount, left: amount }),
  }),
  z.object({
    outcome: z.literal('draw_stake_reached'),
    facts: z.object({ draw: z.string(), most: amount, left: amount }),
  }),
  z.object({ outcome: z.literal('slip_balance_too_low'), facts: z.object({ available: amount }) }),
  z.object({
    outcome: z.literal('number_limit_reached'),
    facts: z.object({
      numbers: z.array(
        z.object({
          draw: z.string(),
          play: z.string(),
          number: z.string(),
          left: amount,
          sold_half: z.boolean(),
        }),
      ),
    }),
  }),
]);
type Taken = z.output<typeof outcome>;
type Reached = Extract<Taken, { outcome: 'number_limit_reached' }>['facts']['numbers'];

/**
 * Writes slips that were priced, each of another player, or refuses each for what holds only now, in their order. `waits`: for an account that another
 * transaction holds; else such a slip is to be tried alone.
 */
export async function takeSlips(
  tx: Tx,
  slips: readonly NewSlip[],
  { waits, now }: { waits: boolean; now: Date },
): Promise<Outcome<TakenSlip>[]> {
  const { rows } = await sql`
    select outcome, facts, balance from lottery.take_slips(${now}, ${slipsText(slips)}, ${betsText(slips)}, ${exposedText(slips)}, ${waits})
    order by place`.execute(tx);
  if (rows.length !== slips.length) throw new Error('a slip of a batch came to no outcome');
  const outcomes: Outcome<TakenSlip>[] = [];
  for (const [at, slip] of slips.entries()) outcomes.push(await outcomeOf(tx, slip, outcome.parse(rows[at])));
  return outcomes;
}

async function outcomeOf(tx: Tx, slip: NewSlip, taken: Taken): Promise<Outcome<TakenSlip>> {
  if (taken.outcome === 'taken')
    return { answer: { slipId: slip.id, stake: slip.said, balance: formatMoney(taken.balance) } };
  if (taken.outcome === 'busy') return 'alone';
  return { error: taken.outcome === 'inactive' ? await inactive(tx, slip) : refusalOf(slip, taken) };
}

function refusalOf(
  slip: NewSlip,
  taken: Exclude<Taken, { outcome: 'taken' | 'busy' | 'inactive' }>,
): Refusal {
  const numeros = new Map(slip.draws.map(({ id, numero }) => [id, numero]));
  switch (taken.outcome) {
    case 'play_stopped':
      return new Refusal('play_stopped');
    case 'play_suspended':
      return new Refusal('play_suspended');
    case 'lottery_game_closed':
      return new Refusal('lottery_game_closed', { because: 'stopped' });
    case 'draw_closed':
      return drawClosed(taken.facts.draws.map((id) => numeros.get(id) ?? id));
    case 'lottery_limit_reached':
      return new Refusal('lottery_limit_reached', taken.facts);
    case 'line_limit_reached':
      return new Refusal('line_limit_reached', {
        limit: taken.facts.limit,
        most: formatMoney(taken.facts.most),
        left: formatMoney(taken.facts.left),
      });
    case 'draw_stake_reached':
      return new Refusal('draw_stake_reached', {
        numero: numeros.get(taken.facts.draw),
        most: formatMoney(taken.facts.most),
        left: formatMoney(taken.facts.left),
      });
    case 'slip_balance_too_low':
      return new Refusal('slip_balance_too_low', { available: formatMoney(taken.facts.available) });
    case 'number_limit_reached':
      return refusedFor(taken.facts.numbers, numeros);
  }
}

async function inactive(tx: Tx, { memberId, merchantId }: NewSlip): Promise<unknown> {
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return refuseInactive(tx, { merchantId, memberId, status: status ?? '' }).then(
    () => new Error('an account that is active was refused as inactive'),
    (refusal: unknown) => {
      // Anything else has ended the transaction: no slip of the batch may be answered.
      if (refusal instanceof Refusal) return refusal;
      throw refusal;
    },
  );
}

function refusedFor(numbers: Reached, numeros: ReadonlyMap<string, string>): Refusal {
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

/** A list of `lottery.new_slip`, each with its place. */
function slipsText(slips: readonly NewSlip[]): string {
  return JSON.stringify(slips.map(slipFields), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

function slipFields(slip: NewSlip, place: number) {
  const { bets, terms, once } = slip;
  const lines = new Map(bets.map(({ line }) => [line.number, line]));
  return {
    place,
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
    scope: once.scope,
    key: once.key,
    body_sha256: `\\x${once.sha256.toString('hex')}`,
    said: slip.said,
    lines: [...lines.values()].map(({ number, play, text, units, moneyUnit, mode }) => ({
      number,
      play: play.code,
      selection: text,
      units,
      money_unit: moneyUnit,
      mode,
    })),
  };
}

/** `lottery.new_bet[]`, slip after slip. */
function betsText(slips: readonly NewSlip[]): string {
  return compositesText(
    slips.flatMap(({ bets }, place) =>
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
        place,
      ]),
    ),
  );
}

/** `lottery.exposed_number[]`, slip after slip. */
function exposedText(slips: readonly NewSlip[]): string {
  return compositesText(
    slips.flatMap(({ exposed }, place) =>
      exposed.map(({ drawId, play, number, stake, liability, isHalf }) => [
        drawId,
        play,
        number,
        stake,
        liability,
        isHalf,
        place,
      ]),
    ),
  );
}
