import type { Money } from '@lanna/rules/money';

/** Rebates as they should be, worked out from nothing but what was done: who stood below whom from which day, who was given what, and which bets stand. */
export interface RebateWorld {
  accounts: { id: string; isAgent: boolean }[];
  links: { member: string; agent: string | undefined; fromDay: string }[];
  rates: { member: string; rate: number; fromDay: string }[];
  bets: { member: string; day: string; stake: Money }[];
}

/** What each account has earned, by account. */
export function earnedIn(world: RebateWorld): Map<string, Money> {
  const turnover = new Map<string, { agent: string; child: string; day: string; sum: Money }>();
  for (const { member, day, stake } of world.bets)
    for (const [agent, child] of lineOn(world, member, day)) {
      const key = `${agent} ${child} ${day}`;
      const known = turnover.get(key) ?? { agent, child, day, sum: 0n };
      turnover.set(key, { ...known, sum: known.sum + stake });
    }
  const earned = new Map<string, Money>();
  const add = (account: string, amount: Money) => earned.set(account, (earned.get(account) ?? 0n) + amount);
  for (const { agent, child, day, sum } of turnover.values()) {
    const below = rateOn(world, child, day);
    const own = rateOn(world, agent, day);
    add(agent, share(sum, agent === child ? own : own - below));
  }
  return earned;
}

/** From the member up: each agent, with the child through which the member comes. */
function lineOn(world: RebateWorld, member: string, day: string): [agent: string, child: string][] {
  const line: [string, string][] = isAgent(world, member) ? [[member, member]] : [];
  let child = member;
  for (let agent = aboveOn(world, member, day); agent; agent = aboveOn(world, agent, day)) {
    line.push([agent, child]);
    child = agent;
  }
  return line;
}

/** The least of what the agent and all above it were given; what a player was given counts from the day it is an agent. */
function rateOn(world: RebateWorld, member: string, day: string): number {
  if (!isAgent(world, member)) return 0;
  const given = latest(world.rates, member, day)?.rate ?? 0;
  const above = aboveOn(world, member, day);
  return above ? Math.min(given, rateOn(world, above, day)) : given;
}

export function aboveOn(world: RebateWorld, member: string, day: string): string | undefined {
  return latest(world.links, member, day)?.agent;
}

function latest<Entry extends { member: string; fromDay: string }>(
  entries: readonly Entry[],
  member: string,
  day: string,
): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of entries)
    if (entry.member === member && entry.fromDay <= day && entry.fromDay >= (found?.fromDay ?? ''))
      found = entry;
  return found;
}

function isAgent(world: RebateWorld, member: string): boolean {
  return world.accounts.some((account) => account.id === member && account.isAgent);
}

function share(amount: Money, rate: number): Money {
  return (amount * BigInt(rate)) / 100_000n;
}
