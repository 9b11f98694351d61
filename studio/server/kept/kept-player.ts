import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { openSeeds } from '../seeds/open-seeds.ts';
import { VendorRefusal } from '../vendor/vendor-refusal.ts';

interface Named {
  operatorId: string;
  walletUser: string;
  currency: string;
}

/** A player whose wallet is here; one that is not known yet has nothing in it. Refuses another currency than the wallet's. */
export async function ensureKeptPlayer(tx: Tx, named: Named, now: Date): Promise<string> {
  const known = await findKeptPlayer(tx, named);
  if (known) return known.id;
  const { rowCount } = await tx.query(
    `insert into studio.player (id, operator_id, wallet_user, kept_balance, kept_currency, created_at)
     values ($1, $2, $3, 0, $4, $5) on conflict do nothing`,
    [newId(now.getTime()), named.operatorId, named.walletUser, named.currency, now],
  );
  const made = await findKeptPlayer(tx, named);
  if (!made) throw new Error('a player just written is not there');
  if (rowCount === 1) await openSeeds(tx, made.id, now);
  return made.id;
}

export async function findKeptPlayer(
  tx: Tx,
  { operatorId, walletUser, currency }: Named,
): Promise<{ id: string; balance: Money } | undefined> {
  const { rows } = await tx.query<{ id: string; balance: bigint; currency: string }>(
    `select id, kept_balance as balance, kept_currency as currency from studio.player
     where operator_id = $1 and wallet_user = $2 and kept_balance is not null`,
    [operatorId, walletUser],
  );
  const [found] = rows;
  if (found && found.currency !== currency) throw new VendorRefusal('RS_ERROR_WRONG_CURRENCY');
  return found && { id: found.id, balance: found.balance };
}
