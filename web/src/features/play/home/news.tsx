import { List, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { homeAnnouncementsQuery, leadsTo, useAnnouncements } from '../../../api/content/announcements.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { paths } from '../../../paths.ts';
import { Marquee, type MarqueeItem } from '../../../ui/text/marquee.tsx';

const NOTICES_SHOWN = 6;

/** The brand's first notices as a line that runs; where it has none, short facts about the site. */
export function News() {
  const { t } = useTranslation('home');
  const { demo } = useBrand();
  const { data } = useAnnouncements(homeAnnouncementsQuery);
  const notices = (data?.player ?? []).slice(0, NOTICES_SHOWN);
  const news: MarqueeItem[] =
    notices.length > 0
      ? notices.map((notice) => ({
          text: notice.title,
          href: leadsTo(notice),
          lang: LANGUAGES[notice.language].tag,
        }))
      : [{ text: t('news.fair') }, { text: t('news.record') }];
  return (
    <Marquee
      label={t('news.label')}
      icon={<Megaphone />}
      items={demo ? [{ text: t('news.playMoney') }, ...news] : news}
      action={
        notices.length > 0 && (
          <a
            href={paths.noticeDialog()}
            aria-label={t('news.all')}
            title={t('news.all')}
            className="flex size-8 shrink-0 items-center justify-center rounded-full text-muted hover:text-text"
          >
            <List className="size-4" aria-hidden="true" />
          </a>
        )
      }
    />
  );
}
