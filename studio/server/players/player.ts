import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { openSeeds } from '../seeds/open-seeds.ts';

/** What a demo starts with, and all it ever gets: 10 000 units of demo credit. */
const DEMO_BALANCE = 1_000_000_000n;

/** A person as one operator names them to one vendor: at another vendor of the studio they are another player, with seeds of their own. */
export interface NamedPlayer {
  vendor: string;
  operatorId: string;
  walletUser: string;
}

/** The operator's player, known from now on, with seeds committed before anything is played. Gives our id. */
export async function ensurePlayer(tx: Tx, { now, ...named }: NamedPlayer & { now: Date }): Promise<string> {
  const known = await findPlayer(tx, named);
  if (known) return known;
  await tx.query(
    `insert into studio.player (id, vendor, operator_id, wallet_user, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [newId(now.getTime()), named.vendor, named.operatorId, named.walletUser, now],
  );
  const id = await findPlayer(tx, named);
  if (!id) throw new Error('a player just written is not there');
  await openSeeds(tx, id, now);
  return id;
}

export async function findPlayer(
  tx: Tx,
  { vendor, operatorId, walletUser }: NamedPlayer,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from studio.player where vendor = $1 and operator_id = $2 and wallet_user = $3',
    [vendor, operatorId, walletUser],
  );
  return rows[0]?.id;
}

/** A demo player, without an account: plays by the same rules with money that exists only here. */
export async function openDemoPlayer(
  tx: Tx,
  { vendor, operatorId, now }: { vendor: string; operatorId: string; now: Date },
): Promise<string> {
  const id = newId(now.getTime());
  await tx.query(
    'insert into studio.player (id, vendor, operator_id, demo_balance, created_at) values ($1, $2, $3, $4, $5)',
    [id, vendor, operatorId, DEMO_BALANCE, now],
  );
  await openSeeds(tx, id, now);
  return id;
}

/** Everything that takes a nonce, changes seeds or moves money of a player that is kept here takes this lock first. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<OwnMoney> {
  const { rows } = await tx.query<{ demo_balance: bigint | null; kept_balance: bigint | null }>(
    'select demo_balance, kept_balance from studio.player where id = $1 for no key update',
    [playerId],
  );
  const [row] = rows;
  if (!row) throw new Error('a session names a player who is not there');
  return { demo: row.demo_balance !== null, ownBalance: row.demo_balance ?? row.kept_balance };
}

/** Of many players in one order; with `waits: false` only of those that no other transaction holds. */
export async function lockPlayers(
  tx: Tx,
  playerIds: readonly string[],
  { waits }: { waits: boolean },
): Promise<ReadonlyMap<string, OwnMoney>> {
  const { rows } = await tx.query<{ id: string; demo_balance: bigint | null; kept_balance: bigint | null }>({
    name: waits ? 'lock players' : 'lock free players',
    text: `select id, demo_balance, kept_balance from studio.player where id = any($1) order by id for no key update ${waits ? '' : 'skip locked'}`,
    values: [playerIds],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      { demo: row.demo_balance !== null, ownBalance: row.demo_balance ?? row.kept_balance },
    ]),
  );
}

/** Money that is here: of a demo, or of a player whose wallet the studio keeps. Null where the operator's wallet is called. */
export interface OwnMoney {
  demo: boolean;
  ownBalance: Money | null;
}

/** Of a player that the caller has locked. */
export async function setOwnBalance(
  tx: Tx,
  playerId: string,
  { demo }: OwnMoney,
  balance: Money,
): Promise<void> {
  const column = demo ? 'demo_balance' : 'kept_balance';
  await tx.query(`update studio.player set ${column} = $2 where id = $1`, [playerId, balance]);
}
