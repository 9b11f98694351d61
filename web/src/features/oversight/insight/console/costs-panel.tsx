import { showCosts } from '@lanna/contract/oversight/reports/insight-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';

/** Codes of the ledger by which the house gives. */
const CODES = [
  'promotion_reward',
  'prize',
  'shot_prize',
  'mission_reward',
  'wheel_prize',
  'reversal',
  'pool_funded',
  'pool_returned',
  'bonus_granted',
  'bonus_forfeited',
  'bonus_bet',
  'bonus_bet_rollback',
  'bonus_win',
  'bonus_win_rollback',
  'rebate',
  'lottery_rebate',
  'lottery_rebate_rollback',
  'lottery_rebate_shortfall',
  'commission',
  'commission_returned',
  'salary',
  'salary_returned',
  'dividend',
  'dividend_returned',
  'adjustment',
  'debt_forgiven',
  'channel_fee_deposit',
  'channel_fee_withdrawal',
] as const;

export function CostsPanel({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('insight-console');
  const nameOf = (code: string) => {
    const known = CODES.find((one) => one === code);
    return known ? t(`code.${known}`) : code;
  };
  return (
    <Panel title={t('costs.title')} text={t('costs.text')} flush>
      <QueryView
        query={useOps(showCosts, { query: query as never })}
        label={t('costs.title')}
        failed={t('failed')}
        shape={<Skeleton className="m-4 h-32" />}
      >
        {({ costs, demo }) => (
          <FigureTable
            caption={t('costs.title')}
            heads={[t('head.what'), t('head.figure'), t('head.currency'), t('head.amount')]}
            empty={t('none')}
            rows={[
              ...costs.map((row) => ({ ...row, of: t(`costs.${row.figure}`) })),
              ...demo.map((row) => ({ ...row, of: t('demo') })),
            ].map(({ of, figure, code, currency, amount }) => ({
              key: `${of} ${figure} ${code} ${currency}`,
              cells: [nameOf(code), of, currency, <Money key="amount" amount={amount} />],
            }))}
          />
        )}
      </QueryView>
    </Panel>
  );
}
