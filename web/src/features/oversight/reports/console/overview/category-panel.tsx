import { moneyOf } from '@lanna/contract/money';
import type { Overview } from '@lanna/contract/oversight/reports/ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { EmptyState } from '../../../../../ui/state.tsx';
import { MoneyText } from '../../../../../ui/text/money-text.tsx';
import { roundsHref } from '../rows-href.ts';
import { Change } from './change.tsx';

type Block = Overview['currencies'][number];

/** Which kinds of games the day's GGR comes from: bars to the right what the house won, to the left what it lost. */
export function CategoryPanel({ block }: { block: Block }) {
  const { t } = useTranslation('reports-console');
  const { brand } = useBrandScope();
  const { symbol, day } = block;
  const categories = block.categories.toSorted((one, other) =>
    moneyOf(one.figures.today.ggr) > moneyOf(other.figures.today.ggr) ? -1 : 1,
  );
  const sizes = categories.map(({ figures }) => moneyOf(figures.today.ggr));
  const widest = sizes.map(abs).sort((one, other) => (one > other ? -1 : 1))[0] || 1n;
  const hasLoss = sizes.some((size) => size < 0n);
  if (categories.length === 0)
    return (
      <Panel title={t('categories.title')}>
        <EmptyState title={t('categories.none')} text={t('categories.noneText')} />
      </Panel>
    );
  return (
    <Panel title={t('categories.title')} text={t('categories.text')} flush>
      <table className="w-full text-sm">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="py-1.5 pl-4 text-left font-medium">
              {t('keys.category')}
            </th>
            <td className="max-lg:hidden" />
            <th scope="col" className="pr-3 text-right font-medium max-sm:pr-4">
              {t('figures.ggr')}
            </th>
            <th scope="col" className="pr-4 text-right font-medium max-sm:hidden">
              {t('days.yesterday')}
            </th>
            <th scope="col" className="pr-4 text-right font-medium max-sm:hidden">
              {t('days.lastWeek')}
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, figures }) => {
            const ggr = moneyOf(figures.today.ggr);
            const share = (Number((abs(ggr) * 1000n) / widest) / 1000) * (hasLoss ? 50 : 100);
            return (
              <tr key={category} className="border-line/70 border-t hover:bg-hover">
                <th scope="row" className="w-36 py-2 pl-4 text-left font-normal max-sm:w-28">
                  <ConsoleLink
                    href={roundsHref({ from: day, to: day, brand, category })}
                    className="hover:text-accent-text hover:underline"
                  >
                    {t(`categories.names.${category}`)}
                  </ConsoleLink>
                </th>
                <td className="px-3 py-2 max-lg:hidden" aria-hidden="true">
                  <span className="relative block h-2.5 rounded-full bg-raised">
                    <span
                      className={classes(
                        'absolute inset-y-0 rounded-full',
                        ggr < 0n ? 'bg-danger' : 'bg-accent-text',
                      )}
                      style={{
                        width: `${share}%`,
                        left: hasLoss ? `${ggr < 0n ? 50 - share : 50}%` : 0,
                      }}
                    />
                  </span>
                </td>
                <td className="w-40 py-2 pr-3 text-right max-sm:pr-4">
                  <MoneyText amount={ggr} symbol={symbol} />
                </td>
                {(['yesterday', 'lastWeek'] as const).map((other) => (
                  <td key={other} className="w-24 py-2 pr-4 text-right max-sm:hidden">
                    <span title={t(`days.${other}`)}>
                      <Change now={ggr} was={moneyOf(figures[other].ggr)} good="more" />
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
