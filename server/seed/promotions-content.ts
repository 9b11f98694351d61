import { MONEY_SCALE } from '@lanna/rules/money';
import { cleanRichText } from '../src/platform/files/rich-text.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';
import { CHAOPHRAYA_CATEGORIES, CHAOPHRAYA_PROMOTIONS } from './promotions/chaophraya.ts';
import type { DemoCategory, DemoPromotion } from './promotions/demo-promotion.ts';
import { LANNA_CATEGORIES, LANNA_PROMOTIONS } from './promotions/lanna.ts';

const CONTENT: Record<string, { categories: readonly DemoCategory[]; promotions: readonly DemoPromotion[] }> =
  {
    LANNA: { categories: LANNA_CATEGORIES, promotions: LANNA_PROMOTIONS },
    CHAOPHRAYA: { categories: CHAOPHRAYA_CATEGORIES, promotions: CHAOPHRAYA_PROMOTIONS },
  };
const DAY_MS = 86_400_000;
const AUTHOR = 'demo';

/** Categories and promotions of the demo brands, where a brand has none yet. Rewards are play money without a condition. */
export async function seedPromotionsContent(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; code: string }[]; now: Date },
): Promise<void> {
  for (const { id: merchantId, code } of brands) {
    const content = CONTENT[code];
    const known = await tx
      .selectFrom('promotions.category')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .limit(1)
      .executeTakeFirst();
    if (!content || known) continue;
    const categoryIds = new Map<string, string>();
    for (const [at, { key, name }] of content.categories.entries()) {
      const id = newId();
      categoryIds.set(key, id);
      await tx
        .insertInto('promotions.category')
        .values({ id, merchant_id: merchantId, name, position: (at + 1) * 10, created_at: now })
        .execute();
    }
    for (const [at, promotion] of content.promotions.entries()) {
      const categoryId = categoryIds.get(promotion.category);
      if (!categoryId) throw new Error(`the demo has no category ${promotion.category}`);
      await insertPromotion(tx, promotion, { merchantId, categoryId, position: (at + 1) * 10, now });
    }
  }
}

async function insertPromotion(
  tx: Tx,
  { title, text, content, terms, does, ...promotion }: DemoPromotion,
  place: { merchantId: string; categoryId: string; position: number; now: Date },
) {
  const { now } = place;
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await tx
    .insertInto('promotions.promotion')
    .values({
      id: newId(),
      merchant_id: place.merchantId,
      category_id: place.categoryId,
      position: place.position,
      kind: does.kind,
      state: 'published',
      title,
      text,
      content: cleanRichText(content),
      terms: terms ? cleanRichText(terms) : null,
      announced_at: promotion.announced ? inDays(-1) : null,
      starts_at: inDays(promotion.startsInDays ?? -1),
      ends_at: promotion.endsInDays === undefined ? null : inDays(promotion.endsInDays),
      audience_kind: promotion.audience?.kind ?? 'all',
      audience_value: promotion.audience?.value ?? null,
      // Both demo brands play in baht.
      currency: 'THB',
      ...columnsOf(does),
      created_at: now,
      created_by: AUTHOR,
      published_at: now,
      published_by: AUTHOR,
    })
    .execute();
}

function columnsOf(does: DemoPromotion['does']) {
  const money = (units: number | undefined) => (units === undefined ? null : BigInt(units) * MONEY_SCALE);
  if (does.kind === 'notice') return {};
  if (does.kind === 'claim')
    return {
      reward_kind: 'fixed',
      reward_amount: money(does.amount),
      frequency: does.frequency,
      budget_day: money(does.budgetDay),
      budget_total: money(does.budgetTotal),
    };
  return {
    reward_kind: 'up_to',
    reward_amount: money(does.upTo),
    applications_max: does.applicationsMax,
    pictures_least: does.picturesLeast,
    budget_total: money(does.budgetTotal),
  };
}
