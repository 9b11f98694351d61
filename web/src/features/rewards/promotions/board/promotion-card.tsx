import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { PromotionCard as Promotion } from '@lanna/contract/rewards/promotions/promotions';
import { UserRound } from 'lucide-react';
import { usePromotionPicture } from '../../../../api/content/promotion-picture.ts';
import { paths } from '../../../../paths.ts';
import { classes } from '../../../../ui/classes.ts';
import { ActivityLine } from '../activity/activity-line.tsx';
import { ACTIVITY_LOOK } from '../activity/activity-style.tsx';
import { NextStep } from '../activity/next-step.tsx';
import type { Shown } from '../activity/use-activities.ts';
import { useAudienceText } from '../applying/audience-text.ts';
import { RewardTag } from './reward-tag.tsx';
import { ScheduleLine } from './schedule-line.tsx';
import { Stamp } from './stamp.tsx';

/**
 * A notice pinned to the board: the picture, what it is about, and a stub to tear off with the time that is left and the next
 * step. The whole notice opens its page. `wide`: it has room for its picture beside the words.
 */
export function PromotionCard({
  promotion,
  shown: { phase, activity },
  wide = false,
  urgent = false,
}: {
  promotion: Promotion;
  shown: Shown;
  wide?: boolean;
  /** In sight from the start. */
  urgent?: boolean;
}) {
  const audience = useAudienceText()(promotion.audience);
  const pictureOf = usePromotionPicture();
  const state = activity?.state;
  const dim = phase === 'coming_soon' || activity?.obstacle === 'not_for_you';
  return (
    <article
      className={classes(
        'pinned group/notice relative flex h-full flex-col rounded-large transition-[translate] duration-200 hover:-translate-y-1',
        'has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:outline-offset-2',
      )}
    >
      <div
        className={classes(
          'stub-below flex flex-1 flex-col overflow-hidden rounded-t-large bg-surface',
          wide && 'lg:flex-row',
        )}
      >
        <div
          className={classes(
            'relative aspect-4/3 shrink-0 bg-sunken',
            wide && 'lg:aspect-auto lg:w-[52%] lg:min-h-88',
          )}
        >
          <img
            src={pictureOf(promotion)}
            alt=""
            width="640"
            height="480"
            loading={urgent ? 'eager' : 'lazy'}
            fetchPriority={urgent ? 'high' : 'auto'}
            decoding="async"
            className={classes('size-full object-cover', dim && 'opacity-60 saturate-50')}
          />
          <p className="absolute top-3 left-3 max-w-[55%] truncate rounded-full bg-shade/75 px-3 py-1 text-white text-xs">
            {promotion.categoryName}
          </p>
          {state && ACTIVITY_LOOK[state].stamp && (
            <div className="absolute top-4 right-3 drop-shadow-lg">
              <Stamp state={state} />
            </div>
          )}
          <RewardTag
            reward={promotion.reward}
            size={wide ? 'large' : 'medium'}
            className="absolute bottom-3 -left-1"
          />
        </div>
        <div
          className={classes('flex min-w-0 flex-1 flex-col gap-2 p-4', wide && 'lg:justify-center lg:p-7')}
        >
          <h2
            className={classes(
              'text-wrap font-display font-semibold text-xl leading-snug',
              wide ? 'lg:text-3xl' : 'line-clamp-2',
            )}
          >
            <a
              lang={LANGUAGE_TAGS[promotion.language]}
              href={paths.promotion(promotion.id)}
              className="outline-none before:absolute before:inset-0 before:rounded-large group-hover/notice:text-accent-text"
            >
              {promotion.title}
            </a>
          </h2>
          <p
            lang={LANGUAGE_TAGS[promotion.language]}
            className={classes(
              'text-muted',
              wide ? 'line-clamp-4 lg:text-lg' : 'line-clamp-3 text-[0.95rem]',
            )}
          >
            {promotion.text}
          </p>
          {audience && (
            <p className="flex items-center gap-1.5 text-accent-text text-sm [&_svg]:size-4">
              <UserRound aria-hidden="true" />
              {audience}
            </p>
          )}
          {activity && (
            <div className={wide ? 'mt-auto pt-1 lg:mt-2' : 'mt-auto pt-1'}>
              <ActivityLine promotion={promotion} activity={activity} />
            </div>
          )}
        </div>
      </div>
      <div className="stub-above flex min-h-15 items-center justify-between gap-3 rounded-b-large bg-raised px-4 py-3">
        <ScheduleLine promotion={promotion} activity={activity ?? NOTHING_KNOWN} phase={phase} />
        <div className="relative shrink-0">
          <NextStep promotion={promotion} activity={activity} place="card" />
        </div>
      </div>
    </article>
  );
}

const NOTHING_KNOWN = { state: null, nextAt: null };
