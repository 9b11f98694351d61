import type { Client } from 'pg';

/** A brand with trees of agents; its members are rows of bench.member. */
export interface AgentBrand {
  merchantId: string;
}

/** How many agents there are on each level below the one at the top; the members of a tree are spread over the lowest. */
const AGENTS = [10, 100, 1000];
/** Bets lie in the days up to today, as many on each. */
export const DAYS = 30;

export async function makeBrand(owner: Client): Promise<AgentBrand> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into brands.merchant values (gen_random_uuid(), 'BENCH', '{"TH": "ทดสอบ", "EN": "Bench"}', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH}', 'TH', '{}', '{}', 'none', 'none', now()) returning id`,
  );
  await owner.query(`create schema bench;
    create table bench.member (n serial primary key, id uuid not null, tree text not null);`);
  return { merchantId: rows[0]?.id ?? '' };
}

/** A tree of so many accounts, made level by level; answers the agent at the top. */
export async function growTree(
  owner: Client,
  { merchantId }: AgentBrand,
  tree: string,
  members: number,
): Promise<string> {
  const join = async (level: number, type: number, count: number, above: number) => {
    await owner.query(
      `with member as (
       insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type, agent_id,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select (md5($1 || $2 || '-' || n))::uuid, $3, $1 || $2 || 'n' || n, $1 || $2 || 'n' || n, 'none', now(), $4::smallint,
         case when $6::int > 0 then (md5($1 || ($2::int - 1) || '-' || (n % greatest($6::int, 1))))::uuid end,
         'TH', 'THB', 'TH', '1', now(), now() - interval '40 days'
       from generate_series(0, $5::int - 1) n
       returning id, merchant_id, agent_id, type, registered_at
     ), link as (
       insert into agents.link select id, '-infinity', merchant_id, agent_id, type = 1 from member
     )
     insert into agents.tree_event (merchant_id, member_id, kind, to_agent, was_agent, is_agent, at)
     select merchant_id, id, 'joined', agent_id, false, type = 1, registered_at from member`,
      [tree, level, merchantId, type, count, above],
    );
  };
  const levels = [1, ...AGENTS];
  // As the triggers would write it, at once.
  await owner.query("set session_replication_role = 'replica'");
  for (const [level, count] of levels.entries())
    await join(level, 1, count, level === 0 ? 0 : (levels[level - 1] ?? 0));
  const players = members - levels.reduce((sum, count) => sum + count, 0);
  await join(levels.length, 0, players, AGENTS.at(-1) ?? 0);
  await owner.query("set session_replication_role = 'origin'");
  await owner.query(
    `insert into bench.member (id, tree) select (md5($1 || $2 || '-' || n))::uuid, $1 from generate_series(0, $3::int - 1) n`,
    [tree, levels.length, players],
  );
  const { rows } = await owner.query<{ id: string }>("select (md5($1 || '0-0'))::uuid as id", [tree]);
  return rows[0]?.id ?? '';
}

/** Settled bets of the members of a tree, in two categories, on two days of each, with the changes that are counted; written at once, as the record would have them. */
export async function fillBets(owner: Client, { merchantId }: AgentBrand, tree: string, bets: number) {
  const { rows } = await owner.query<{ players: number }>(
    'select count(*)::int as players from bench.member where tree = $1',
    [tree],
  );
  await owner.query(
    `with bet as (
       insert into bets.bet (id, source, source_id, account_id, reference, member_id, merchant_id, game_code, category, currency, stake, free_stake,
         payout, refunded_stake, valid_turnover, live_stakes, live_payouts, closed, flagged, status, day, placed_at, settled_at)
       select uuidv7(), 'BENCH', $1, 1, $2 || i, m.id, $1, 'g', case when i % 4 = 0 then 'LIVE' else 'RNG' end, 'THB', 100000 + i % 1000, 0,
         0, 0, 100000 + i % 1000, 1, 0, true, false, 'lost', (now() at time zone 'Asia/Bangkok')::date - ago, now() - ago * interval '1 day',
         now() - ago * interval '1 day'
       from generate_series(1, $3::int) i
       join (select id, row_number() over (order by n) - 1 as place from bench.member where tree = $2) m
         on m.place = i % $5::int
       cross join lateral (select ((m.place + i / $5::int % 2) % $4)::int as ago) d
       returning id, merchant_id, member_id, day, category, currency, stake, valid_turnover, settled_at
     )
     insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
     select id, merchant_id, member_id, day, category, currency, 1, stake, 0, 0, valid_turnover, settled_at from bet`,
    [merchantId, tree, bets, DAYS, rows[0]?.players],
  );
}
