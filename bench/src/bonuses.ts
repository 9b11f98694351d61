import { Client } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { benchCounting } from './bonuses/counting.ts';
import { benchReviewing } from './bonuses/reviewing.ts';
import { benchSimulating } from './bonuses/simulating.ts';
import { atMost, type BenchResult, type Figure, figure } from './result.ts';
import { buildFixture } from './wallet/fixture.ts';

const PLAYERS = 128;
/** Of lone bets and of batches, for each side; they alternate one by one. */
const TRANSACTIONS = 500;
const BATCH = 32;
const WARM_UP = 100;
const REVIEWED = 10_000;
/** Where the wallet looks for a bonus, in its own words. */
const LOOK_UP = 'select id from bonuses.playing where member_id = a.owner_id offset 0';
const NO_LOOK_UP = 'select null::uuid as id';

type Side = 'before' | 'none' | 'bonus';

/**
 * What a bet costs in the database where its player has a bonus, beside a player who has none, and beside a wallet that does not look for one: the
 * transaction that the portal makes of it. One from each side in turn, so that what else happens on the machine falls on all.
 */
export async function benchBonuses(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-bonuses');
  const clients: Client[] = [];
  const connect = async (url: string) => {
    const client = new Client({ connectionString: url });
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    await buildFixture(postgres.url, PLAYERS);
    const first = await connect(postgres.url);
    const accounts = await giveHalf(first);
    // No database is copied while anyone is connected to it.
    await first.end();
    const copied = postgres.url.replace(/\/[^/]+$/, '/bench_blind');
    const through = await connect(postgres.url.replace(/\/[^/]+$/, '/template1'));
    await through.query(`create database bench_blind template ${new URL(postgres.url).pathname.slice(1)}`);
    const [blind, client] = [await connect(copied), await connect(postgres.url)];
    await leaveOutLookUp(blind);
    const sides = {
      before: { client: blind, ...accounts, accounts: accounts.none },
      none: { client, ...accounts, accounts: accounts.none },
      bonus: { client, ...accounts, accounts: accounts.bonus },
    };
    return {
      name: 'bonuses',
      figures: [
        ...(await compare(sides, 1)),
        ...(await compare(sides, BATCH)),
        ...(await benchCounting(postgres.url, client)),
        ...(await benchSimulating(postgres.url, client)),
        ...(await reviewElsewhere()),
      ],
      notes: [
        'With a bonus: no cash, the whole stake from the bonus. Without look-up: the same wallet, in a database of its own, whose one look-up of a bonus is left out.',
        `${TRANSACTIONS} transactions of each side and size, in turn, committed with fsync; the median counts. Without signatures and HTTP, which add the same to all.`,
        'Counting: bets are written with their settlements, as the wallet does it, by one connection; a batch of a second is behind until the counter has passed its last. Simulator: hours of play are summed in the database, then the rules decide.',
      ],
    };
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
    await postgres.destroy();
  }
}

/** In a database of its own, with more members. */
async function reviewElsewhere(): Promise<Figure[]> {
  const postgres = await startShortLivedPostgres('bench-ranks');
  const client = new Client({ connectionString: postgres.url });
  try {
    await buildFixture(postgres.url, REVIEWED);
    await client.connect();
    return await benchReviewing(postgres.url, client);
  } finally {
    await client.end();
    await postgres.destroy();
  }
}

interface At {
  client: Client;
  vendorId: string;
  accounts: readonly string[];
}

