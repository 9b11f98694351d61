import type { Client } from 'pg';
import type { RecordReader } from './record-source.ts';

export const NOW = new Date();

/** How a member of the stage reads. */
export function readerOf(
  brand: { id: string; code: string; currency: string },
  memberId: string,
): RecordReader {
  return {
    brand: {
      id: brand.id,
      code: brand.code,
      currency: brand.currency,
      country: 'TH',
      timeZone: 'Asia/Bangkok',
      defaultLanguage: 'TH',
    },
    memberId,
    language: 'EN',
  };
}

/** Has transfers of an account written some days ago, as if time had passed: history is append-only for everybody else. */
export async function backdate(
  owner: Client,
  { account, versions, days }: { account: bigint; versions: [number, number]; days: number },
): Promise<void> {
  await owner.query("begin; set local session_replication_role = 'replica'");
  await owner.query(
    `update ledger.transfer set created_at = created_at - $4 * interval '1 day'
     where debit_account = $1 and debit_version between $2 and $3
       or credit_account = $1 and credit_version between $2 and $3`,
    [account, ...versions, days],
  );
  await owner.query('commit');
}
