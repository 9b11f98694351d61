import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { type MemberRates, type RATES_HELD, rateCategory } from '@lanna/contract/people/agents/rates';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../members/name-in-line.ts';
import { brandDays } from '../internal/brand-days.ts';
import { readGiven } from '../internal/given-rates.ts';
import type { Place } from '../internal/team.ts';
import { isFrozen } from '../is-frozen.ts';
import type { Giver } from '../rates/set-rates.ts';
import { readRates } from '../read-rates.ts';
import { refuseOutside } from '../refuse-outside.ts';

const HISTORY_ROWS = 100;

/** The rates of a member below an agent. Refuses with `member_unknown`. */
export async function showRates(
  db: Queryable,
  asker: Giver,
  { memberId, now }: { memberId: string; now: Date },
): Promise<MemberRates> {
  const member = await refuseOutside(db, asker, memberId);
  const days = brandDays(asker.timeZone, now);
  const place = { merchantId: asker.merchantId, memberId };
  return {
    account: nameInLine(asker.memberId, { username: member.username, agent_id: member.agentId }),
    isAgent: AGENT_TYPES.includes(member.type),
    held: await heldBy(db, asker, member.level),
    fromDay: days.tomorrow,
    ...(await ratesOf(db, place, { agentId: member.agentId, ...days })),
  };
}

/** What an account was given, what it has of that below an agent, and how it came to it. Under no agent: what it was given is what it has. */
export async function ratesOf(
  db: Queryable,
  place: Place,
  { agentId, today, tomorrow }: { agentId: string | null; today: string; tomorrow: string },
): Promise<Pick<MemberRates, 'rates' | 'history'>> {
  const ownOn = (day: string) => (agentId === null ? null : readRates(db, place.merchantId, agentId, day));
  const [given, givenToday, most, mostToday, history] = await Promise.all([
    readGiven(db, place, tomorrow),
    readGiven(db, place, today),
    ownOn(tomorrow),
    ownOn(today),
    readHistory(db, place),
  ]);
  return {
    rates: RATE_CATEGORIES.map((category) => ({
      category,
      today: Math.min(givenToday[category], mostToday?.[category] ?? givenToday[category]),
      tomorrow: Math.min(given[category], most?.[category] ?? given[category]),
      given: given[category],
      most: most?.[category] ?? OPERATORS_MOST,
    })),
    history,
  };
}

/** A rate of the top that is typed a digit too long would be paid at once: no account is given more than a tenth. */
export const OPERATORS_MOST = 10_000;

async function heldBy(
  db: Queryable,
  { memberId, type }: Giver,
  level: number,
): Promise<(typeof RATES_HELD)[number] | null> {
  if (!abilitiesOf(type).runsLine) return 'affiliate';
  if (level !== 1) return 'not_direct';
  return (await isFrozen(db, memberId)) ? 'frozen' : null;
}

async function readHistory(db: Queryable, { merchantId, memberId }: Place): Promise<MemberRates['history']> {
  const rows = await db
    .selectFrom('agents.rate')
    .select(['category', 'rate', 'set_by', 'set_at', sql<string>`from_day::text`.as('from_day')])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .orderBy('agents.rate.from_day', 'desc')
    .orderBy('category')
    .limit(HISTORY_ROWS)
    .execute();
  return rows.map((row) => ({
    fromDay: row.from_day,
    category: rateCategory.parse(row.category),
    rate: row.rate,
    setAt: row.set_at.toISOString(),
    byHouse: row.set_by === null,
  }));
}
