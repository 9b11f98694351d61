import type { Value } from '@lanna/contract/endpoint';
import type { claimRafflePromotion, MyActivity } from '@lanna/contract/rewards/promotions/promotions';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import type { PromotionRow } from './editing/promotion.ts';
import type { PageReader } from './reading/promotion-card.ts';

export type MorePromotion = PromotionRow;

type ReaderOfMore = PageReader & { memberId: string; now: Date };

/** Promotions that a topic above makes and keeps: they stand among the others and go through the same calls. */
export interface MorePromotions {
  /** As the tables of promotions would hold them: all of a brand's that are shown, over since then at most, or the one of this id if it is its own. */
  rows(
    db: Queryable,
    of: { merchantId: string; id?: string; endedSince: Date },
  ): Promise<readonly MorePromotion[]>;
  /** What each of these, which are its own, is to the member. */
  activities(db: Queryable, ids: readonly string[], reader: ReaderOfMore): Promise<Map<string, MyActivity>>;
  /** Claims the one of this id; undefined where it is none of its own. */
  claim(tx: Tx, id: string, reader: ReaderOfMore): Promise<Value<typeof claimRafflePromotion> | undefined>;
  usesCategory(db: Queryable, categoryId: string): Promise<boolean>;
}

/** Asked while a call is answered: topics above are there by then. */
export type AskMore = () => readonly MorePromotions[];

/** Where no topic has more, as in a test of promotions alone. */
export const NOTHING_MORE: AskMore = () => [];
