import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

const PLAY = ['bets', 'stake', 'free_stake', 'payout', 'valid_turnover'];
/** What members have won of one another is no result of the house's. */
const OF_THE_HOUSE =
  '(select number, merchant_id, member_id, day, category, bets, stake, free_stake, house_payout as payout, valid_turnover from bets.settled_change) c';
const MONEY = [
  'deposits',
  'deposit_count',
  'withdrawals',
  'withdrawal_count',
  'bonuses',
  'rebates',
  'commissions',
  'salaries',
  'dividends',
  'upline_paid',
];
const FIRST = ['first_deposits', 'first_deposit_amount'];
const JOINED = ['joined', 'joined_agents'];

/**
 * Queries that select what breaks a rule. Each counts a stream again, up to where the figures have come, along lines that are asked for one by one: another
 * way than the counters', which take many at once. The database groups and joins on its disk, so memory stays bounded, however long the streams are.
 */
export const TEAM_RULES: Record<string, string> = {
  'what a branch played is what its members played on days of its line': differing(
    'teams.branch_play',
    ['agent_id', 'day', 'child_id', 'category'],
    PLAY,
    `select l.agent_id, s.day, l.child_id, s.category, ${sums(PLAY)}
    from (
      select merchant_id, member_id, day, category, ${sums(PLAY)} from ${OF_THE_HOUSE}
      where number <= (select bets_to from teams.progress) group by merchant_id, member_id, day, category) s
    cross join lateral agents.line_on(s.merchant_id, s.member_id, s.day) l
    group by l.agent_id, s.day, l.child_id, s.category`,
  ),
  'what a team played is what its branches played': differing(
    'teams.team_play',
    ['agent_id', 'day', 'category'],
    PLAY,
    `select agent_id, day, category, ${sums(PLAY)} from teams.branch_play group by agent_id, day, category`,
  ),
  'what a branch moved is what its members moved on days of its line': differing(
    'teams.branch_money',
    ['agent_id', 'day', 'child_id'],
    MONEY,
    `select l.agent_id, m.day, l.child_id, ${sums(MONEY)}
    from (
      select merchant_id, member_id, day, ${['deposit', 'withdrawal'].map(amountAndCount).join(', ')},
        ${['bonus', 'rebate', 'commission', 'salary', 'dividend', 'upline_paid'].map(amount).join(', ')}
      from teams.money_change where transfer_id <= (select money_to from teams.progress) group by merchant_id, member_id, day) m
    cross join lateral agents.line_on(m.merchant_id, m.member_id, m.day) l
    group by l.agent_id, m.day, l.child_id`,
  ),
  'the first deposit of a member is the first that stands': `
    select coalesce(k.member_id, f.member_id) as member, k.transfer_id as kept, f.transfer_id as first, k.amount, f.amount as deposited
    from teams.first_deposit k
    full join (
      select distinct on (c.member_id) c.member_id, c.transfer_id, c.day, c.amount
      from teams.money_change c
      where c.figure = 'deposit' and c.takes_back is null and c.transfer_id <= (select money_to from teams.progress) and not exists (
        select from teams.money_change b
        where b.figure = 'deposit' and b.takes_back = c.transfer_id and b.transfer_id <= (select money_to from teams.progress))
      order by c.member_id, c.transfer_id) f using (member_id)
    where (k.transfer_id, k.day, k.amount) is distinct from (f.transfer_id, f.day, f.amount)
    limit 1`,
  'the first deposits of a branch are those of its members on days of its line': differing(
    'teams.branch_money',
    ['agent_id', 'day', 'child_id'],
    FIRST,
    `select l.agent_id, f.day, l.child_id, count(*) as first_deposits, sum(f.amount) as first_deposit_amount
    from teams.first_deposit f cross join lateral agents.line_on(f.merchant_id, f.member_id, f.day) l
    group by l.agent_id, f.day, l.child_id`,
  ),
  'who joined a branch registered on a day of its line': differing(
    'teams.branch_money',
    ['agent_id', 'day', 'child_id'],
    JOINED,
    `select l.agent_id, j.day, l.child_id, count(*) as joined, count(*) filter (where j.is_agent) as joined_agents
    from (
      select c.merchant_id, c.member_id, c.is_agent, (c.at at time zone b.time_zone)::date as day
      from agents.tree_change c join brands.brand b on b.id = c.merchant_id
      where c.kind = 'joined' and c.number <= (select tree_to from teams.progress)) j
    cross join lateral agents.line_on(j.merchant_id, j.member_id, j.day) l
    where l.step > 0 group by l.agent_id, j.day, l.child_id`,
  ),
  'what a team moved is what its branches moved': differing(
    'teams.team_money',
    ['agent_id', 'day'],
    [...MONEY, ...FIRST, ...JOINED],
    `select agent_id, day, ${sums([...MONEY, ...FIRST, ...JOINED])} from teams.branch_money group by agent_id, day`,
  ),
  'who was active in a branch had a settled bet on a day of its line, and is counted once a period':
    differing(
      'teams.branch_active',
      ['agent_id', 'kind', 'from_day', 'child_id'],
      ['members'],
      `select agent_id, kind, from_day, child_id, count(*) as members
    from (
      select distinct on (l.agent_id, p.kind, p.from_day, d.member_id) l.agent_id, p.kind, p.from_day, l.child_id
      from (
        select merchant_id, member_id, day from bets.settled_change
        where number <= (select bets_to from teams.progress) group by merchant_id, member_id, day having sum(bets) > 0) d
      cross join lateral agents.line_on(d.merchant_id, d.member_id, d.day) l
      cross join lateral teams.periods_of(d.day) p
      order by l.agent_id, p.kind, p.from_day, d.member_id, d.day) seen
    group by agent_id, kind, from_day, child_id`,
    ),
  'who was active in a team was active in its branches': differing(
    'teams.team_active',
    ['agent_id', 'kind', 'from_day'],
    ['members'],
    'select agent_id, kind, from_day, sum(members) as members from teams.branch_active group by agent_id, kind, from_day',
  ),
  'the size of a team is how many are below its agent': differing(
    'teams.size',
    ['agent_id'],
    ['members', 'agents', 'direct'],
    `with recursive place as (
      select distinct on (member_id) member_id, to_agent, is_agent from agents.tree_change
      where number <= (select tree_to from teams.progress) order by member_id, number desc
    ), above as (
      select to_agent as agent_id, is_agent, true as is_direct from place where to_agent is not null
      union all
      select p.to_agent, a.is_agent, false from above a join place p on p.member_id = a.agent_id where p.to_agent is not null
    )
    select agent_id, count(*) as members, count(*) filter (where is_agent) as agents, count(*) filter (where is_direct) as direct
    from above group by agent_id`,
  ),
};

