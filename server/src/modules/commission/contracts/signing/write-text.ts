import { randomBytes } from 'node:crypto';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';
import { type ContractExample, examplesOf } from '@lanna/rules/commission/contracts/contract-examples';
import type { ContractText } from '@lanna/rules/commission/contracts/contract-seal';
import { type Rate, WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import {
  bestRateOf,
  type ContractTerms,
  collectionOf,
  type Payer,
  periodKindOf,
  tiersOf,
} from '@lanna/rules/commission/contracts/terms';
import { displayMoney, type Money } from '@lanna/rules/money';
import { type ContractWords, contractWords, filled } from './contract-words.ts';

export interface ToWrite {
  terms: ContractTerms;
  payer: Payer;
  /** As the reader may see them. */
  names: { member: string; upline: string; brand: string };
  /** The other party is the brand itself. */
  withBrand: boolean;
  expiresAt: Date;
  currencySymbol: string;
  timeZone: string;
}

/** The contract as one side reads and signs it: numbered clauses made of its facts. */
export function writeText(contract: ToWrite, language: Language): ContractText {
  const words = contractWords(language);
  const { names } = contract;
  const say = (sentence: string, more: Record<string, string | number> = {}) =>
    filled(sentence, { ...names, ...more });
  const clauses = [
    { text: say(words.parties), lines: [] },
    ...earned(contract, words, say),
    ...paid(contract, words, say),
    { text: words.examples, lines: examplesOf(contract.terms).map((one) => inWords(one, contract, words)) },
    ...lasting(contract, words, say),
    { text: words.signing, lines: [] },
  ];
  return {
    language: LANGUAGE_TAGS[language],
    title: words.titles[contract.terms.kind],
    clauses,
    salt: randomBytes(16).toString('hex'),
  };
}

type Say = (sentence: string, more?: Record<string, string | number>) => string;
type Clause = ContractText['clauses'][number];

function earned({ terms, currencySymbol }: ToWrite, words: ContractWords, say: Say): Clause[] {
  const period = words.periods[periodKindOf(terms)];
  const plain = (text: string): Clause => ({ text, lines: [] });
  const subject = plain(say(words.subject[terms.kind], { period, rate: percent(bestRateOf(terms)) }));
  if (terms.kind === 'real_time_salary') return [subject];
  const steps = tiersOf(terms).map(({ rate, ...asked }) =>
    say(words.step, { conditions: conditionsIn(asked, words, currencySymbol), rate: percent(rate) }),
  );
  return [
    subject,
    ...(terms.kind === 'dividend' ? [plain(say(words.net, { fee: percent(terms.feeRate) }))] : []),
    { text: words.steps, lines: steps },
    ...(tiersOf(terms).some(({ minActiveMembers }) => minActiveMembers) ? [plain(words.active)] : []),
    ...(terms.kind === 'dividend' ? [plain(terms.carriesNegatives ? words.carries : words.carriesNot)] : []),
  ];
}

function paid({ terms, payer }: ToWrite, words: ContractWords, say: Say): Clause[] {
  const collection = collectionOf(terms);
  const lines = [
    say(words.payer[payer]),
    ...(payer === 'platform'
      ? [say(terms.kind === 'real_time_salary' ? words.childrenRate : words.children)]
      : []),
    collection.by === 'hand'
      ? say(words.collection.hand, { days: collection.withinDays })
      : words.collection.automatic,
  ];
  return lines.map((text) => ({ text, lines: [] }));
}

function lasting(contract: ToWrite, words: ContractWords, say: Say): Clause[] {
  const { terms, payer, withBrand, expiresAt, timeZone } = contract;
  const lines = [
    say(words.start, { period: words.periods[periodKindOf(terms)] }),
    say(words.until, { until: shownTime(expiresAt, timeZone) }),
    say(words.ending),
    say(words.change),
    ...(withBrand ? [] : [say(words.moved)]),
    ...(!withBrand && payer === 'platform' ? [say(words.withOwn)] : []),
  ];
  return lines.map((text) => ({ text, lines: [] }));
}

function conditionsIn(
  asked: { minTurnover?: Money; minNetLoss?: Money; minActiveMembers?: number },
  { conditions }: ContractWords,
  symbol: string,
): string {
  const { minTurnover, minNetLoss, minActiveMembers } = asked;
  const list = [
    ...(minTurnover ? [filled(conditions.turnover, { amount: displayMoney(minTurnover, symbol) })] : []),
    ...(minNetLoss ? [filled(conditions.netLoss, { amount: displayMoney(minNetLoss, symbol) })] : []),
    ...(minActiveMembers ? [filled(conditions.active, { count: minActiveMembers })] : []),
  ];
  return list.length === 0 ? conditions.none : list.join(' + ');
}

function inWords(example: ContractExample, { currencySymbol }: ToWrite, { example: words }: ContractWords) {
  const money = (amount: Money) => displayMoney(amount, currencySymbol);
  switch (example.of) {
    case 'dividend': {
      const { figures, result } = example;
      const facts = {
        turnover: money(figures.turnover),
        loss: money(figures.stake - figures.payout),
        given: money(figures.rebates + figures.salaries + figures.bonuses),
        fee: money(figures.fees),
        count: figures.activeMembers,
        net: money(result.net),
        rate: percent(result.tier?.rate ?? 0),
        pay: money(result.payable),
      };
      const carried =
        result.carriedOn < 0n ? ` ${filled(words.carried, { amount: money(result.carriedOn) })}` : '';
      return filled(result.payable > 0n ? words.dividend : words.dividendNone, facts) + carried;
    }
    case 'salary': {
      const { turnover, activeMembers, result } = example;
      const facts = { turnover: money(turnover), count: activeMembers };
      return result.tier
        ? filled(words.salary, { ...facts, rate: percent(result.tier.rate), pay: money(result.payable) })
        : filled(words.salaryNone, facts);
    }
    case 'bet': {
      const facts = { stake: money(example.stake), pay: money(example.earned) };
      return example.child === undefined
        ? filled(words.bet, facts)
        : filled(words.betBelow, { ...facts, child: percent(example.child) });
    }
  }
}

/** `0.7 %` of 700. */
function percent(rate: Rate): string {
  return `${(rate * 100) / WHOLE_RATE}%`;
}

function shownTime(at: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return `${local.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')} (${timeZone})`;
}
