import { MONEY_SCALE, type Money } from '../../../money.ts';
import type { Tier } from '../play.ts';
import { dividedBy, type Fraction, fraction, isLess, plus, times, WHOLE } from './fraction.ts';

/** An account has a mode of its own for each of these; every game counts under one of them. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** The mode at which a play gives back all it takes in; a mode's share of it is its return. */
export const FAIR_MODE = 2000;
/** The mode of standard prices. */
export const STANDARD_MODE = 1800;
/** What an account may have (min, max, step), and the most a brand lets it bet with, until an operator sets otherwise. */
export const MODE_DEFAULTS = { min: 1700, max: 1998, step: 1, cap: 1950 } as const;

/** A mode takes no bet below it: what every bet of a house edition returns. */
export const LEAST_RETURN: Fraction = fraction(3n, 4n);
/** Of a stake, what prices alone give back at the most, and prices and rebates together. */
export const MOST_RETURN: Fraction = fraction(99n, 100n);

export interface ModeRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Prices have at most two decimals, so that the smallest money unit still pays whole parts of a hundred-thousandth. */
const PRICE_STEP: Money = MONEY_SCALE / 100n;

/**
 * What one unit of `unitCost` pays in a tier at a mode. Every step of the mode moves the return by the same 1/2000 of the stake, which is what the
 * slider gives as rebate; only below three quarters it goes down no further, and above 99 % no further up. Rounded to the nearest hundredth.
 */
export function priceAt(tier: Tier, mode: number, unitCost: 1 | 2): Money {
  const cost = BigInt(unitCost) * MONEY_SCALE;
  if (tier.refund) return cost;
  const standard = standardShare(tier, cost);
  const least = lesser(standard, LEAST_RETURN);
  const share = plus(standard, fraction(BigInt(mode - STANDARD_MODE), BigInt(FAIR_MODE)));
  const price = isLess(share, least)
    ? upToPriceStep(priceOfShare(tier, cost, least))
    : nearestPriceStep(priceOfShare(tier, cost, share));
  return lower(price, mostPrice(tier, unitCost));
}

/** Where the market of real draws has a price of its own, that one, whatever the mode. */
export function marketPrice(tier: Tier, unitCost: 1 | 2): Money {
  if (tier.marketPrice === undefined) return priceAt(tier, STANDARD_MODE, unitCost);
  return lower(tier.marketPrice, mostPrice(tier, unitCost));
}

/** The most that is paid for one unit, whether mode or market sets the price: with what comes back of refunded draws it gives back 99 % of the stake. */
export function mostPrice(tier: Tier, unitCost: 1 | 2): Money {
  const { numerator: decided, denominator: of } = tier.decided ?? WHOLE;
  const { numerator: most, denominator: whole } = MOST_RETURN;
  // (1 − decided) + decided × share = MOST_RETURN
  const share = fraction(decided * whole - of * (whole - most), decided * whole);
  return downToPriceStep(priceOfShare(tier, BigInt(unitCost) * MONEY_SCALE, share));
}

/** What a number at half rate pays. Rounded down to the hundredth. */
export function halfPrice(price: Money): Money {
  return price / 2n - ((price / 2n) % PRICE_STEP);
}

/** The modes a player may bet with, lowest and highest: no more than the own, the brand's cap and what the family allows. */
export function betModes(range: ModeRange, own: number, cap: number): { min: number; max: number } {
  const highest = Math.min(own, cap, range.max);
  const steps = Math.floor((highest - range.min) / range.step);
  return { min: range.min, max: range.min + Math.max(0, steps) * range.step };
}

/** What of a stake comes back for betting below the own mode, or goes to the parent of a child with a lower one. Rounded down. */
export function rebateBetween(stake: Money, higher: number, lower: number): Money {
  if (lower > higher) throw new Error('a rebate is for the lower of two modes');
  return (stake * BigInt(higher - lower)) / BigInt(FAIR_MODE);
}

/** Points are the same in per cent, counted here in hundredths: one step of a mode is 0.05. */
export function pointsBetween(higher: number, lower: number): number {
  return (higher - lower) * (10_000 / FAIR_MODE);
}

/** The mode that is so many hundredths of a point above the lowest. */
export function modeFromPoints(range: ModeRange, hundredths: number): number {
  const mode = range.min + hundredths / (10_000 / FAIR_MODE);
  if (!Number.isInteger((mode - range.min) / range.step) || mode < range.min || mode > range.max)
    throw new Error(`${hundredths} hundredths of a point are no mode of ${range.min} to ${range.max}`);
  return mode;
}

function lesser(one: Fraction, other: Fraction): Fraction {
  return isLess(one, other) ? one : other;
}

function lower(one: Money, other: Money): Money {
  return one < other ? one : other;
}

/** The part of decided stakes a tier gives back at the standard mode. */
function standardShare(tier: Tier, cost: Money): Fraction {
  if (tier.price === undefined) return fraction(BigInt(STANDARD_MODE), BigInt(FAIR_MODE));
  return times(decidedChance(tier), fraction(tier.price, cost));
}

function priceOfShare(tier: Tier, cost: Money, share: Fraction): Fraction {
  return times(dividedBy(share, decidedChance(tier)), fraction(cost, 1n));
}

/** Among draws that are decided; where the unit plays for other tiers too, what the chance would be if this one gave back all. */
function decidedChance(tier: Tier): Fraction {
  const decided = tier.decided ? dividedBy(tier.chance, tier.decided) : tier.chance;
  const chance = tier.partOfReturn ? dividedBy(decided, tier.partOfReturn) : decided;
  if (isLess(WHOLE, chance))
    throw new Error(`tier ${tier.code} is won more than once a draw and needs a price of its own`);
  return chance;
}

function nearestPriceStep({ numerator, denominator }: Fraction): Money {
  const step = denominator * PRICE_STEP;
  return ((2n * numerator + step) / (2n * step)) * PRICE_STEP;
}

/** Where it must not return less. */
function upToPriceStep({ numerator, denominator }: Fraction): Money {
  const step = denominator * PRICE_STEP;
  return ((numerator + step - 1n) / step) * PRICE_STEP;
}

function downToPriceStep({ numerator, denominator }: Fraction): Money {
  return (numerator / (denominator * PRICE_STEP)) * PRICE_STEP;
}
