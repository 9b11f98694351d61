import { PERIOD_KINDS, periodOf } from '@lanna/rules/commission/contracts/period';

/** Teams as they should be counted: everything that happened is kept, and everything is counted anew each time it is asked for. */
export interface TeamModel {
  accounts: ModelAccount[];
  bets: ModelBet[];
  money: ModelMoney[];
}

export interface ModelAccount {
  id: string;
  joinedOn: string;
  joinedAsAgent: boolean;
  isAgent: boolean;
  above: ModelAccount | undefined;
  /** The place it counts in, by the day from which. */
  places: { from: string; above: ModelAccount | undefined; isAgent: boolean }[];
}

export interface ModelBet {
  member: ModelAccount;
  stake: bigint;
  payout: bigint;
  /** Of its first settlement. */
  day: string | undefined;
  refunded: boolean;
}

export interface ModelMoney {
  posting: string;
  member: ModelAccount;
  day: string;
  figure: string;
  amount: bigint;
  takenBack: boolean;
}

export function join(
  model: TeamModel,
  id: string,
  above: ModelAccount | undefined,
  isAgent: boolean,
  day: string,
) {
  const places = [{ from: '', above, isAgent }];
  model.accounts.push({ id, joinedOn: day, joinedAsAgent: isAgent, isAgent, above, places });
}

/** Counts from the next day on. */
export function change(
  account: ModelAccount,
  above: ModelAccount | undefined,
  isAgent: boolean,
  nextDay: string,
) {
  Object.assign(account, { above, isAgent });
  account.places = [
    ...account.places.filter(({ from }) => from !== nextDay),
    { from: nextDay, above, isAgent },
  ];
}

export function isBelow(account: ModelAccount, agent: ModelAccount): boolean {
  return account.above !== undefined && (account.above === agent || isBelow(account.above, agent));
}

/** Figures by agent, day and child; what is 0 is not named. */
export function branchesOf({ accounts, bets, money }: TeamModel): Record<string, Record<string, bigint>> {
  const branches: Record<string, Record<string, bigint>> = {};
  const add = (member: ModelAccount, day: string, figures: Record<string, bigint>, fromStep = 0) => {
    for (const { agent, child, step } of lineOn(member, day)) {
      if (step < fromStep) continue;
      const key = `${agent.id} ${day} ${child.id}`;
      branches[key] ??= {};
      for (const [figure, amount] of Object.entries(figures))
        branches[key][figure] = (branches[key][figure] ?? 0n) + amount;
    }
  };
  for (const { member, day, refunded, stake, payout } of bets)
    if (day && !refunded) add(member, day, { bets: 1n, stake, payout, valid_turnover: stake });
  const deposited = new Set<ModelAccount>();
  for (const { member, day, figure, amount, takenBack } of money) {
    if (takenBack) continue;
    add(member, day, { [figure]: amount });
    if (figure === 'deposits') add(member, day, { deposit_count: 1n });
    if (figure === 'withdrawals') add(member, day, { withdrawal_count: 1n });
    if (figure === 'deposits' && !deposited.has(member))
      add(member, day, { first_deposits: 1n, first_deposit_amount: amount });
    if (figure === 'deposits') deposited.add(member);
  }
  for (const account of accounts)
    add(account, account.joinedOn, { joined: 1n, joined_agents: account.joinedAsAgent ? 1n : 0n }, 1);
  return withoutZeros(branches);
}

/** Members by agent, kind of period, first day and child. */
export function activeOf({ bets }: TeamModel): Record<string, number> {
  const days = new Map<ModelAccount, Set<string>>();
  for (const { member, day, refunded } of bets)
    if (day && !refunded) days.set(member, (days.get(member) ?? new Set()).add(day));
  const active: Record<string, number> = {};
  for (const [member, played] of days) {
    const seen = new Set<string>();
    for (const day of [...played].sort())
      for (const kind of PERIOD_KINDS)
        for (const { agent, child } of lineOn(member, day)) {
          const period = `${agent.id} ${kind} ${periodOf(kind, day).from}`;
          if (seen.has(period)) continue;
          seen.add(period);
          active[`${period} ${child.id}`] = (active[`${period} ${child.id}`] ?? 0) + 1;
        }
  }
  return active;
}

export function sizeOf({ accounts }: TeamModel, agent: ModelAccount) {
  const below = accounts.filter((account) => isBelow(account, agent));
  return {
    members: below.length,
    agents: below.filter(({ isAgent }) => isAgent).length,
    direct: below.filter(({ above }) => above === agent).length,
  };
}

function lineOn(member: ModelAccount, day: string) {
  const line: { agent: ModelAccount; child: ModelAccount; step: number }[] = [];
  if (placeOn(member, day).isAgent) line.push({ agent: member, child: member, step: 0 });
  let child = member;
  for (let agent = placeOn(child, day).above; agent; agent = placeOn(child, day).above) {
    line.push({ agent, child, step: line.length + 1 });
    child = agent;
  }
  return line;
}

function placeOn({ places }: ModelAccount, day: string) {
  const place = places.findLast(({ from }) => from <= day);
  if (!place) throw new Error('an account has a place from the beginning');
  return place;
}

function withoutZeros(branches: Record<string, Record<string, bigint>>) {
  const named = Object.entries(branches).map(
    ([key, figures]) =>
      [key, Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0n))] as const,
  );
  return Object.fromEntries(named.filter(([, figures]) => Object.keys(figures).length > 0));
}