/** Every rule of the figures of teams that does not hold. Reads whole tables. */
export function checkTeamInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, TEAM_RULES, onProgress);
}

/** Rows of a table whose figures are not those counted again; what is missing on either side is 0. */
function differing(table: string, keys: string[], figures: string[], counted: string): string {
  const of = (side: string) => figures.map((figure) => `coalesce(${side}.${figure}, 0)`).join(', ');
  return `
    select ${keys.map((key) => `${key}::text`).join(', ')}, row(${of('kept')})::text as kept, row(${of('counted')})::text as counted
    from (select ${[...keys, ...figures].join(', ')} from ${table}) kept
    full join (${counted}) counted using (${keys.join(', ')})
    where (${of('kept')}) is distinct from (${of('counted')})
    limit 1`;
}

function sums(figures: string[]): string {
  return figures.map((figure) => `sum(${figure}) as ${figure}`).join(', ');
}

function amount(figure: string): string {
  const plural = { bonus: 'bonuses', salary: 'salaries', upline_paid: 'upline_paid' }[figure] ?? `${figure}s`;
  return `coalesce(sum(amount) filter (where figure = '${figure}'), 0) as ${plural}`;
}

function amountAndCount(figure: string): string {
  return `${amount(figure)}, coalesce(sum(times) filter (where figure = '${figure}'), 0) as ${figure}_count`;
}
