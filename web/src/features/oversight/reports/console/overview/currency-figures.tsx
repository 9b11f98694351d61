import { moneyOf } from '@lanna/contract/money';
import { ACTIVE_MINUTES, type Overview } from '@lanna/contract/oversight/reports/ops';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { Segments } from '../../../../../ui/fields/segments.tsx';
import { MoneyText } from '../../../../../ui/text/money-text.tsx';
import { runningTotals, wholeMoney } from '../figures.ts';
import { depositsHref, membersHref, roundsHref } from '../rows-href.ts';
import { CategoryPanel } from './category-panel.tsx';
import { ComparedLines, FigureTile } from './figure-tile.tsx';
import { HourChart, HourLegend } from './hour-chart.tsx';
import { MoneyPanel } from './money-panel.tsx';

type Block = Overview['currencies'][number];
type DayFigures = Block['figures']['today'];
type People = Pick<Overview, 'players' | 'registrations' | 'active'>;

/** The day of the brands of one currency: how it runs by the hour, its figures, and where they come from. */
export function CurrencyFigures({
  block,
  named,
  people,
}: {
  block: Block;
  /** There are blocks of other currencies: this one says its name. */
  named: boolean;
  people: People | undefined;
}) {
  const { t } = useTranslation('reports-console');
  const { brand } = useBrandScope();
  const { figures, symbol, day } = block;
  const of = { from: day, to: day, brand };
  const money = (read: (figures: DayFigures) => string) => ({
    size: (one: DayFigures) => moneyOf(read(one)),
    show: (one: DayFigures): ReactNode => <MoneyText amount={moneyOf(read(one))} symbol={symbol} />,
    showThen: (one: DayFigures): ReactNode => wholeMoney(moneyOf(read(one)), symbol),
  });
  const count = (read: (figures: DayFigures) => number) => ({
    size: (one: DayFigures) => BigInt(read(one)),
    show: (one: DayFigures): ReactNode => displayCount(read(one)),
  });
  const heads = {
    size: BigInt as (people: number) => bigint,
    show: displayCount,
    ...(named && { note: t('overview.allBrands') }),
  };
  return (
    <section
      aria-label={named ? block.currency : t('overview.title')}
      className="flex min-w-0 flex-col gap-4"
    >
      {named && (
        <h2 className="flex items-baseline gap-2 font-semibold text-base">
          {block.currency} <span className="font-normal text-muted text-sm">{block.brands.join(', ')}</span>
        </h2>
      )}
      <DayPanel block={block} />
      <MoneyPanel block={block} />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <FigureTile
          label={t('figures.stakes')}
          figures={figures}
          {...money(({ stake }) => stake)}
          href={roundsHref(of)}
          good="more"
        />
        <FigureTile
          label={t('figures.deposits')}
          note={t('figures.depositCount', {
            count: figures.today.deposits,
            shown: displayCount(figures.today.deposits),
          })}
          figures={figures}
          {...money(({ deposited }) => deposited)}
          href={depositsHref(of)}
          good="more"
        />
        {people && (
          <>
            <FigureTile
              label={t('figures.active')}
              note={t('figures.activeNote', { minutes: ACTIVE_MINUTES })}
              figures={people.active}
              {...heads}
              good="more"
            />
            <FigureTile label={t('figures.players')} figures={people.players} {...heads} good="more" />
            <FigureTile
              label={t('figures.registrations')}
              figures={people.registrations}
              {...heads}
              href={membersHref(of)}
              good="more"
            />
          </>
        )}
        <FigureTile
          label={t('figures.bets')}
          figures={figures}
          {...count(({ bets }) => bets)}
          href={roundsHref(of)}
          good="more"
        />
      </div>
      <CategoryPanel block={block} />
    </section>
  );
}

type Measure = 'ggr' | 'stake';

function DayPanel({ block }: { block: Block }) {
  const { t } = useTranslation('reports-console');
  const { brand } = useBrandScope();
  const [measure, setMeasure] = useState<Measure>('ggr');
  const { figures, hours, symbol, day, cutMinute } = block;
  const size = (one: DayFigures) => moneyOf(one[measure]);
  const totals = {
    today: runningTotals(hours.today.map((hour) => hour[measure])),
    yesterday: runningTotals(hours.yesterday.map((hour) => hour[measure])),
    lastWeek: runningTotals(hours.lastWeek.map((hour) => hour[measure])),
  };
  const words = measure === 'ggr' ? t('figures.ggr') : t('figures.stakes');
  return (
    <section className="rounded-medium border border-line bg-surface px-4 py-4 lg:px-5">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-muted text-sm">{t('overview.sumToday', { what: words })}</h3>
          <ConsoleLink
            href={roundsHref({ from: day, to: day, brand })}
            className="block font-semibold text-3xl leading-tight tracking-tight hover:underline"
          >
            <MoneyText amount={size(figures.today)} symbol={symbol} />
          </ConsoleLink>
          {figures.today.bets === 0 && <p className="mt-1 text-muted text-sm">{t('overview.nothingYet')}</p>}
        </div>
        <div className="w-full max-w-72 sm:w-auto sm:min-w-72">
          <ComparedLines
            figures={figures}
            size={size}
            show={(one) => <MoneyText amount={size(one)} symbol={symbol} />}
            good="more"
          />
        </div>
        <Segments<Measure>
          label={t('overview.measure')}
          segments={[
            { value: 'ggr', label: t('figures.ggr') },
            { value: 'stake', label: t('figures.stakes') },
          ]}
          value={measure}
          onValueChange={setMeasure}
        />
      </div>
      <HourChart
        caption={t('chart.caption', { what: words })}
        totals={totals}
        symbol={symbol}
        nowHour={(cutMinute + 1) / 60}
      />
      <div className="mt-3">
        <HourLegend />
      </div>
    </section>
  );
}
