import { type LotteryPriceRow, listLotteryPrices } from '@lanna/contract/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../console/console-link.tsx';
import { ConsolePage } from '../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../console/console-topic.ts';
import { useOps } from '../../../console/ops-query.ts';
import { Panel } from '../../../console/panel.tsx';
import { QueryView } from '../../../query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useChosenBrand } from './chosen-brand.ts';
import { type Branch, OddsTable } from './odds-table.tsx';
import { playIn, usePlayName, useTierName } from './play-name.ts';
import { PriceDialog } from './price-dialog.tsx';

/** Prices of one lottery at a brand as tables of odds, one for each branch of plays; found by the words of plays and prizes. */
export function PricesPage({ params: { game = '' } }: ConsolePageProps) {
  const { t } = useTranslation('lottery-console');
  const brand = useChosenBrand();
  const [sought, setSought] = useState('');
  const [changed, change] = useState<LotteryPriceRow>();
  const found = useOps(listLotteryPrices, { params: { game, brand } });
  const isSought = useSought(game, sought);
  return (
    <ConsolePage
      title={t('prices.title', { name: found.data?.name ?? game })}
      description={t('prices.text', { brand })}
    >
      <p className="text-sm">
        <ConsoleLink href="/lottery-terms">{t('prices.back')}</ConsoleLink>
      </p>
      <Panel title={t('prices.list')} text={t('prices.listText')} flush>
        <QueryView
          query={found}
          label={t('prices.loading')}
          failed={t('prices.failed')}
          shape={<Skeleton className="m-4 h-96" />}
        >
          {({ rows }) => {
            const branches = branchesOf(game, rows.filter(isSought));
            return (
              <>
                <div className="px-4 pb-3">
                  <SearchField label={t('prices.search')} value={sought} onValueChange={setSought} />
                </div>
                {branches.length === 0 && (
                  <p role="status" className="px-4 pb-6 text-center text-muted text-sm">
                    {t('prices.none', { sought })}
                  </p>
                )}
                {branches.map((branch) => (
                  <OddsTable key={branch.group} game={game} brand={brand} branch={branch} onChange={change} />
                ))}
                {changed && (
                  <PriceDialog
                    key={`${changed.play} ${changed.tier} ${changed.version}`}
                    game={game}
                    brand={brand}
                    row={changed}
                    ofPlay={rows.filter(({ play }) => play === changed.play)}
                    onClose={() => change(undefined)}
                  />
                )}
              </>
            );
          }}
        </QueryView>
      </Panel>
    </ConsolePage>
  );
}

function useSought(game: string, sought: string): (row: LotteryPriceRow) => boolean {
  const nameOf = usePlayName();
  const tierOf = useTierName();
  const wanted = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return ({ play, tier }) => {
    const name = `${nameOf(game, play)} ${tierOf(game, tier)}`.toLocaleLowerCase();
    return wanted.every((word) => name.includes(word));
  };
}

function branchesOf(game: string, rows: readonly LotteryPriceRow[]): Branch[] {
  const branches = new Map<string, LotteryPriceRow[]>();
  for (const row of rows) {
    const group = playIn(game, row.play)?.group ?? '';
    branches.set(group, [...(branches.get(group) ?? []), row]);
  }
  return [...branches].map(([group, found]) => ({ group, rows: found }));
}
