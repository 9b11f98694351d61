import { type LotteryPriceRow, listLotteryPrices } from '@lanna/contract/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../console/console-link.tsx';
import { ConsolePage } from '../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../console/console-topic.ts';
import { Can } from '../../../console/operator.tsx';
import { useOps } from '../../../console/ops-query.ts';
import { Panel } from '../../../console/panel.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useChosenBrand } from './chosen-brand.ts';
import { usePlayName, useTierName } from './play-name.ts';
import { PriceDialog } from './price-dialog.tsx';

/** Prices of one lottery at a brand, each with what it gives back. */
export function PricesPage({ params: { game = '' } }: ConsolePageProps) {
  const { t } = useTranslation('lottery-console');
  const brand = useChosenBrand();
  const [changed, change] = useState<LotteryPriceRow>();
  const found = useOps(listLotteryPrices, { params: { game, brand } });
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
          {({ rows }) => (
            <>
              <ul>
                {rows.map((row) => (
                  <PriceLine
                    key={`${row.play} ${row.tier}`}
                    game={game}
                    brand={brand}
                    row={row}
                    onChange={() => change(row)}
                  />
                ))}
              </ul>
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
          )}
        </QueryView>
      </Panel>
    </ConsolePage>
  );
}

function PriceLine({
  game,
  brand,
  row,
  onChange,
}: {
  game: string;
  brand: string;
  row: LotteryPriceRow;
  onChange: () => void;
}) {
  const { t } = useTranslation('lottery-console');
  const nameOf = usePlayName();
  const tier = useTierName()(game, row.tier);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line/70 border-t px-4 py-2 text-sm first:border-t-0 md:grid-cols-[minmax(0,2fr)_8rem_8rem_8rem_6rem]">
      <p className="min-w-0">
        {nameOf(game, row.play)}
        {tier && <span className="text-muted"> · {tier}</span>}
      </p>
      <p className="figures text-right">
        {row.ownPrice ?? row.rulePrice}
        {row.ownPrice !== null && (
          <span className="block text-muted text-xs">{t('prices.rule', { price: row.rulePrice })}</span>
        )}
      </p>
      <p className="figures text-muted md:text-right">{t('prices.oneIn', { count: row.oneIn })}</p>
      <p className="figures text-right">
        {row.returnPercent === null ? '–' : t('prices.returns', { percent: row.returnPercent })}
      </p>
      <span className="col-span-full text-right md:col-span-1">
        {!row.refunds && (
          <Can permission="lottery.change" brand={brand}>
            <Button look="ghost" size="small" onClick={onChange}>
              {t('prices.change')}
            </Button>
          </Can>
        )}
      </span>
    </li>
  );
}
