import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { NamedPlayer } from '../players/player.ts';
import { openSeeds } from '../seeds/open-seeds.ts';
import { VendorRefusal } from '../vendor/vendor-refusal.ts';

interface Named extends NamedPlayer {
  currency: string;
}

/**
 * A player whose wallet is here; one that is not known yet has nothing in it, nor has one of whom only the seeds were asked for. Refuses another
 * currency than the wallet's.
 */
export async function ensureKeptPlayer(tx: Tx, named: Named, now: Date): Promise<string> {
  const known = await findKeptPlayer(tx, named);
  if (known) return known.id;
  const { rowCount } = await tx.query(
    `insert into studio.player (id, vendor, operator_id, wallet_user, kept_balance, kept_currency, created_at)
     values ($1, $2, $3, $4, 0, $5, $6)
     on conflict (vendor, operator_id, wallet_user) do update set kept_balance = 0, kept_currency = excluded.kept_currency
       where player.kept_balance is null`,
    [newId(now.getTime()), named.vendor, named.operatorId, named.walletUser, named.currency, now],
  );
  const made = await findKeptPlayer(tx, named);
  if (!made) throw new Error('a player just written is not there');
  if (rowCount === 1) await openSeeds(tx, made.id, now);
  return made.id;
}

export async function findKeptPlayer(
  tx: Tx,
  { vendor, operatorId, walletUser, currency }: Named,
): Promise<{ id: string; balance: Money } | undefined> {
  const { rows } = await tx.query<{ id: string; balance: bigint; currency: string }>(
    `select id, kept_balance as balance, kept_currency as currency from studio.player
     where vendor = $1 and operator_id = $2 and wallet_user = $3 and kept_balance is not null`,
    [vendor, operatorId, walletUser],
  );
  const [found] = rows;
  if (found && found.currency !== currency) throw new VendorRefusal('RS_ERROR_WRONG_CURRENCY');
  return found && { id: found.id, balance: found.balance };
}
