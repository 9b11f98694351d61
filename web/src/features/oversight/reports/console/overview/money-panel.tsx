import { moneyOf } from '@lanna/contract/money';
import type { MoneyOfWholeDay, Overview } from '@lanna/contract/oversight/reports/ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { wholeMoney } from '../figures.ts';

type Figure = keyof MoneyOfWholeDay;
const FIGURES = ['ggr', 'ngr', 'deposited', 'withdrawn', 'net'] as const satisfies readonly Figure[];
/** Of demo players, who are in no figure above. */
const OF_DEMO = ['ggr', 'net'] as const satisfies readonly Figure[];
const DAYS = ['today', 'yesterday', 'lastWeek'] as const;

/** What is earned and what comes and goes: today as far as it has come, beside the whole of the days before. The numbers of the reports. */
export function MoneyPanel({
  block: { whole, demo, symbol, day },
}: {
  block: Overview['currencies'][number];
}) {
  const { t } = useTranslation('reports-console');
  const { brand } = useBrandScope();
  const days = new URLSearchParams({ days: `${day}..${day}`, ...(brand && { brand }) });
  const pageOf = (figure: Figure) => (figure === 'ggr' || figure === 'ngr' ? 'earnings' : 'cash');
  return (
    <Panel title={t('wholeDays.title')} flush>
      <table className="w-full text-sm">
        <caption className="sr-only">{t('wholeDays.caption')}</caption>
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="px-4 py-2 text-left font-normal">
              <span className="sr-only">{t('wholeDays.figure')}</span>
            </th>
            {DAYS.map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-normal last:pr-4">
                {t(`wholeDays.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((figure) => (
            <tr key={figure} className="border-line/70 border-t hover:bg-hover">
              <th scope="row" className="px-4 py-2.5 text-left font-medium">
                <ConsoleLink href={`/reports/${pageOf(figure)}?${days}`} className="hover:underline">
                  {t(`wholeDays.${figure}`)}
                </ConsoleLink>
              </th>
              {DAYS.map((name) => (
                <Amount
                  key={name}
                  amount={moneyOf(whole[name][figure])}
                  symbol={symbol}
                  now={name === 'today'}
                />
              ))}
            </tr>
          ))}
          {demo &&
            OF_DEMO.map((figure) => (
              <tr key={figure} className="border-line/70 border-t text-muted">
                <th scope="row" className="px-4 py-2 text-left font-normal text-xs">
                  {t('wholeDays.demo', { figure: t(`wholeDays.${figure}`) })}
                </th>
                {DAYS.map((name) => (
                  <Amount key={name} amount={moneyOf(demo[name][figure])} symbol={symbol} now={false} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Amount({ amount, symbol, now }: { amount: bigint; symbol: string; now: boolean }) {
  return (
    <td
      className={classes(
        'figures whitespace-nowrap px-2 py-2.5 text-right last:pr-4',
        now ? 'font-semibold' : 'text-muted',
        amount < 0n && 'text-danger',
      )}
    >
      {wholeMoney(amount, symbol)}
    </td>
  );
}
