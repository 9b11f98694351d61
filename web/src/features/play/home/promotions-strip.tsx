import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { moneyOf } from '@lanna/contract/money';
import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { usePromotionPicture } from '../../../api/content/promotion-picture.ts';
import { promotionsQuery } from '../../../api/content/promotions.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { displayDate } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { RowHead } from '../../../shared-parts/lists/row-head.tsx';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';

const SHOWN = 4;

/** The first notices of the board: on phones swiped, on the desktop side by side. Without any there is nothing to say. */
export function PromotionsStrip() {
  const { t } = useTranslation('home');
  const { data } = useQuery(promotionsQuery());
  const excluded = useIsExcluded();
  const running = data?.list.filter(({ phase }) => phase === 'open').slice(0, SHOWN) ?? [];
  if (running.length === 0 || excluded) return null;
  const title = t('promotions.title');
  return (
    <section aria-label={title}>
      <RowHead title={title} icon={<Gift />}>
        <a
          href={paths.promotions()}
          aria-label={t('moreOf', { title })}
          className="flex min-h-8 items-center gap-1 text-muted text-sm hover:text-accent-text"
        >
          {t('more')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      </RowHead>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-2 lg:mx-0 lg:grid lg:grid-cols-4 lg:px-0">
        {running.map((promotion) => (
          <li key={promotion.id} className="w-72 shrink-0 snap-start lg:w-auto">
            <Promotion promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promotion({ promotion }: { promotion: PromotionCard }) {
  const { t } = useTranslation('home');
  const timeZone = useTimeZone();
  const pictureOf = usePromotionPicture();
  const { id, title, language, reward, endsAt } = promotion;
  return (
    <article className="group/strip relative flex h-full flex-col transition-[translate] duration-200 hover:-translate-y-0.5 has-[a:focus-visible]:rounded-large has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <img
        src={pictureOf(promotion, 'wide')}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        decoding="async"
        className="stub-below aspect-video w-full rounded-t-large bg-sunken object-cover"
      />
      <div className="stub-above flex flex-1 items-center gap-3 rounded-b-large bg-raised px-4 py-3">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 font-medium leading-snug group-hover/strip:text-accent-text">
            <a
              lang={LANGUAGE_TAGS[language]}
              href={paths.promotion(id)}
              className="outline-none before:absolute before:inset-0"
            >
              {title}
            </a>
          </h3>
          {endsAt && (
            <p className="figures mt-0.5 text-muted text-xs">
              {t('promotions.until', { date: displayDate(endsAt, timeZone) })}
            </p>
          )}
        </div>
        {reward && <Reward reward={reward} />}
      </div>
    </article>
  );
}

function Reward({ reward: { kind, amount } }: { reward: NonNullable<PromotionCard['reward']> }) {
  const { t } = useTranslation('home');
  const { currencySymbol } = useBrand();
  const whole = displayMoney(moneyOf(amount), currencySymbol).replace(/\.00$/, '');
  return (
    <p className="lantern figures shrink-0 rounded-small px-2.5 py-1 font-display font-semibold text-sm">
      {kind === 'up_to' ? t('promotions.upTo', { amount: whole }) : whole}
    </p>
  );
}
