import { randomUUID } from 'node:crypto';
import type { Sending } from '@lanna/contract/endpoint';
import { placeSlip as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { zodiacYearOf } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { type MoneyUnit, stakeOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { halfPrice, STANDARD_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { Clock } from '../../../platform/process/clock.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { makeOpenDraw, type TestDraw } from '../draws/draws.factory.ts';
import { brandGameRow } from './betting/brand-game-row.ts';
import type { NumberRule } from './betting/number-rules.ts';
import { DEFAULT_TERMS, type LotteryTerms } from './desk/lottery-terms.ts';
import { placeSlip } from './place-slip.ts';
import { slipBatches } from './slip-batches.ts';

/** A line as a test asks for it: one unit of the standard mode unless said otherwise. */
export interface LineRequest {
  play: string;
  selection: string;
  moneyUnit?: MoneyUnit;
  multiple?: number;
  mode?: number;
  /** Priced as a number at half rate. */
  half?: boolean;
  /** Where it is not that of today: null for none at all. */
  zodiacYear?: number | null;
}

export interface SlipRequest {
  game?: string;
  draws: (Pick<TestDraw, 'numero'> & { multiple?: number })[];
  lines: LineRequest[];
  stopOnWin?: boolean;
  /** What the page says it costs, where that is to differ. */
  stake?: Money;
  key?: string;
  seed?: string;
}

export interface Buyer {
  merchantId: string;
  memberId: string;
}

/** The portal's wall clock: draws close by that of the database. */
const WALL_CLOCK: Clock = { now: () => new Date() };

/**
 * A brand whose funded members buy slips on open draws: `const stage = await slipStage(db); const player = await stage.open(1000n * UNIT);
 * const draw = await stage.draw(); await stage.place(player, { draws: [draw], lines: [{ play: 'five-straight', selection: '1|2|3|4|5' }] })`.
 */
export async function slipFixture(db: Database, clock: Clock = WALL_CLOCK) {
  const brand = await createBrand(db.kysely);
  const news = { notify: () => {} };
  const deps = { db, clock, news, slips: slipBatches({ db, clock, news, log: { warn: () => {} } }) };

  /** A member with so much in the wallet. */
  async function open(funds: Money, options: { agentId?: string; type?: 0 | 1 | 2 } = {}): Promise<Buyer> {
    const { memberId } = await createMember(db, brand, options);
    const gift = { merchantId: brand.id, currency: brand.currency, memberId, amount: funds };
    if (funds > 0n) await db.transaction((tx) => fundWallet(tx, gift));
    return { merchantId: brand.id, memberId };
  }

  return {
    brand,
    deps,
    open,
    draw: (request: { game?: string; closesInMs?: number; drawsInMs?: number } = {}) =>
      makeOpenDraw(db, request),
    place: (buyer: Buyer, request: SlipRequest) =>
      placeSlip(deps, slipBody(request), { ...buyer, idempotencyKey: request.key ?? randomUUID() }),
    balance: (memberId: string) => walletBalance(db.kysely, { merchantId: brand.id, memberId }),
    /** What the brand allows of a game, the defaults aside. */
    setTerms: (game: string, terms: Partial<LotteryTerms>) => setTerms(db, brand.id, game, terms),
    /** Closes a number, or sells it at half rate; at all draws where none is named. */
    ruleNumber: (of: {
      game: string;
      play: string;
      number: string;
      rule: NumberRule;
      draw?: { id: string };
    }) =>
      db.kysely
        .insertInto('lottery.number_rule')
        .values({
          id: newId(),
          merchant_id: brand.id,
          game_code: of.game,
          draw_id: of.draw?.id ?? null,
          play: of.play,
          number: of.number,
          rule: of.rule,
          set_at: clock.now(),
        })
        .execute(),
    endRules: (of: { game: string; play: string; number: string; draw: { id: string } | undefined }) =>
      db.kysely
        .updateTable('lottery.number_rule')
        .set({ ended_at: clock.now() })
        .where('merchant_id', '=', brand.id)
        .where('game_code', '=', of.game)
        .where('play', '=', of.play)
        .where('number', '=', of.number)
        .where('draw_id', of.draw ? '=' : 'is', of.draw?.id ?? null)
        .where('ended_at', 'is', null)
        .execute(),
    /** What stands on the numbers of a draw, as `play/number`: stake and liability. */
    exposure: (draw: { id: string }) => exposureOf(db, draw.id),
  };
}

/** What a page would send for it: prices and stake counted as the table shows them. */
export function slipBody(request: SlipRequest) {
  const game = gameOf(request.game ?? 'SSC_1M');
  const family = familyOf(game?.family ?? '');
  if (!game || !family) throw new Error(`${request.game} is no game`);
  let stake = 0n;
  const multiples = request.draws.reduce((sum, { multiple = 1 }) => sum + BigInt(multiple), 0n);
  const lines = request.lines.map((line) => {
    const { play: code, selection, moneyUnit = '1', multiple = 1, mode = STANDARD_MODE, half = false } = line;
    const play = playOf(family, code);
    const read = play && readSelection(play, selection);
    if (play && read && 'selection' in read)
      stake +=
        stakeOf({ play, selection: read.selection, unitCost: family.unitCost, moneyUnit, multiple }) *
        multiples;
    const prices = play ? offeredPrices({ game, family, own: [] }, play, mode) : [];
    return {
      play: code,
      selection,
      moneyUnit,
      multiple,
      mode,
      ...zodiacYearFor(play, line),
      prices: prices.map((price) => formatMoney(half ? halfPrice(price) : price)),
    };
  });
  const sent: Sending<typeof endpoint>['body'] = {
    gameCode: game.code,
    lines,
    draws: request.draws.map(({ numero, multiple = 1 }) => ({ numero, multiple })),
    stopOnWin: request.stopOnWin ?? false,
    stake: formatMoney(request.stake ?? stake),
    seed: request.seed ?? 'test',
  };
  return endpoint.body.parse(sent);
}

/** A page names the year of the table's draw. */
function zodiacYearFor(play: Play | undefined, { zodiacYear = zodiacYearOf(Date.now()).year }: LineRequest) {
  return play?.byZodiacYear && zodiacYear !== null ? { zodiacYear } : {};
}

async function setTerms(db: Database, merchantId: string, game: string, request: Partial<LotteryTerms>) {
  const terms = { ...DEFAULT_TERMS, ...request };
  const row = brandGameRow(terms);
  await db.kysely
    .insertInto('lottery.brand_game')
    .values({ merchant_id: merchantId, game_code: game, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'game_code']).doUpdateSet(row))
    .execute();
}

async function exposureOf(db: Database, drawId: string): Promise<Record<string, [Money, Money]>> {
  const rows = await db.kysely
    .selectFrom('lottery.exposure')
    .select(['play', 'number', 'stake', 'liability'])
    .where('draw_id', '=', drawId)
    .orderBy('play')
    .orderBy('number')
    .execute();
  return Object.fromEntries(
    rows.map(({ play, number, stake, liability }) => [`${play}/${number}`, [stake, liability]]),
  );
}
