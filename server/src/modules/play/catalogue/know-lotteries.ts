import type { LocalText } from '@lanna/rules/local-text';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { addLotteries, LOTTERY_VENDOR_IDS } from './add-lotteries.ts';

/**
 * Has the catalogue know every lottery of the rules, in the currency of every brand, so that an operator can offer them at a brand as any vendor's games.
 * Changes nothing where it knows them: a change would be announced to every page.
 */
export async function knowLotteries(
  tx: Tx,
  { nameOf, now }: { nameOf: (code: string) => LocalText; now: Date },
): Promise<void> {
  const known = await tx
    .selectFrom('catalogue.game')
    .select('code')
    .where('vendor_id', 'in', LOTTERY_VENDOR_IDS)
    .execute();
  const codes = new Set(known.map(({ code }) => code));
  if (GAMES.some(({ code }) => !codes.has(code))) await addLotteries(tx, { brands: [], nameOf, now });
  await sql`
    update catalogue.vendor set currencies = array(select distinct currency from brands.brand order by 1)
    where id = any (${LOTTERY_VENDOR_IDS}::uuid[]) and not currencies @> array(select distinct currency from brands.brand)`.execute(
    tx,
  );
}
