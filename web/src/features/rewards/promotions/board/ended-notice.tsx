import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { usePromotionPicture } from '../../../../api/content/promotion-picture.ts';
import { paths } from '../../../../paths.ts';
import type { Activity } from '../activity/activity.ts';
import { ScheduleLine } from './schedule-line.tsx';
import { Stamp } from './stamp.tsx';

/** A notice whose time is over: small, and without its colours. */
export function EndedNotice({
  promotion,
  activity,
}: {
  promotion: PromotionCard;
  activity: Activity | undefined;
}) {
  const pictureOf = usePromotionPicture();
  return (
    <article className="relative flex items-center gap-3 overflow-hidden rounded-medium bg-surface pr-3 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <img
        src={pictureOf(promotion)}
        alt=""
        width="640"
        height="480"
        loading="lazy"
        decoding="async"
        className="aspect-square w-20 shrink-0 object-cover opacity-55 grayscale"
      />
      <div className="min-w-0 flex-1 py-2">
        <h3 className="line-clamp-1 font-medium">
          <a
            lang={LANGUAGE_TAGS[promotion.language]}
            href={paths.promotion(promotion.id)}
            className="outline-none before:absolute before:inset-0 hover:text-accent-text"
          >
            {promotion.title}
          </a>
        </h3>
        <ScheduleLine promotion={promotion} activity={{ state: null, nextAt: null }} phase="closed" />
      </div>
      {activity?.state && <Stamp state={activity.state} size="small" />}
    </article>
  );
}
