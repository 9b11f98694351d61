import type { Money } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { COIN, mostPaid, stakeWithin } from '@lanna/rules/play/sports/slips/payout';
import { lineCount, type Slip } from '@lanna/rules/play/sports/slips/slip';
import type { Bounds, StakeFacts } from './stake-facts.ts';

export type Bound = 'limits' | 'slip' | 'day' | 'selection' | 'fixture';
export interface MostStake {
  most: Money;
  because: Bound;
}

/** What the house can lose by a slip, and the part of it that is counted at each of its legs: a slip of several legs is lost by any of them, so each counts its share. */
export function liabilityOf(slip: Slip, stake: Money): { whole: Money; ofLeg: Money } {
  const lines = BigInt(lineCount(slip));
  const pays = mostPaid(
    slip,
    stake / lines,
    slip.legs.map(({ odds }) => odds),
  );
  const whole = pays > stake ? pays - stake : 0n;
  const legs = BigInt(slip.legs.length);
  return { whole, ofLeg: (whole + legs - 1n) / legs };
}

/** The most that may be staked on a slip now, and which bound says so. `held`: what is counted by others where its liability would be; left out of a demo, whose stakes the house can lose nothing by. */
export function mostStake(slip: Slip, facts: StakeFacts, held: HeldAt | undefined): MostStake {
  const byRules = mostByRules(slip, facts);
  return held ? lesser(byRules, mostByLiability(slip, facts, held)) : byRules;
}

export function lesser(one: MostStake, other: MostStake): MostStake {
  return other.most < one.most ? other : one;
}

/** By every bound but the liability: whole coins on each line. */
export function mostByRules(slip: Slip, { share, bounds, leftOfDay }: StakeFacts): MostStake {
  const lines = BigInt(lineCount(slip));
  const odds = slip.legs.map((leg) => leg.odds);
  const perLine = (stake: Money) => stake / lines - ((stake / lines) % COIN);
  const limits: MostStake[] = [
    { most: perLine(mostByShare(share)) * lines, because: 'limits' },
    { most: perLine(bounds.mostStake) * lines, because: 'limits' },
    { most: stakeWithin(slip, bounds.mostPaid, odds) * lines, because: 'slip' },
    { most: stakeWithin(slip, leftOfDay, odds) * lines, because: 'day' },
  ];
  return limits.reduce(lesser);
}

export function mostByLiability(slip: Slip, { bounds }: StakeFacts, held: HeldAt): MostStake {
  const lines = BigInt(lineCount(slip));
  const left = exposuresOf(slip, 0n, bounds).map((exposed): MostStake => {
    const room = exposed.most - held(exposed);
    return {
      most: stakeForLiability(slip, room > 0n ? room : 0n) * lines,
      because: exposed.market === '' ? 'fixture' : 'selection',
    };
  });
  return left.reduce(lesser);
}

/** Of what all may stake, so many thousandths. */
export function mostByShare(share: number): Money {
  return (SLIP_BOUNDS.mostStake * BigInt(share)) / 1000n;
}

/** The largest stake of a line by which each leg counts no more than this. */
function stakeForLiability(slip: Slip, left: Money): Money {
  const lines = BigInt(lineCount(slip));
  const unit = 1_000_000n * COIN;
  const { whole } = liabilityOf(slip, unit * lines);
  if (whole === 0n) return SLIP_BOUNDS.mostStake;
  let stake = (left * BigInt(slip.legs.length) * unit) / whole;
  stake -= stake % COIN;
  while (stake > 0n && liabilityOf(slip, stake * lines).ofLeg > left) stake -= COIN;
  return stake;
}

/** A place where liability is counted. */
export interface ExposedAt {
  fixture: string;
  /** '' with selection '': the fixture as a whole. */
  market: string;
  selection: string;
}
export interface Exposed extends ExposedAt {
  liability: Money;
  /** What may be counted there at the most, this slip included. */
  most: Money;
}
export type HeldAt = (at: ExposedAt) => Money;

/** Where a slip's liability is counted. */
export function exposuresOf(slip: Pick<Slip, 'legs'>, liability: Money, bounds: Bounds): Exposed[] {
  return slip.legs.flatMap(({ fixture, market, selection }) => {
    const { ofFixture, ofSelection } = bounds.liability.get(fixture) ?? { ofFixture: 0n, ofSelection: 0n };
    return [
      { fixture, market: '', selection: '', liability, most: ofFixture },
      { fixture, market, selection, liability, most: ofSelection },
    ];
  });
}

export function exposedKey({ fixture, market, selection }: ExposedAt): string {
  return `${fixture} ${market} ${selection}`;
}
