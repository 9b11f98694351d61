import type { PresetRates } from '@lanna/contract/people/agents/preset-rates';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** What an invitation carries besides its name. */
export interface InvitationPresets {
  rates: PresetRates;
  /** The last day of the brand on which it is taken, `yyyy-MM-dd`; null: until it is closed. */
  expiresOn: string | null;
  usesMax: number | null;
}

export const NO_PRESETS: InvitationPresets = { rates: {}, expiresOn: null, usesMax: null };

/** What an account that registers by a code is given. */
export async function readPresetRates(db: Queryable, merchantId: string, code: string): Promise<PresetRates> {
  const rows = await db
    .selectFrom('members.affiliate_rate')
    .select(['category', 'rate'])
    .where('merchant_id', '=', merchantId)
    .where('code_key', '=', code.toLowerCase())
    .execute();
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));
}

export async function insertPresetRates(
  tx: Tx,
  merchantId: string,
  code: string,
  rates: PresetRates,
): Promise<void> {
  const rows = Object.entries(rates)
    .filter(([, rate]) => rate > 0)
    .map(([category, rate]) => ({ merchant_id: merchantId, code_key: code.toLowerCase(), category, rate }));
  if (rows.length > 0) await tx.insertInto('members.affiliate_rate').values(rows).execute();
}
