import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Within what is kept of them (MINUTES_KEPT_DAYS), however brands' days lie to the database's. */
const MINUTES_CHECKED_DAYS = 10;

/** Queries that select what breaks a rule. */
export const BET_RULES: Record<string, string> = {
  'the state of a bet and the turnover that counts follow from its figures': `
    select id as bet, status, closed, stake, payout, valid_turnover, day, settled_at
    from bets.bet
    where status <> bets.status_of(live_stakes, live_payouts, closed, stake + bonus_stake, payout + bonus_payout, case when free_stake = 0 then unused_stake else 0 end)
      or valid_turnover <> bets.valid_turnover(status, category, stake, payout, turnover_given)
      or (status = 'open') <> (settled_at is null) or (status in ('won', 'lost') and day is null)
    limit 1`,
  'what a bet has won of other members is its result without the rake, and nothing before it is settled': `
    select b.id as bet, b.status, b.stake, b.payout, b.from_members, r.rake
    from bets.bet b left join bets.bet_rake r on r.bet_id = b.id
    where b.from_members <> coalesce(case when b.category = 'PVP' and b.status in ('won', 'lost')
      then bets.won_of_members(r.rake, b.stake, b.payout, b.bonus_stake) end, 0)
    limit 1`,
  'the settlements of a bet add up to what it contributes now': `
    select coalesce(b.id, s.bet_id) as bet, b.status, b.stake, b.payout, s.bets as entered, s.stake as entered_stake,
      s.payout as entered_payout
    from (
      select *, (status in ('won', 'lost'))::integer as counts from bets.bet
    ) b
    full join (
      select bet_id, merchant_id, member_id, day, category, currency, sum(bets) as bets, sum(stake) as stake,
        sum(free_stake) as free_stake, sum(payout) as payout, sum(valid_turnover) as valid_turnover, sum(from_members) as from_members
      from bets.settlement group by bet_id, merchant_id, member_id, day, category, currency
    ) s on s.bet_id = b.id
    where (b.counts, b.counts * b.stake, b.counts * b.free_stake, b.counts * b.payout, b.valid_turnover, b.from_members)
      is distinct from (coalesce(s.bets, 0), coalesce(s.stake, 0), coalesce(s.free_stake, 0), coalesce(s.payout, 0),
        coalesce(s.valid_turnover, 0), coalesce(s.from_members, 0))
      or (s.merchant_id, s.member_id, s.day, s.category, s.currency)
        <> (b.merchant_id, b.member_id, b.day, b.category, b.currency)
    limit 1`,
  'the sum of a day is the sum of its settlements up to the progress': `
    select coalesce(d.member_id, s.member_id) as member, coalesce(d.day, s.day) as day,
      coalesce(d.category, s.category) as category, d.stake, s.stake as settled_stake, d.payout, s.payout as settled_payout
    from bets.daily_sum d
    full join (
      select merchant_id, member_id, day, category, currency, sum(bets) as bets, sum(stake) as stake,
        sum(free_stake) as free_stake, sum(payout) as payout, sum(valid_turnover) as valid_turnover,
        min(recorded_at) as first_at
      from bets.settlement where number <= (select summed_to from bets.progress)
      group by merchant_id, member_id, day, category, currency
    ) s using (merchant_id, member_id, day, category, currency)
    where (d.bets, d.stake, d.free_stake, d.payout, d.valid_turnover, d.first_at)
      is distinct from (s.bets, s.stake, s.free_stake, s.payout, s.valid_turnover, s.first_at)
    limit 1`,
  'the sum of a game on a day is the sum of its settlements up to the progress': `
    select coalesce(d.merchant_id, s.merchant_id) as brand, coalesce(d.day, s.day) as day,
      coalesce(d.source, s.source) as source, coalesce(d.game_code, s.game_code) as game, d.stake,
      s.stake as settled_stake, d.payout, s.payout as settled_payout
    from bets.daily_game_sum d
    full join (
      select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, sum(s.bets) as bets,
        sum(s.stake) as stake, sum(s.free_stake) as free_stake, sum(s.payout) as payout,
        sum(s.valid_turnover) as valid_turnover
      from bets.settlement s left join bets.bet b on b.id = s.bet_id
      where s.number <= (select summed_to from bets.progress)
      group by s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency
    ) s using (merchant_id, day, source, game_code, category, currency)
    where (d.bets, d.stake, d.free_stake, d.payout, d.valid_turnover)
      is distinct from (s.bets, s.stake, s.free_stake, s.payout, s.valid_turnover)
    limit 1`,
  'the sum of a game on a day for demo players is that of their settlements up to the progress': `
    select coalesce(d.merchant_id, s.merchant_id) as brand, coalesce(d.day, s.day) as day, d.stake, s.stake as settled_stake, d.payout,
      s.payout as settled_payout
    from bets.demo_game_sum d
    full join (
      select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, sum(s.bets) as bets,
        sum(s.stake) as stake, sum(s.free_stake) as free_stake, sum(s.payout) as payout,
        sum(s.valid_turnover) as valid_turnover
      from bets.settlement s join members.demo_members() m on m.member_id = s.member_id left join bets.bet b on b.id = s.bet_id
      where s.number <= (select summed_to from bets.progress)
      group by s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency
    ) s using (merchant_id, day, source, game_code, category, currency)
    where (d.bets, d.stake, d.free_stake, d.payout, d.valid_turnover)
      is distinct from (s.bets, s.stake, s.free_stake, s.payout, s.valid_turnover)
    limit 1`,
  'the sum of a device on a day is the sum of its settlements up to the progress': `
    select coalesce(d.merchant_id, s.merchant_id) as brand, coalesce(d.day, s.day) as day, coalesce(d.device, s.device) as device, d.stake,
      s.stake as settled_stake, d.payout, s.payout as settled_payout
    from (select * from bets.daily_device_sum where (bets, stake, payout) <> (0, 0, 0)) d
    full join (
      select s.merchant_id, s.day, k.device, s.currency, sum(s.bets) as bets, sum(s.stake) as stake, sum(s.payout) as payout
      from bets.settlement s join bets.bet b on b.id = s.bet_id
      cross join lateral members.device_at(b.member_id, b.placed_at) k
      where s.number <= (select summed_to from bets.progress)
        and not exists (select from members.demo_members() m where m.member_id = s.member_id)
      group by s.merchant_id, s.day, k.device, s.currency
      having (sum(s.bets), sum(s.stake), sum(s.payout)) <> (0, 0, 0)
    ) s using (merchant_id, day, device, currency)
    where (d.bets, d.stake, d.payout) is distinct from (s.bets, s.stake, s.payout)
    limit 1`,
  'the sum of a minute of the last days is the sum of its settlements up to the progress': `
    select coalesce(d.merchant_id, s.merchant_id) as brand, coalesce(d.day, s.day) as day,
      coalesce(d.minute, s.minute) as minute, d.stake, s.stake as settled_stake, d.payout, s.payout as settled_payout
    from (select * from bets.minute_sum where day >= current_date - ${MINUTES_CHECKED_DAYS}) d
    full join (
      select s.merchant_id, s.day, bets.minute_of(s.day, s.recorded_at, z.time_zone) as minute, s.category, s.currency,
        sum(s.bets) as bets, sum(s.stake) as stake, sum(s.free_stake) as free_stake, sum(s.payout) as payout
      from bets.settlement s join brands.brand z on z.id = s.merchant_id
      where s.number <= (select summed_to from bets.progress) and s.day >= current_date - ${MINUTES_CHECKED_DAYS}
      group by s.merchant_id, s.day, 3, s.category, s.currency
    ) s using (merchant_id, day, minute, category, currency)
    where (d.bets, d.stake, d.free_stake, d.payout) is distinct from (s.bets, s.stake, s.free_stake, s.payout)
    limit 1`,
  'the sums of a stretch are those of its bets': `
    select coalesce(s.member_id, b.member_id) as member, coalesce(s.level, b.level) as level,
      coalesce(s.from_at, b.from_at) as from_at, coalesce(s.outcome, b.outcome) as outcome, s.bets, b.bets as counted,
      s.stake, b.stake as staked, s.payout, b.payout as paid
    from (select * from bets.stretch_sum where (bets, stake, payout) <> (0, 0, 0)) s
    full join (
      select t.member_id, t.level, t.from_at, b.source, b.game_code, b.category,
        bets.outcome(b.status, b.stake + b.bonus_stake, b.payout + b.bonus_payout) as outcome, count(*) as bets, sum(b.stake) as stake,
        sum(b.payout) as payout, min(b.placed_at) as first_at, max(b.placed_at) as last_at
      from bets.stretch t
      join bets.bet b on b.member_id = t.member_id and b.placed_at >= t.from_at and b.placed_at < t.until_at
      group by 1, 2, 3, 4, 5, 6, 7
    ) b using (member_id, level, from_at, source, game_code, category, outcome)
    where (s.bets, s.stake, s.payout) is distinct from (b.bets, b.stake, b.payout)
      or s.first_at > b.first_at or s.last_at < b.last_at
    limit 1`,
};

/** Every rule of the record of bets and its sums that does not hold. Reads whole tables. */
export function checkBetInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, BET_RULES, onProgress);
}
