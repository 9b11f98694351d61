import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { artPaths } from '../../../art/paths.ts';
import { type PromotionShape, promotionScene } from '../../../art/promotion-scene.ts';
import { useBrand } from './brand.ts';

/** The picture its operator has brought, else a drawing in the brand's light of what it is called. */
export function usePromotionPicture(): (
  promotion: Pick<PromotionCard, 'id' | 'title' | 'categoryName' | 'picture'>,
  shape?: PromotionShape,
) => string {
  const { front } = useBrand();
  return ({ id, title, categoryName, picture }, shape = 'card') =>
    picture ?? artPaths.promotion(front.hero, shape, promotionScene([title, categoryName], id));
}
