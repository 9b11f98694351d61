import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { chainsQuery } from '../queries.ts';
import { useGame } from '../use-game.ts';

/** Every chain that has been published: when, by which anchor, and how far its links have been shown. */
export function ChainList() {
  const { t } = useTranslation('draws');
  const headingId = useId();
  const chains = useQuery(chainsQuery());
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-display font-semibold text-2xl">
        {t('chains.title')}
      </h2>
      <p className="mt-1.5 max-w-2xl text-muted">{t('chains.lead')}</p>
      <QueryView
        query={chains}
        label={t('chains.loading')}
        failed={t('chains.failed')}
        shape={<Skeleton className="mt-5 h-40 rounded-large" />}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState icon={<Link2 />} title={t('chains.empty')} text={t('chains.emptyText')} />}
      >
        {(found) => (
          <ul className="mt-5 grid gap-3 lg:grid-cols-2">
            {found.map((chain) => (
              <Chain key={chain.anchor} {...chain} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Chain(chain: {
  purpose: string;
  number: number;
  anchor: string;
  links: number;
  revealed: number;
  publishedAt: string;
}) {
  const { t } = useTranslation('draws');
  const { timeZone } = useBrand();
  const { name } = useGame(chain.purpose);
  return (
    <li className="lit flex flex-col gap-3 rounded-large bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-display font-semibold">{name}</span>
        <span className="figures text-muted text-sm">{t('chains.number', { number: chain.number })}</span>
      </p>
      <dl className="grid gap-2 text-sm">
        <div className="min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('chains.anchor')}</dt>
          <dd>
            <CodeText value={chain.anchor} copyLabel={t('copy', { what: t('chains.anchor') })} />
          </dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted text-xs">{t('chains.publishedAt')}</dt>
          <dd className="figures text-xs">{displayDateTime(chain.publishedAt, timeZone)}</dd>
        </div>
      </dl>
      <Progress
        label={t('chains.revealed')}
        value={chain.revealed}
        max={chain.links}
        valueText={t('chains.of', { shown: displayCount(chain.revealed), all: displayCount(chain.links) })}
      />
    </li>
  );
}
