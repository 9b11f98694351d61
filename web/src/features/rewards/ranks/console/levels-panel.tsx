import type { Value } from '@lanna/contract/endpoint';
import { type RankLevelInput, showRankTerms } from '@lanna/contract/rewards/ranks/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LevelsDialog } from './levels-dialog.tsx';

export type BrandRanks = Value<typeof showRankTerms>['brands'][number];

/** The levels of each brand with how many members have them, and what was set before. */
export function LevelsPanel() {
  const { t } = useTranslation('ranks-console');
  const { brand } = useBrandScope();
  return (
    <Panel title={t('levels.title')} flush>
      <QueryView
        query={useOps(showRankTerms)}
        label={t('levels.title')}
        failed={t('levels.failed')}
        shape={<Skeleton className="m-4 h-12" />}
      >
        {({ brands }) => (
          <ul>
            {brands
              .filter((one) => brand === undefined || one.brand === brand)
              .map((one) => (
                <OfBrand key={`${one.brand} ${one.version}`} ranks={one} />
              ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function OfBrand({ ranks }: { ranks: BrandRanks }) {
  const { t } = useTranslation('ranks-console');
  const [isChanging, setChanging] = useState(false);
  const { brand, versions, members, reviewedOn } = ranks;
  const [latest, ...earlier] = versions;
  const count = members.reduce((sum, one) => sum + one.members, 0);
  return (
    <li className="flex flex-col gap-2 border-line border-b px-4 py-2.5 text-sm last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="min-w-24 font-medium">{brand}</span>
        <span className="min-w-40 flex-1 text-muted">
          {t('levels.members', { count, shown: displayCount(count) })} ·{' '}
          {reviewedOn ? t('levels.reviewed', { day: reviewedOn }) : t('levels.neverReviewed')}
        </span>
        <Can permission="ranks.change" brand={brand}>
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            {t('levels.change')}
          </Button>
        </Can>
      </div>
      {latest ? (
        <details>
          <summary className="cursor-pointer text-muted">
            {t('levels.from', { count: latest.levels.length, day: latest.fromDay })}
          </summary>
          <Levels levels={latest.levels} ranks={ranks} />
          {earlier.map((version) => (
            <details key={version.version} className="pt-2">
              <summary className="cursor-pointer text-muted text-xs">
                {t('levels.version', { number: version.version, day: version.fromDay })} ·{' '}
                <When at={version.setAt} brand={brand} /> · {version.setBy} · {version.reason}
              </summary>
              <Levels levels={version.levels} ranks={{ ...ranks, members: [] }} />
            </details>
          ))}
        </details>
      ) : (
        <p className="text-muted">{t('levels.none')}</p>
      )}
      {isChanging && <LevelsDialog ranks={ranks} onClose={() => setChanging(false)} />}
    </li>
  );
}

function Levels({ levels, ranks: { brand, members } }: { levels: RankLevelInput[]; ranks: BrandRanks }) {
  const { t } = useTranslation('ranks-console');
  const text = useContentText();
  return (
    <ul className="grid gap-2 pt-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {levels.map((one) => (
        <li key={one.level} className="figures rounded-medium border border-line px-3 py-2 text-xs">
          <p className="font-medium text-sm">
            {one.level} · {text(one.name)}
            {members.length > 0 && (
              <span className="text-muted">
                {' '}
                · {displayCount(members.find(({ level }) => level === one.level)?.members ?? 0)}
              </span>
            )}
          </p>
          <p>
            {t('levels.reach')} <Money amount={one.reach.deposits} brand={brand} /> ·{' '}
            <Money amount={one.reach.turnover} brand={brand} />
          </p>
          <p className="text-muted">
            {t('levels.keep')} <Money amount={one.keep.deposits} brand={brand} /> ·{' '}
            <Money amount={one.keep.turnover} brand={brand} />
          </p>
          <p className="text-muted">{t('levels.extra', { rate: percentText(one.cashbackExtra) })}</p>
        </li>
      ))}
    </ul>
  );
}
