import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { pointRedemptions as endpoint, PointRedemption } from '@lanna/contract/rewards/points/points';
import { languageOfLocalText, localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { codePlace, giftOf, type RedemptionRow } from '../spending/redemption.ts';
import { termsToday } from '../terms.ts';

export interface PointReader {
  brand: Brand;
  memberId: string;
  language: Language;
}

const PAGING: Paging = {
  keys: { at: { by: sql`r.created_at`, type: 'timestamptz' } },
  id: sql`r.id`,
};

/** The member's redemptions, the latest first. Refuses with `points_off`. */
export async function listRedemptions(
  { db, secrets }: { db: Queryable; secrets: SecretBox },
  reader: PointReader,
  { after, pageSize }: Received<typeof endpoint>['query'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  await termsToday(db, reader.brand, now);
  const rows = db
    .selectFrom('points.redemption as r')
    .selectAll('r')
    .where('r.merchant_id', '=', reader.brand.id)
    .where('r.member_id', '=', reader.memberId);
  const page = await readPage(db, rows, PAGING, { sort: '-at', after, limit: pageSize });
  const codes = await codesOf(db, secrets, page.rows);
  const shown = page.rows.map((row) => shownRedemption(row, { ...reader, code: codes.get(row.id) ?? null }));
  return { redemptions: shown, next: page.next };
}

/** Of those that were approved alone: one that may still be rejected may yet be another member's. */
async function codesOf(
  db: Queryable,
  secrets: SecretBox,
  rows: readonly RedemptionRow[],
): Promise<Map<string, string>> {
  const ids = rows.filter((row) => row.by_code && row.state === 'completed').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const codes = await db
    .selectFrom('points.code')
    .select(['id', 'redemption_id', 'code_sealed'])
    .where('redemption_id', 'in', ids)
    .execute();
  return new Map(
    codes.map((row) => [row.redemption_id ?? '', secrets.open(row.code_sealed, codePlace(row.id))]),
  );
}

export function shownRedemption(
  row: RedemptionRow,
  {
    brand,
    language,
    code,
  }: { brand: Pick<Brand, 'defaultLanguage'>; language: Language; code: string | null },
): PointRedemption {
  const languages = [language, brand.defaultLanguage] as const;
  return {
    id: row.id,
    rewardId: row.good_id,
    title: localText(row.title, ...languages),
    language: languageOfLocalText(row.title, ...languages),
    points: formatMoney(row.points),
    // That a second operator is asked is the house's affair.
    state: row.state === 'signed' ? 'processing' : (row.state as PointRedemption['state']),
    at: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    tracking: row.tracking,
    words: row.words,
    gives: giftOf(row),
    code,
  };
}
