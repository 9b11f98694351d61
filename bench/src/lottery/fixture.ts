import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';

/** One brand that plays lotteries, and players with money. */
export interface LotteryFixture {
  merchantId: string;
  players: string[];
}

export const GAME = 'SSC_1M';

/** What all bets of a draw are: `pick` is a number from 0 to 1023. */
export interface BetKind {
  game: string;
  category: 'LOTT' | 'ELOTT';
  play: string;
  /** SQL of the selection. */
  selection: string;
  units: number;
  stake: number;
  price: number;
  result: string;
}

/** Three digits in order. */
export const SSC: BetKind = {
  game: GAME,
  category: 'ELOTT',
  play: 'back3-straight',
  selection: "(pick / 100 % 10) || '|' || (pick / 10 % 10) || '|' || (pick % 10)",
  units: 1,
  stake: 200_000,
  price: 180_000_000,
  result: '45123',
};

/** Two numbers that are both among 27 prizes: of the 1024 pairs one wins. */
export const XIEN: BetKind = {
  game: 'VN_NORTH_5M',
  category: 'LOTT',
  play: 'xien2_lines',
  selection: "lpad((pick % 32)::text, 2, '0') || ' ' || (32 + pick / 32)::text",
  units: 1,
  stake: 100_000,
  price: 1_600_000,
  result:
    '12305|12340|12371,12372|12373,12374,12375,12376,12377,12378|1279,1280,1281,1282|1283,1284,1285,1286,1287,1288|189,190,191|92,93,94,95',
};

/** One number on 27 prizes, each of which pays: about one line in four wins. */
export const LO: BetKind = {
  ...XIEN,
  play: 'lo2',
  selection: "lpad((pick % 100)::text, 2, '0')",
  units: 27,
  stake: 2_700_000,
  price: 9_850_000,
};
/** A slip has so many lines. */
export const LINES_A_SLIP = 4;
const FUNDS = 10n ** 14n;

export async function buildFixture(client: Client, playerCount: number): Promise<LotteryFixture> {
  await prepareDatabase(client);
  const merchantId = randomUUID();
  await client.query(
    `insert into brands.merchant values ($1, 'BENCH', '{"TH": "ทดสอบ", "EN": "Bench"}', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH}', 'TH', '{}', '{}', 'none', 'none', now())`,
    [merchantId],
  );
  await client.query(
    `with member as (
       insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select gen_random_uuid(), $1, 'player-' || n, 'player-' || n, 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now()
       from generate_series(1, $2::int) n returning id
     )
     insert into ledger.account (merchant_id, currency, kind, owner_id, min_balance, inline, is_wallet)
     select $1, 'THB', 'player_cash', id, 0, true, true from member`,
    [merchantId, playerCount],
  );
  await client.query(
    `select count(*) from ledger.account a,
       lateral ledger.post_group(gen_random_uuid(),
         array[ledger.open_account($1, 'THB', 'clearing', null, 'SANDBOX')], array[a.id], array[$2::bigint], array['deposit'], now())
     where a.is_wallet`,
    [merchantId, FUNDS],
  );
  const { rows } = await client.query<{ id: string }>('select id from members.member');
  return { merchantId, players: rows.map(({ id }) => id) };
}

export async function makeDraw(
  client: Client,
  closesInSeconds: number,
  game = GAME,
): Promise<{ id: string; numero: string }> {
  await client.query(
    `insert into draws.game (code, closes_before_seconds) values ($1, 5) on conflict do nothing`,
    [game],
  );
  const { rows } = await client.query(
    `insert into draws.draw (id, game_code, numero, day, round, closes_at, draws_at)
     select uuidv7(), $1, '20260101' || lpad((count(*) + 1)::text, 4, '0'), '2026-01-01', count(*) + 1,
       clock_timestamp() + $2 * interval '1 second', clock_timestamp() + ($2 + 1) * interval '1 second' from draws.draw
     returning id, numero`,
    [game, closesInSeconds],
  );
  return rows[0];
}

/** So many bets of a kind on a draw, each with its slip, its row of the record and its movement. The stakes were paid before the clock starts. */
export async function fillDraw(
  client: Client,
  { merchantId }: LotteryFixture,
  drawId: string,
  lines: number,
  { game, category, play, selection, units, stake, price }: BetKind = SSC,
) {
  await client.query(
    `create temporary table new_slip as
     select uuidv7() as id, a.id as account_id, a.owner_id as member_id, s.n
     from generate_series(0, $1::int - 1) as s(n)
     join (select id, owner_id, row_number() over (order by id) - 1 as place, count(*) over () as accounts
       from ledger.account where is_wallet) a on a.place = s.n % a.accounts
     order by s.n`,
    [Math.ceil(lines / LINES_A_SLIP)],
  );
  await client.query(
    `insert into lottery.slip (id, merchant_id, member_id, account_id, currency, game_code, stake, draws, chain, placed_at)
     select id, $1, member_id, account_id, 'THB', $2, $4::bigint * $3, 1, '[]', now() from new_slip`,
    [merchantId, game, LINES_A_SLIP, stake],
  );
  await client.query(
    `create temporary table new_line as
     select uuidv7() as id, s.id as slip_id, s.member_id, s.account_id, l.n as number,
       hashtext(s.n || '/' || l.n || $1) & 1023 as pick
     from new_slip s, generate_series(1, $2::int) as l(n) order by s.n, l.n`,
    [drawId, LINES_A_SLIP],
  );
  await client.query(
    `insert into lottery.line (id, slip_id, draw_id, merchant_id, member_id, account_id, number, play, selection, units, money_unit, multiple,
       mode, prices, stake)
     select id, slip_id, $1, $2, member_id, account_id, number, $3,
       ${selection}, $4, '1', 1, 1800, array[$5::bigint], $6
     from new_line`,
    [drawId, merchantId, play, units, price, stake],
  );
  await client.query(
    `insert into lottery.movement (line_id, transfer_id, kind, amount, at)
     select id, nextval('ledger.transfer_id'), 'bet', $1, now() from new_line`,
    [stake],
  );
  await client.query(
    `insert into bets.bet (id, source, source_id, reference, slip, merchant_id, member_id, account_id, currency, game_code, category, stake,
       free_stake, payout, refunded_stake, live_stakes, live_payouts, closed, flagged, valid_turnover, status, placed_at)
     select id, 'lottery', '00000000-0000-7000-8000-00000000107e', $3 || '/' || id, slip_id, $1, member_id, account_id, 'THB', $2, $4,
       $5, 0, 0, 0, 1, 0, false, false, 0, 'open', now()
     from new_line`,
    [merchantId, game, drawId, category, stake],
  );
  await client.query('drop table new_line, new_slip');
  await client.query(
    'vacuum analyze lottery.line, lottery.slip, lottery.movement, bets.bet, bets.settlement, ledger.account',
  );
  await client.query('checkpoint');
}
