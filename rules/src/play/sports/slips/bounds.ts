import { MONEY_SCALE, type Money } from '../../../money.ts';

/** In units of the currency, before what operators set by sport, league and group of members. */
const units = (count: number): Money => BigInt(count) * MONEY_SCALE;

export const SLIP_BOUNDS = {
  /** Of a whole slip, all lines together. */
  leastStake: units(10),
  mostStake: units(50_000),
  /** What one slip may pay, stake included. */
  mostPaid: units(1_000_000),
  /** What all slips of a member placed in a day may pay. */
  mostPaidADay: units(2_000_000),
  /** What the house may lose on one selection and on one fixture. */
  liabilityOfSelection: units(200_000),
  liabilityOfFixture: units(500_000),
} as const;
