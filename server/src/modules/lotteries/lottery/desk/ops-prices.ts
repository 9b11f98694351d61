import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type LotteryPriceRow,
  type listLotteryPrices as listEndpoint,
  setLotteryPrice as setEndpoint,
} from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/rules/local-text';
import { bestReturn, stepsLeft } from '@lanna/rules/lotteries/lottery/cover/rebate-bound';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { asNumber, type Fraction, isLess } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { type OwnPrice, offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { returnsOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import {
  LEAST_RETURN,
  MOST_RETURN,
  pointsBetween,
  priceAt,
  STANDARD_MODE,
} from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { formatMoney, type Money } from '@lanna/rules/money';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { readBrandModes } from '../betting/modes.ts';
import { knownGame, lockBrandSetting, notifyTerms, RAISED_BY_TWO } from './ops-brand.ts';

interface Priced {
  brand: Brand;
  game: string;
}

/** Prices of a lottery at the standard mode, the rules' own and the brand's, with the return of each. Refuses with `not_found`. */
export async function listPrices(
  db: Queryable,
  { brand, game: code }: Priced,
  language: Language,
): Promise<Value<typeof listEndpoint>> {
  const game = knownGame(code);
  const family = familyOfGame(game);
  const own = await readPrices(db, brand.id, code);
  const { min, cap } = await readBrandModes(db, brand.id, game.prizeMode);
  return {
    game: code,
    name: gameName(code, language),
    unitCost: family.unitCost,
    modes: { min, cap, shown: STANDARD_MODE },
    rows: family.plays.flatMap((play) => rowsOf(game, family, play, own)),
  };
}

/**
 * Sets a price of the brand's own at the standard mode; null takes it back. Refuses with `not_found`, `changed_meanwhile`, `lottery_price_unfair`
 * {returnPercent, mostPercent}: no price gives back more than 99 % of what is staked, and none of a house edition less than three quarters.
 */
export async function setPrice(
  tx: Tx,
  call: PairedCall,
  { brand, game: code }: Priced,
  { play: playCode, tier: tierCode, price: text, version, reason }: Received<typeof setEndpoint>['body'],
): Promise<Value<typeof setEndpoint>> {
  const game = knownGame(code);
  const family = familyOfGame(game);
  const play = playOf(family, playCode);
  const tier = play?.tiers.find((one) => one.code === tierCode);
  if (!play || !tier || tier.refund) throw new Refusal('not_found');
  await lockBrandSetting(tx, brand.id);
  const own = await readPrices(tx, brand.id, code);
  const before = own.find((one) => one.play === playCode && one.tier === tierCode);
  if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const price = text === null ? null : moneyOf(text);
  const others = own.filter((one) => one !== before);
  const after = price === null ? others : [...others, { play: playCode, tier: tierCode, price }];
  if (price !== null) refuseUnfair(game, family, play, tierCode, price);
  const rulePrice = offeredPrices({ game, family, own: [] }, play, STANDARD_MODE)[play.tiers.indexOf(tier)];
  const isRaised = price !== null && price > (rulePrice ?? 0n) && price > (before?.price ?? 0n);
  const inForce = offeredPrices({ game, family, own: after }, play, STANDARD_MODE);
  const shares = {
    returnPercent: returnOf(family, play, tierCode, inForce),
    rebatePercent: leftForRebates(family, play, inForce),
  };
  const facts = {
    before: { play: playCode, tier: tierCode, price: before ? formatMoney(before.price) : null },
    after: {
      play: playCode,
      tier: tierCode,
      price: price === null ? null : formatMoney(price),
      ...shares,
    },
  };
  const action = {
    brandId: brand.id,
    subject: { kind: 'lottery', id: code, name: gameName(code, 'EN') },
    ...facts,
    reason,
  };
  if (isRaised && (await call.mustBeProposed(tx, RAISE_PRICE))) {
    const wanted = { game: code, play: playCode, tier: tierCode, price: text, version };
    const proposal = await proposeChange(tx, call, { kind: RAISE_PRICE, wanted, ...action });
    return { version, ...shares, proposal };
  }
  const key = { merchant_id: brand.id, game_code: code, play: playCode, tier: tierCode };
  if (price === null)
    await tx
      .deleteFrom('lottery.brand_price')
      .where('merchant_id', '=', brand.id)
      .where('game_code', '=', code)
      .where('play', '=', playCode)
      .where('tier', '=', tierCode)
      .execute();
  else
    await tx
      .insertInto('lottery.brand_price')
      .values({ ...key, price, version: version + 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant_id', 'game_code', 'play', 'tier'])
          .doUpdateSet({ price, version: version + 1 }),
      )
      .execute();
  await call.record(tx, { action: 'lottery.set-price', ...action });
  await notifyTerms(tx, brand.id);
  return { version: price === null ? 0 : version + 1, ...shares, proposal: null };
}

export const RAISE_PRICE = 'lottery.raise-price';

/** A price above that of the rules; up to it, and downwards, one operator sets it. */
export const priceProposal = changeProposal({
  kind: RAISE_PRICE,
  permission: 'lottery.change',
  rule: RAISED_BY_TWO,
  wanted: setEndpoint.body.omit({ reason: true }).extend({ game: z.string() }),
  carryOut: async (tx, { game, ...body }, { call, brandId, reason }) =>
    setPrice(tx, call, { brand: await readScopeBrand(tx, brandId), game }, { ...body, reason }),
});

function refuseUnfair(game: Game, family: Family, play: Play, tierCode: string, price: Money): void {
  // What comes back of draws that are refunded counts as well.
  const prices = play.tiers.map((tier) =>
    tier.code === tierCode ? price : priceAt(tier, STANDARD_MODE, family.unitCost),
  );
  const share = shareOf(family, play, tierCode, prices);
  const isBelow = game.source === 'house' && share && isLess(share, LEAST_RETURN);
  if (price <= 0n || !share || isLess(MOST_RETURN, share) || isBelow)
    throw new Refusal('lottery_price_unfair', {
      returnPercent: share ? percent(share) : null,
      mostPercent: percent(MOST_RETURN),
    });
}

function rowsOf(game: Game, family: Family, play: Play, own: readonly StoredPrice[]): LotteryPriceRow[] {
  const rules = offeredPrices({ game, family, own: [] }, play, STANDARD_MODE);
  const inForce = offeredPrices({ game, family, own }, play, STANDARD_MODE);
  return play.tiers.map((tier, at) => {
    const set = own.find((one) => one.play === play.code && one.tier === tier.code);
    return {
      play: play.code,
      group: play.group,
      name: play.name,
      tier: tier.code,
      refunds: tier.refund === true,
      rulePrice: formatMoney(rules[at] ?? 0n),
      ownPrice: set ? formatMoney(set.price) : null,
      returnPercent: returnOf(family, play, tier.code, inForce),
      rebatePercent: leftForRebates(family, play, inForce),
      oneIn: (1 / asNumber(tier.chance)).toFixed(2),
      version: set?.version ?? 0,
    };
  });
}

type StoredPrice = OwnPrice & { version: number };

function readPrices(db: Queryable, merchantId: string, gameCode: string): Promise<StoredPrice[]> {
  return db
    .selectFrom('lottery.brand_price')
    .select(['play', 'tier', 'price', 'version'])
    .where('merchant_id', '=', merchantId)
    .where('game_code', '=', gameCode)
    .execute();
}

function returnOf(family: Family, play: Play, tier: string, prices: readonly Money[]): string | null {
  const share = shareOf(family, play, tier, prices);
  return share ? percent(share) : null;
}

/** What the play's best return leaves for rebates of a whole line, in whole steps of the mode. */
function leftForRebates(family: Family, play: Play, prices: readonly Money[]): string {
  return (pointsBetween(stepsLeft(bestReturn(play, prices, family.unitCost)), 0) / 100).toFixed(2);
}

function shareOf(family: Family, play: Play, tier: string, prices: readonly Money[]): Fraction | undefined {
  return returnsOf(play, prices, family.unitCost).find((one) => one.tier === tier)?.share;
}

function percent(share: Fraction): string {
  return (asNumber(share) * 100).toFixed(2);
}

function familyOfGame({ family: code }: Game): Family {
  const family = familyOf(code);
  if (!family) throw new Error(`no family ${code}`);
  return family;
}
