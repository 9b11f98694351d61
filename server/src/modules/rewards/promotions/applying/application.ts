import type { PromotionApplication } from '@lanna/contract/rewards/promotions/promotions';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { KeptState } from '@lanna/rules/rewards/promotions/activity';
import type { Selectable } from 'kysely';
import type { PromotionsApplication } from '../../../../platform/generated/promotions.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { PageReader } from '../reading/promotion-card.ts';

export type ApplicationRow = Selectable<PromotionsApplication>;

export function stateOf({ state }: Pick<ApplicationRow, 'state'>): KeptState {
  return state as KeptState;
}

/** Applications and claims with the title of their promotion. */
export function applicationRows(db: Queryable) {
  return db
    .selectFrom('promotions.application as a')
    .innerJoin('promotions.promotion as p', 'p.id', 'a.promotion_id')
    .selectAll('a')
    .select('p.title');
}

/** As its own member sees it. */
export function showApplication(
  row: ApplicationRow & { title: LocalText },
  { brand, language }: PageReader,
): PromotionApplication {
  return {
    id: row.id,
    promotionId: row.promotion_id,
    title: localText(row.title, language, brand.defaultLanguage),
    kind: row.kind as PromotionApplication['kind'],
    state: stateOf(row),
    remark: row.remark,
    pictures: row.pictures,
    reward: row.reward === null ? null : formatMoney(row.reward),
    currency: row.currency,
    words: row.words,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
