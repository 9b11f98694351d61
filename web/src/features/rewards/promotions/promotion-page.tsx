import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, SearchX, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { usePromotionPicture } from '../../../api/content/promotion-picture.ts';
import type { PageProps } from '../../../navigation.ts';
import { PartsAt } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { shareOrCopy } from '../../../shared-parts/files/share.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { useOneActivity } from './activity/use-one-activity.ts';
import { Stub } from './board/stub.tsx';
import { type PromotionDetail, promotionQuery } from './queries.ts';
import { Terms } from './terms.tsx';

/** One notice, taken off the board to be read: `/promoDetail?id=…`. */
export function PromotionPage({ search: { id = '' } }: PageProps) {
  const { t } = useTranslation('promotions');
  const query = useQuery({ ...promotionQuery(id), enabled: id !== '' });
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-4 px-4 py-4 lg:px-6 lg:py-8">
      <a
        href={paths.promotions()}
        className="flex min-h-11 items-center gap-1 self-start text-muted hover:text-accent-text"
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
        {t('back')}
      </a>
      {id === '' ? (
        <Unknown />
      ) : (
        <QueryView
          query={query}
          label={t('loadingOne')}
          failed={t('failedOne')}
          refused={(error) => isUnknown(error) && <Unknown />}
          shape={<Skeleton className="h-128 rounded-large" />}
        >
          {(promotion) => (
            <Notice key={promotion.id} promotion={promotion} fetchedAtMs={query.dataUpdatedAt} />
          )}
        </QueryView>
      )}
    </div>
  );
}

/** Also what is no id at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'promotion_unknown' || error.code === 'invalid_input');
}

function Unknown() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyState
      heading
      icon={<SearchX />}
      title={t('unknown.title')}
      text={t('unknown.text')}
      action={<LinkButton href={paths.promotions()}>{t('empty.all')}</LinkButton>}
    />
  );
}

function Notice({ promotion, fetchedAtMs }: { promotion: PromotionDetail; fetchedAtMs: number }) {
  const { t } = useTranslation('promotions');
  const pictureOf = usePromotionPicture();
  const shown = useOneActivity(promotion, fetchedAtMs);
  const lang = LANGUAGE_TAGS[promotion.language];
  return (
    <article className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-8">
      <div className="lit flex min-w-0 flex-col overflow-hidden rounded-large bg-surface">
        <img
          src={pictureOf(promotion, 'wide')}
          alt=""
          width="640"
          height="360"
          fetchPriority="high"
          className="aspect-video w-full bg-sunken object-cover"
        />
        <div className="p-5 lg:p-8">
          <div className="flex items-start justify-between gap-3">
            <p className="text-accent-text text-sm">{promotion.categoryName}</p>
            <Share promotion={promotion} />
          </div>
          <h1
            lang={lang}
            className="-mt-1 text-wrap font-display font-semibold text-3xl leading-snug lg:text-4xl"
          >
            {promotion.title}
          </h1>
          <p lang={lang} className="mt-2 text-lg text-muted">
            {promotion.text}
          </p>
          {/* On a phone what can be done comes before all there is to read. */}
          <div className="-mx-2 my-5 lg:hidden">
            <Stub promotion={promotion} shown={shown} />
          </div>
          {promotion.content && (
            <RichText html={promotion.content} lang={lang} className="mt-6 border-line border-t pt-6" />
          )}
          <PartsAt place="promotion" props={{ promotion }} />
          <Terms promotion={promotion} />
        </div>
      </div>
      <aside aria-label={t('stub.label')} className="sticky top-36 hidden lg:block">
        <Stub promotion={promotion} shown={shown} />
      </aside>
    </article>
  );
}

function Share({ promotion: { id, title } }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions');

  async function share() {
    const done = await shareOrCopy({ text: title, url: location.origin + paths.promotion(id) });
    if (done === 'copied') notify({ tone: 'success', text: t('share.copied') });
    if (done === 'failed') notify({ tone: 'info', text: t('share.notCopied') });
  }

  return (
    <IconButton label={t('share.label')} onClick={() => void share()} className="-mt-2 -mr-2">
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
