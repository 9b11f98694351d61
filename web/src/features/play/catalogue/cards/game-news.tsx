import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Megaphone, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  concernsGame,
  concernsVendor,
  type GameAnnouncement,
  gameAnnouncementsQuery,
} from '../../../../api/content/announcements.ts';
import { vendorsQuery } from '../../../../api/queries.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import type { LobbyFilter } from '../filters/lobby-filter.ts';
import { LOBBIES, vendorsOf } from '../pages/lobbies.ts';

/** On the page of a category: what its vendors, or the one that is chosen, have to say. Nothing where there is no news. */
export function CategoryNews({ filter: { lobby, vendor } }: { filter: LobbyFilter }) {
  const { data } = useQuery(gameAnnouncementsQuery);
  const { data: lanes } = useQuery(vendorsQuery);
  const group = LOBBIES[lobby].picture;
  const vendors = vendorsOf(lobby, lanes?.data.lanes ?? [])
    .map(({ code }) => code)
    .filter((code) => vendor === undefined || code === vendor);
  return <News list={data?.list.filter((news) => concernsVendor(news, { group, vendors })) ?? []} />;
}

/** On a game's sheet: what is said of it, and of its vendor. */
export function GameNews({ game }: { game: { gameId: string; vassalage: string } }) {
  const { data } = useQuery(gameAnnouncementsQuery);
  return <News list={data?.list.filter((news) => concernsGame(news, game)) ?? []} />;
}

const SHOWN_MAX = 3;

function News({ list }: { list: readonly GameAnnouncement[] }) {
  const { t } = useTranslation('catalogue');
  if (list.length === 0) return null;
  return (
    <section aria-label={t('news')} className="flex flex-col gap-2">
      {list.slice(0, SHOWN_MAX).map((news) => (
        <Notice key={news.id} news={news} />
      ))}
    </section>
  );
}

function Notice({
  news: { kind, vendorName, game, title, summary, content, until },
}: {
  news: GameAnnouncement;
}) {
  const { t } = useTranslation('catalogue');
  const timeZone = useTimeZone();
  const Icon = kind === 'maintenance' ? Wrench : Megaphone;
  const head = (
    <>
      <Icon
        aria-hidden="true"
        className={
          kind === 'maintenance'
            ? 'mt-0.5 size-5 shrink-0 text-warning'
            : 'mt-0.5 size-5 shrink-0 text-accent-text'
        }
      />
      <span className="min-w-0 flex-1">
        <span className="font-medium">{title}</span>
        <span className="block text-muted text-sm">
          {[game?.gameName ?? vendorName, summary].filter(Boolean).join(' · ')}
          {until !== null && (
            <span className="figures block">
              {t('newsUntil', { time: displayDateTime(until, timeZone) })}
            </span>
          )}
        </span>
      </span>
    </>
  );
  const variant = 'flex items-start gap-3 rounded-medium border border-line bg-surface px-4 py-3';
  if (!content) return <div className={variant}>{head}</div>;
  return (
    <details className="group rounded-medium border border-line bg-surface">
      <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        {head}
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 pl-12">
        <RichText html={content} />
      </div>
    </details>
  );
}