async function compare(sides: Record<Side, At>, size: number): Promise<Figure[]> {
  const times: Record<Side, number[]> = { before: [], none: [], bonus: [] };
  const orders: Side[][] = [
    ['before', 'none', 'bonus'],
    ['bonus', 'none', 'before'],
  ];
  for (let n = -WARM_UP; n < TRANSACTIONS; n++)
    for (const side of orders[Math.abs(n) % 2] ?? []) {
      const ms = await bet(sides[side], n + WARM_UP, size);
      if (n >= 0) times[side].push(ms / size);
    }
  const [before, none, bonus] = [median(times.before), median(times.none), median(times.bonus)];
  const name = size === 1 ? 'a lone bet' : `a bet of ${size} in one batch`;
  return [
    figure(`${name}, no look-up`, before * 1000, 'µs'),
    figure(`${name}, no bonus`, none * 1000, 'µs'),
    atMost('  times as long', none / before, '×', 1.02),
    figure(`${name}, of a bonus`, bonus * 1000, 'µs'),
    atMost('  times as long as without', bonus / none, '×', 1.25),
  ];
}

/** Bets of so many players in one transaction; answers how long it took. */
async function bet({ client, vendorId, accounts }: At, turn: number, size: number): Promise<number> {
  const players = Array.from({ length: size }, (_, at) => accounts[(turn * size + at) % accounts.length]);
  const startedMs = performance.now();
  const { rows } = await client.query({
    name: 'bet',
    text: `select statuses from vendor_wallet.apply_batch(now(), array(
      select row('bet', $1::uuid, account, gen_random_uuid(), gen_random_uuid(), null, uuid_send(gen_random_uuid()),
        gen_random_uuid(), false, 'game-1', 'THB', 100000, false, false, false, null)::vendor_wallet.call
      from unnest($2::bigint[]) account))`,
    values: [vendorId, players],
  });
  const ms = performance.now() - startedMs;
  const statuses: string[] = rows[0]?.statuses ?? [];
  if (statuses.length !== size || statuses.some((status) => status !== 'RS_OK'))
    throw new Error(`a bet was refused: ${statuses.join(' ')}`);
  return ms;
}

/** Every second player has a bonus and no cash. */
async function giveHalf(client: Client): Promise<{ vendorId: string; none: string[]; bonus: string[] }> {
  await client.query(
    `insert into bonuses.bonus (id, merchant_id, member_id, currency, wallet_account, bonus_account, terms, state, amount, required,
       contributions, opted_at, active_from, ends_at, end_posting)
     select gen_random_uuid(), a.merchant_id, a.owner_id, a.currency, a.account_id,
       ledger.open_account(a.merchant_id, a.currency, 'player_bonus', a.owner_id), '{}', 'active', 100000000000000, 900000000000000,
       jsonb_build_object(g.game_type, 100), now(), now(), now() + interval '7 days', gen_random_uuid()
     from ledger.available_balance a join members.member m on m.id = a.owner_id
     cross join (select game_type from catalogue.game where code = 'game-1' limit 1) g
     where a.is_wallet and split_part(m.username, '-', 2)::integer % 2 = 1`,
  );
  await client.query(
    `update ledger.account a set balance = case when a.id = b.bonus_account then 100000000000000 else 0 end
     from bonuses.bonus b where a.id in (b.bonus_account, b.wallet_account)`,
  );
  await client.query('vacuum analyze');
  const { rows: vendors } = await client.query<{ id: string }>(
    "select id from catalogue.vendor where code = 'BENCH'",
  );
  const { rows } = await client.query<{ id: string; has_bonus: boolean }>(
    `select a.account_id::text as id, b.id is not null as has_bonus
     from ledger.available_balance a left join bonuses.bonus b on b.member_id = a.owner_id
     where a.is_wallet order by a.account_id`,
  );
  const of = (hasBonus: boolean) => rows.filter((row) => row.has_bonus === hasBonus).map(({ id }) => id);
  return { vendorId: vendors[0]?.id ?? '', none: of(false), bonus: of(true) };
}

/** Makes of a copy a wallet that does not look for bonuses. */
async function leaveOutLookUp(client: Client): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    "select pg_get_functiondef('vendor_wallet.facts_of'::regproc) as text",
  );
  const written = rows[0]?.text ?? '';
  if (!written.includes(LOOK_UP)) throw new Error('the look-up is written otherwise');
  await client.query(written.replace(LOOK_UP, NO_LOOK_UP));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
