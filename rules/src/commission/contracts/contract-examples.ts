import { MONEY_SCALE, type Money } from '../../money.ts';
import { type BranchFigures, type Dividend, dividendOf } from './dividend.ts';
import { type Rate, WHOLE_RATE } from './rate.ts';
import { realTimeSalary, type Salary, salaryOf } from './salary.ts';
import { type ContractTerms, type DividendContract, feeOf } from './terms.ts';

/** What a contract would come to, computed by the rules that compute its bills. */
export type ContractExample =
  | {
      readonly of: 'dividend';
      readonly figures: BranchFigures;
      readonly carried: Money;
      readonly result: Dividend;
    }
  | {
      readonly of: 'salary';
      readonly turnover: Money;
      readonly activeMembers: number;
      readonly result: Salary;
    }
  | { readonly of: 'bet'; readonly stake: Money; readonly child: Rate | undefined; readonly earned: Money };

const BET: Money = 1000n * MONEY_SCALE;
const LOSS_LEAST: Money = 100_000n * MONEY_SCALE;
const ROUND: Money = 1000n * MONEY_SCALE;

/** Two or three examples of sound terms: the first step and the last one, and what does not reach or is carried. */
export function examplesOf(terms: ContractTerms): ContractExample[] {
  switch (terms.kind) {
    case 'dividend':
      return dividendExamples(terms);
    case 'daily_salary':
    case 'hourly_salary':
      return salaryExamples(terms.tiers);
    case 'real_time_salary':
      return [undefined, Math.floor(terms.rate / 2)].map((child) => ({
        of: 'bet',
        stake: BET,
        child,
        earned: realTimeSalary(BET, terms.rate, child),
      }));
  }
}

function dividendExamples(terms: DividendContract): ContractExample[] {
  const example = (figures: BranchFigures, carried: Money): ContractExample => ({
    of: 'dividend',
    figures,
    carried,
    result: dividendOf(terms, figures, { carried, children: 0n }),
  });
  const [first, last] = [terms.tiers[0], terms.tiers.at(-1)];
  const steps = first === last ? [first] : [first, last];
  const reached = steps.flatMap((step) => (step ? [figuresAt(terms, step)] : []));
  const lost = reached[0] && { ...reached[0], payout: reached[0].stake + ROUND * 50n, fees: 0n };
  return [...reached.map((figures) => example(figures, 0n)), ...(lost ? [example(lost, 0n)] : [])];
}

/** Figures at which a step is just reached: what members lost is a round sum above its conditions. */
function figuresAt(
  { feeRate }: DividendContract,
  { minTurnover = 0n, minNetLoss = 0n, minActiveMembers = 1 }: DividendContract['tiers'][number],
): BranchFigures {
  // Of what is left after the fee 8 % are given away below.
  const kept = (BigInt(WHOLE_RATE - feeRate) * 92n) / 100n || 1n;
  const loss = roundUp(most(LOSS_LEAST, (minNetLoss * BigInt(WHOLE_RATE)) / kept + 1n));
  const turnover = roundUp(most(minTurnover, loss * 20n));
  const fees = feeOf(feeRate, { stake: turnover, payout: turnover - loss });
  const left = loss - fees;
  return {
    turnover,
    stake: turnover,
    payout: turnover - loss,
    rebates: left / 20n,
    salaries: 0n,
    bonuses: (left * 3n) / 100n,
    fees,
    activeMembers: Math.max(1, minActiveMembers),
  };
}

function salaryExamples(
  tiers: readonly { minTurnover: Money; minActiveMembers?: number; rate: Rate }[],
): ContractExample[] {
  const example = (turnover: Money, activeMembers: number): ContractExample => ({
    of: 'salary',
    turnover,
    activeMembers,
    result: salaryOf(tiers, { turnover, activeMembers }, 0n),
  });
  const [first, last] = [tiers[0], tiers.at(-1)];
  if (!first || !last) return [];
  const at = ({ minTurnover, minActiveMembers = 1 }: typeof first) =>
    example(roundUp(most(minTurnover, LOSS_LEAST)), Math.max(1, minActiveMembers));
  return [
    at(first),
    ...(last === first ? [] : [at(last)]),
    ...(first.minTurnover > ROUND ? [example(first.minTurnover - ROUND, first.minActiveMembers ?? 1)] : []),
  ];
}

function roundUp(amount: Money): Money {
  return ((amount + ROUND - 1n) / ROUND) * ROUND;
}

function most(one: Money, other: Money): Money {
  return one > other ? one : other;
}
