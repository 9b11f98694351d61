import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** An application as it stands in the table, for tests of who may see it. */
export async function createApplication(
  db: Queryable,
  application: {
    merchantId: string;
    sentAt: Date;
    phone?: string;
    line?: string;
    players?: string;
    memberId?: string;
  },
): Promise<string> {
  const id = newId();
  const {
    merchantId,
    sentAt,
    phone = null,
    line = null,
    players = 'Friends of the morning market',
  } = application;
  await db
    .insertInto('join.application')
    .values({
      id,
      merchant_id: merchantId,
      name: 'Nok of the market',
      wish: 'agent',
      phone,
      line: line ?? (phone === null ? `nok.${id.slice(-8)}` : null),
      players,
      remark: '',
      member_id: application.memberId ?? null,
      language: 'TH',
      sent_at: sentAt,
    })
    .execute();
  return id;
}
