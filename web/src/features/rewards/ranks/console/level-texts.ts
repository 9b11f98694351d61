import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/contract/people/members/members';
import type { RankLevelInput } from '@lanna/contract/rewards/ranks/ops';
import { CASHBACK_EXTRA_MOST, levelsProblem, type RankLevel } from '@lanna/rules/rewards/ranks/levels';
import { percentText, readPercent } from '../../../../shared-parts/money/percent.ts';
import { fieldText, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';

/** A level as it is typed. */
export interface LevelTexts {
  name: RankLevelInput['name'];
  reachDeposits: string;
  reachTurnover: string;
  keepDeposits: string;
  keepTurnover: string;
  extra: string;
}

export const AMOUNTS = ['reachDeposits', 'reachTurnover', 'keepDeposits', 'keepTurnover'] as const;

export function textsOf(level: RankLevelInput): LevelTexts {
  return {
    name: level.name,
    reachDeposits: fieldText(moneyOf(level.reach.deposits)),
    reachTurnover: fieldText(moneyOf(level.reach.turnover)),
    keepDeposits: fieldText(moneyOf(level.keep.deposits)),
    keepTurnover: fieldText(moneyOf(level.keep.turnover)),
    extra: percentText(level.cashbackExtra),
  };
}

export const NEW_LEVEL: LevelTexts = {
  name: {},
  reachDeposits: '0',
  reachTurnover: '0',
  keepDeposits: '0',
  keepTurnover: '0',
  extra: '0',
};

/** What is sent; undefined while a field is no amount, no rate or no name. */
export function inputsOf(texts: readonly LevelTexts[], language: Language): RankLevelInput[] | undefined {
  const read = texts.map((one, level) => {
    const [reachDeposits, reachTurnover, keepDeposits, keepTurnover] = AMOUNTS.map((field) =>
      wireAmount(one[field], language),
    );
    const cashbackExtra = readPercent(one.extra);
    const isWhole = [reachDeposits, reachTurnover, keepDeposits, keepTurnover].every(
      (sum) => sum !== undefined,
    );
    const named = Object.values(one.name).some((word) => word.trim() !== '');
    if (!isWhole || cashbackExtra === undefined || cashbackExtra > CASHBACK_EXTRA_MOST || !named)
      return undefined;
    return {
      level,
      name: Object.fromEntries(Object.entries(one.name).filter(([, word]) => word.trim() !== '')),
      reach: { deposits: reachDeposits ?? '', turnover: reachTurnover ?? '' },
      keep: { deposits: keepDeposits ?? '', turnover: keepTurnover ?? '' },
      cashbackExtra,
    };
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

/** What the server would refuse them for. */
export function problemOf(levels: readonly RankLevelInput[]) {
  return levelsProblem(
    levels.map(
      ({ level, reach, keep, cashbackExtra }): RankLevel => ({
        level,
        reach: parsed(reach),
        keep: parsed(keep),
        cashbackExtra,
      }),
    ),
  );
}

function parsed({ deposits, turnover }: RankLevelInput['reach']) {
  return { deposits: moneyOf(deposits), turnover: moneyOf(turnover) };
}
