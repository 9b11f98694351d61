import { type SitePoint, showSitePoints } from '@lanna/contract/house/brands/new-brand-ops';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** Where an operator sees to a point. */
const PLACES: Record<SitePoint['point'], (code: string) => string> = {
  mark: (code) => `/brands/${code}`,
  contacts: (code) => `/brands/${code}`,
  games: () => '/vendors',
  channel_in: () => '/payment-channels',
  channel_out: () => '/payment-channels',
  terms: (code) => `/about-pages/${code}/terms`,
  articles: () => '/help-articles',
};

/** What is missing of a site before it is opened to visitors. */
export function SitePoints({ code }: { code: string }) {
  const { t } = useTranslation('brands-console');
  return (
    <QueryView
      query={useOps(showSitePoints, { params: { code } })}
      label={t('points.title')}
      failed={t('points.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {({ closed, points }) => (
        <Panel title={t('points.title')} text={t(closed ? 'points.closed' : 'points.open')} flush>
          <ul className="divide-y divide-line">
            {points.map(({ point, met, count }) => (
              <li key={point} className="flex items-start gap-3 px-4 py-2.5 text-sm">
                {met ? (
                  <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
                ) : (
                  <CircleDashed className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
                )}
                <p className="min-w-0 flex-1">
                  {met ? t(`points.met.${point}`, { count }) : t(`points.missing.${point}`)}
                </p>
                {!met && (
                  <ConsoleLink href={PLACES[point](code)} className="shrink-0 font-medium text-accent-text">
                    {t('real.see')}
                  </ConsoleLink>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </QueryView>
  );
}
