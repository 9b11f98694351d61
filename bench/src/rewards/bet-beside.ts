import type { Database } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { countingMeanwhile } from './counting-meanwhile.ts';

/** Of lone bets and of batches, for each side; they alternate one by one. */
const TRANSACTIONS = 500;
const BATCH = 32;
const WARM_UP = 100;

type Side = 'plain' | 'counted';

/** What a bet costs where missions and points count it beside a copy without: their counting runs meanwhile at the portal's pace, off the path of bets. */
export async function betFigures(sides: Record<Side, Database>): Promise<Figure[]> {
  const players = await playersOf(sides.plain);
  const stop = countingMeanwhile(sides.counted);
  try {
    return [...(await compare(sides, players, 1)), ...(await compare(sides, players, BATCH))];
  } finally {
    await stop();
  }
}

interface Players {
  vendorId: string;
  accounts: string[];
}

async function compare(sides: Record<Side, Database>, players: Players, size: number): Promise<Figure[]> {
  const times: Record<Side, number[]> = { plain: [], counted: [] };
  for (let n = -WARM_UP; n < TRANSACTIONS; n++)
    for (const side of n % 2 === 0 ? (['plain', 'counted'] as const) : (['counted', 'plain'] as const)) {
      const ms = await bet(sides[side], players, { turn: n + WARM_UP, size });
      if (n >= 0) times[side].push(ms / size);
    }
  const [plain, counted] = [median(times.plain), median(times.counted)];
  const name = size === 1 ? 'a lone bet' : `a bet of ${size} in one batch`;
  return [
    figure(`${name}, no rewards`, plain * 1000, 'µs'),
    figure(`${name}, three missions and points`, counted * 1000, 'µs'),
    atMost('  times as long', counted / plain, '×', 1.1),
  ];
}

/** Bets of so many players, lost at once, in one transaction; answers how long it took. */
async function bet(
  db: Database,
  { vendorId, accounts }: Players,
  { turn, size }: { turn: number; size: number },
): Promise<number> {
  const wallets = Array.from({ length: size }, (_, at) => accounts[(turn * size + at) % accounts.length]);
  const startedMs = performance.now();
  const { rows } = await db.pool.query<{ statuses: string[] }>({
    name: 'bet',
    text: `select statuses from vendor_wallet.apply_batch(now(), array(
      select row('bet', $1::uuid, account, gen_random_uuid(), gen_random_uuid(), null, uuid_send(gen_random_uuid()),
        gen_random_uuid(), true, 'game-1', 'THB', 100000, false, false, false, null)::vendor_wallet.call
      from unnest($2::bigint[]) account))`,
    values: [vendorId, wallets],
  });
  const ms = performance.now() - startedMs;
  const statuses = rows[0]?.statuses ?? [];
  if (statuses.length !== size || statuses.some((status) => status !== 'RS_OK'))
    throw new Error(`a bet was refused: ${statuses.join(' ')}`);
  return ms;
}

async function playersOf(db: Database): Promise<Players> {
  const vendors = await db.pool.query<{ id: string }>("select id from catalogue.vendor where code = 'BENCH'");
  const { rows } = await db.pool.query<{ id: string }>(
    'select account_id::text as id from ledger.available_balance where is_wallet order by account_id limit 128',
  );
  return { vendorId: vendors.rows[0]?.id ?? '', accounts: rows.map(({ id }) => id) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
