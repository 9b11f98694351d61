import { dividendOf } from '@lanna/rules/commission/contracts/dividend';
import { periodsOver } from '@lanna/rules/commission/contracts/period';
import { shareOf } from '@lanna/rules/commission/contracts/rate';
import { salaryOf } from '@lanna/rules/commission/contracts/salary';
import { type ContractTerms, periodKindOf } from '@lanna/rules/commission/contracts/terms';
import type { Money } from '@lanna/rules/money';

/** A plain model of contracts: everything that happened, and what it comes to computed from the beginning. */
export interface Model {
  /** Whose line each account is in, from which day on; the last that began counts. */
  links: Map<string, { from: string; agent: string | undefined }[]>;
  agents: Set<string>;
  contracts: ModelContract[];
  plays: Play[];
}

export interface ModelContract {
  id: string;
  member: string;
  terms: ContractTerms;
  payer: 'platform' | 'upline';
  fromDay: string;
}

/** By how much a bet changed what is counted, and for which day and hour. */
export interface Play {
  member: string;
  day: string;
  hour: number;
  stake: Money;
  payout: Money;
  turnover: Money;
}

/** What each contract has earned in all periods that are over before a day and hour. */
export function earnedBy(model: Model, today: string, hour: number): Map<string, Money> {
  const earned = new Map(model.contracts.map(({ id }) => [id, 0n]));
  const add = (id: string, amount: Money) => earned.set(id, (earned.get(id) ?? 0n) + amount);
  for (const kind of ['daily_salary', 'dividend', 'hourly_salary'] as const)
    for (const slot of slotsOf(model, kind, today, hour)) addSlot(model, kind, slot, add);
  for (const contract of model.contracts)
    if (contract.terms.kind === 'real_time_salary') add(contract.id, realTime(model, contract));
  return earned;
}

interface Slot {
  from: string;
  to: string;
  hour: number | undefined;
}

function slotsOf(model: Model, kind: ContractTerms['kind'], today: string, hour: number): Slot[] {
  const of = model.contracts.find(({ terms }) => terms.kind === kind);
  if (!of) return [];
  if (kind !== 'hourly_salary')
    return periodsOver(periodKindOf(of.terms), of.fromDay, today).map((period) => ({
      ...period,
      hour: undefined,
    }));
  const played = new Set(model.plays.map((play) => `${play.day} ${play.hour}`));
  return [...played]
    .map((name) => ({ day: name.slice(0, 10), hour: Number(name.slice(11)) }))
    .filter((one) => one.day >= of.fromDay && (one.day < today || (one.day === today && one.hour < hour)))
    .map((one) => ({ from: one.day, to: one.day, hour: one.hour }));
}

/** All contracts of a kind in a period, those deepest in the tree first: each leaves out what the nearest below get from the brand. */
function addSlot(
  model: Model,
  kind: ContractTerms['kind'],
  slot: Slot,
  add: (id: string, amount: Money) => void,
): void {
  const contracts = model.contracts
    .filter(({ terms }) => terms.kind === kind)
    .map((contract) => ({ contract, line: lineOf(model, contract.member, slot.to).slice(1) }))
    .sort((one, other) => other.line.length - one.line.length);
  const below = new Map<string, Money>();
  for (const { contract, line } of contracts) {
    const { payable, total } = computed(model, contract, slot, below.get(contract.id) ?? 0n);
    add(contract.id, payable);
    if (contract.payer === 'upline') continue;
    for (const agent of line) {
      const above = contracts.filter((one) => one.contract.member === agent).map((one) => one.contract);
      for (const { id } of above) below.set(id, (below.get(id) ?? 0n) + total);
      if (above.some(({ payer }) => payer === 'platform')) break;
    }
  }
}

function computed(model: Model, { terms, member, id }: ModelContract, slot: Slot, children: Money) {
  const team = sumOf(model, member, slot);
  if (terms.kind === 'daily_salary' || terms.kind === 'hourly_salary')
    return salaryOf(terms.tiers, { turnover: team.turnover, activeMembers: 0 }, children);
  if (terms.kind !== 'dividend') throw new Error('a salary by the bet has no periods');
  const none = { rebates: 0n, salaries: 0n, bonuses: 0n, fees: 0n, activeMembers: 0 };
  const carried = carriedTo(model, id, slot.from);
  const dividend = dividendOf(terms, { ...team, ...none }, { carried, children });
  CARRIED.set(`${id} ${slot.to}`, dividend.carriedOn);
  return dividend;
}

/** Of the period before; periods are computed in their order. */
const CARRIED = new Map<string, Money>();
function carriedTo(_: Model, id: string, from: string): Money {
  const before = new Date(`${from}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return CARRIED.get(`${id} ${before.toISOString().slice(0, 10)}`) ?? 0n;
}

function sumOf(model: Model, agent: string, { from, to, hour }: Slot) {
  const sum = { stake: 0n, payout: 0n, turnover: 0n };
  for (const play of model.plays)
    if (
      play.day >= from &&
      play.day <= to &&
      (hour === undefined || play.hour === hour) &&
      lineOf(model, play.member, play.day).includes(agent)
    ) {
      sum.stake += play.stake;
      sum.payout += play.payout;
      sum.turnover += play.turnover;
    }
  return sum;
}

/** By day and by the nearest contract below on the way that the brand pays, rounded down each. */
function realTime(model: Model, contract: ModelContract): Money {
  if (contract.terms.kind !== 'real_time_salary') throw new Error('another kind');
  const own = contract.terms.rate;
  const sums = new Map<string, { rate: number; stake: Money }>();
  for (const { member, day, stake } of model.plays) {
    if (day < contract.fromDay) continue;
    const line = lineOf(model, member, day);
    const at = line.indexOf(contract.member);
    if (at < 0) continue;
    const below = line
      .slice(0, at)
      .reverse()
      .flatMap((agent) =>
        model.contracts.filter(
          ({ terms, payer, member: whose }) =>
            whose === agent && payer === 'platform' && terms.kind === 'real_time_salary',
        ),
      )[0];
    const rate = below?.terms.kind === 'real_time_salary' ? below.terms.rate : 0;
    const key = `${day} ${below?.id}`;
    sums.set(key, { rate, stake: (sums.get(key)?.stake ?? 0n) + stake });
  }
  return [...sums.values()].reduce(
    (all, { rate, stake }) => all + (own > rate && stake > 0n ? shareOf(stake, own - rate) : 0n),
    0n,
  );
}

/** The agents for whom an account counts on a day, itself first where it is one. */
export function lineOf(model: Model, account: string, day: string): string[] {
  const line: string[] = [];
  for (let place: string | undefined = account; place !== undefined; ) {
    if (place !== account || model.agents.has(place)) line.push(place);
    place = model.links.get(place)?.findLast(({ from }) => from <= day)?.agent;
  }
  return line;
}
