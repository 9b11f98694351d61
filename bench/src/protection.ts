import { Client } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { atMost, type BenchResult, type Figure, figure } from './result.ts';
import { buildFixture } from './wallet/fixture.ts';

/** Few enough that each has bet before the clock starts. */
const PLAYERS = 128;
/** Of lone bets and of batches, for each side; they alternate one by one. */
const TRANSACTIONS = 500;
const BATCH = 32;
/** Before the clock starts: plans are made, and players begin to be counted. */
const WARM_UP = 100;

/**
 * What a bet costs in the database when its player has every limit there is, beside a player who has none: the transaction that the portal
 * makes of it, without signatures and HTTP, which are the same for both. One from each side in turn, so that what else happens on the
 * machine falls on both.
 */
export async function benchProtection(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-protection');
  const client = new Client({ connectionString: postgres.url });
  try {
    await buildFixture(postgres.url, PLAYERS);
    await client.connect();
    const accounts = await limitHalf(client);
    return {
      name: 'protection',
      figures: [...(await compare(client, accounts, 1)), ...(await compare(client, accounts, BATCH))],
      notes: [
        'All limits: loss and stake by day, week and month, minutes of play, and a reality check, each far away. None: the brand’s own reality check.',
        `${TRANSACTIONS} transactions of each side and size, in turn, over one connection, committed with fsync; the median counts. Without signatures and HTTP, which add the same to both.`,
      ],
    };
  } finally {
    await client.end();
    await postgres.destroy();
  }
}

interface Sides {
  none: string[];
  all: string[];
}

async function compare(
  client: Client,
  { vendorId, ...accounts }: Sides & { vendorId: string },
  size: number,
): Promise<Figure[]> {
  const times: Record<keyof Sides, number[]> = { none: [], all: [] };
  for (let n = -WARM_UP; n < TRANSACTIONS; n++)
    for (const side of n % 2 === 0 ? (['none', 'all'] as const) : (['all', 'none'] as const)) {
      const ms = await bet(client, { vendorId, accounts: accounts[side] }, n + WARM_UP, size);
      if (n >= 0) times[side].push(ms / size);
    }
  const [none, all] = [median(times.none), median(times.all)];
  const name = size === 1 ? 'a lone bet' : `a bet of ${size} in one batch`;
  return [
    figure(`${name}, no limits`, none * 1000, 'µs'),
    figure(`${name}, all limits`, all * 1000, 'µs'),
    atMost('  times as long', all / none, '×', 1.15),
  ];
}

/** Bets of so many players in one transaction; answers how long it took. */
async function bet(
  client: Client,
  { vendorId, accounts }: { vendorId: string; accounts: readonly string[] },
  turn: number,
  size: number,
): Promise<number> {
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

/** Every second player has every limit. */
async function limitHalf(client: Client): Promise<Sides & { vendorId: string }> {
  await client.query(
    `insert into protection.own_limits (member_id, merchant_id, loss_day, loss_week, loss_month, stake_day, stake_week, stake_month,
       session, reality_check, changed_at)
     select id, merchant_id, n, n, n, n, n, n, 1440, 60, now()
     from members.member, (values (100000000000000)) as far(n)
     where split_part(username, '-', 2)::integer % 2 = 1`,
  );
  await client.query('vacuum analyze');
  const { rows: vendors } = await client.query<{ id: string }>(
    "select id from catalogue.vendor where code = 'BENCH'",
  );
  const [vendor] = vendors;
  if (!vendor) throw new Error('the fixture has a vendor');
  const { rows } = await client.query<{ id: string; is_limited: boolean }>(
    `select a.account_id::text as id, l.member_id is not null as is_limited
     from ledger.available_balance a left join protection.own_limits l on l.member_id = a.owner_id
     where a.is_wallet order by a.account_id`,
  );
  const of = (isLimited: boolean) => rows.filter((row) => row.is_limited === isLimited).map(({ id }) => id);
  return { vendorId: vendor.id, none: of(false), all: of(true) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
