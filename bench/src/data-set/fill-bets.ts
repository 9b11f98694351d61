import type { Client } from 'pg';
import type { Size } from '../data-set.ts';
import { byTwo } from './set-aside.ts';

/** Bets that a member makes one after another at one game. */
const BETS_OF_A_SESSION = 8;

/**
 * Bets with their settlements and all sums. A member's bets come in sessions at one game; one in a hundred players makes two fifths of
 * them, and two in three members never play. Most play is soon after the registration. Bets of the last minutes are open.
 */
export async function fillBets(
  client: Client,
  url: string,
  { members, bets }: Size,
  step: (what: string) => void,
): Promise<void> {
  const sessions = Math.ceil(bets / BETS_OF_A_SESSION);
  await client.query(`
    create table bench.ranked_game as
      select *, row_number() over (order by place * weight, game) - 1 as rank
      from (
        select *, row_number() over (partition by vendor order by game) as place,
          case category when 'RNG' then 1 when 'LIVE' then 1.5 when 'SPORTS' then 2 when 'FISH' then 3 else 5 end as weight
        from bench.game
      ) g;
    create unique index on bench.ranked_game (rank);
    analyze bench.ranked_game;
    create table bench.session as
      select s.n, p.id as member_id, p.account_id, p.merchant_id, p.currency, g.vendor, g.vendor_id, g.category, g.game, s.at
      from (
        select i.n, p.n as player,
          p.at + (now() - p.at) * pow(bench.even(i.n, 23), 1.4) as at
        from generate_series(1, ${sessions}::bigint) as i(n)
        join bench.player p on p.n = 1 + (
          -- Few play most: the rank's density falls as one over the rank.
          floor((exp(9.0::double precision * bench.even(i.n, 21)) - 1) / (exp(9.0::double precision) - 1) * ${members})::bigint * 7919 + 13) % ${members}
      ) s
      join bench.player p on p.n = s.player
      join bench.ranked_game g on g.rank = floor((exp(5.0::double precision * bench.even(s.n, 22)) - 1) / (exp(5.0::double precision) - 1) * (select count(*) from bench.game))::bigint
      order by s.at;
    analyze bench.session;`);
  step('sessions');
  const { rows } = await client.query<{ middle: Date; end: Date }>(
    'select percentile_disc(0.5) within group (order by at) as middle, now() as end from bench.session',
  );
  const middle = rows[0]?.middle.toISOString();
  await byTwo(url, [insertBets(`at < '${middle}'`), insertBets(`at >= '${middle}'`)]);
  step('bets');
  await client.query('analyze bets.bet');
  await byTwo(url, [
    `insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout,
       valid_turnover, recorded_at)
     select id, merchant_id, member_id, day, category, currency, 1, stake, free_stake, payout, valid_turnover, settled_at
     from bets.bet where status in ('won', 'lost')`,
    `insert into bets.daily_sum
     select merchant_id, member_id, day, category, currency, count(*), sum(stake), sum(free_stake), sum(payout),
       sum(valid_turnover), min(settled_at)
     from bets.bet where status in ('won', 'lost') group by merchant_id, member_id, day, category, currency
     order by day`,
    `insert into bets.daily_game_sum
     select merchant_id, day, source, game_code, category, currency, count(*), sum(stake), sum(free_stake), sum(payout),
       sum(valid_turnover)
     from bets.bet where status in ('won', 'lost') group by merchant_id, day, source, game_code, category, currency
     order by day`,
    `insert into bets.minute_sum
     select b.merchant_id, b.day, bets.minute_of(b.day, b.settled_at, m.time_zone) as minute, b.category, b.currency, count(*),
       sum(b.stake), sum(b.free_stake), sum(b.payout)
     from bets.bet b join brands.merchant m on m.id = b.merchant_id
     where b.status in ('won', 'lost') and b.day >= current_date - 15
     group by b.merchant_id, b.day, minute, b.category, b.currency
     -- Minute after minute, as they are added up while bets come in.
     order by b.day, minute, b.merchant_id`,
  ]);
  await client.query(`update bets.progress set summed_to = (select last_value from bets.settlement_number)`);
  step('settlements and sums');
}

/** Stakes from one baht up, few of them high; 87 in 100 come back, in many small wins and few large ones. */
function insertBets(which: string): string {
  return `
    insert into bets.bet (id, source, source_id, reference, member_id, merchant_id, account_id, game_code, category, currency,
      stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes, live_payouts, closed, flagged, status, day,
      placed_at, settled_at)
    select uuidv7(at - now()), vendor, vendor_id, 'r' || n, member_id, merchant_id, account_id, game, category, currency,
      case when is_refunded then 0 else stake end, 0, payout, case when is_refunded then stake else 0 end,
      bets.valid_turnover(status, category, case when is_refunded then 0 else stake end, payout, null),
      (not is_refunded)::integer, (payout > 0)::integer, status <> 'open', false, status,
      case when status in ('won', 'lost') then (done_at at time zone zone)::date end, at,
      case when status <> 'open' then done_at end
    from (
      select *, case
        when is_refunded then 'refunded' when done_at > now() then 'open' when payout > 0 then 'won' else 'lost'
        end as status
      from (
        select d.*, case when is_refunded or done_at > now() or luck > 0.31 then 0
          -- A third wins; how much falls off quickly.
          else floor(stake * least(500, 0.775 / pow(luck / 0.31 + 0.0001, 0.75)) / 1000)::bigint * 1000 end as payout
        from (
          select s.vendor, s.vendor_id, s.member_id, s.merchant_id, s.account_id, s.game, s.category, s.currency, b.n,
            s.at + b.i * interval '19 seconds' as at,
            s.at + b.i * interval '19 seconds'
              + case s.category when 'SPORTS' then interval '2 hours' when 'LOTT' then interval '3 hours' else interval '4 seconds' end
              as done_at,
            case s.currency when 'VND' then 700 else 1 end * 100000
              * (array[1, 2, 5, 5, 10, 10, 10, 20, 20, 50, 50, 100, 100, 200, 500, 1000])[1 + (h & 15)]::bigint as stake,
            ((h >> 8) & 65535) / 65536.0 as luck, ((h >> 24) & 255) = 0 as is_refunded,
            case s.currency when 'VND' then 'Asia/Ho_Chi_Minh' else 'Asia/Bangkok' end as zone
          from bench.session s
          cross join lateral (
            select i, s.n * ${BETS_OF_A_SESSION} + i as n, hashint8extended(s.n * ${BETS_OF_A_SESSION} + i, 31) as h
            from generate_series(0, ${BETS_OF_A_SESSION - 1}) i
          ) b
          -- Offset 0: each figure is worked out once, and not again wherever it is named.
          where ${which} and s.at + b.i * interval '19 seconds' <= now() offset 0
        ) d offset 0
      ) e offset 0
    ) f`;
}
