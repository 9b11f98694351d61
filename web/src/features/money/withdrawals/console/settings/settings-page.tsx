import { listWithdrawalSettings } from '@lanna/contract/money/withdrawals/settings-ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useMay } from '../../../../../console/operator.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { LimitsForm } from './limits-form.tsx';
import { RulesPanel } from './rules-panel.tsx';

/** Limits by rank, times, and the rules that make a withdrawal wait for the desk: of each brand in scope. */
export function SettingsPage() {
  const { t } = useTranslation('withdrawals-console');
  const may = useMay();
  const { brand } = useBrandScope();
  const settings = useOps(listWithdrawalSettings, { query: { ...(brand && { brand }) } });
  return (
    <ConsolePage title={t('settings.title')} description={t('settings.text')}>
      <QueryView
        query={settings}
        label={t('settings.title')}
        failed={t('settings.failed')}
        shape={<Skeleton className="h-96 w-full" />}
        className="flex flex-col gap-8"
      >
        {({ list }) =>
          list.map((one) => {
            const mayChange = may('withdrawals.settings', one.brand);
            return (
              <section key={one.brand} aria-label={one.brand} className="flex flex-col gap-4">
                {list.length > 1 && <h2 className="font-semibold text-lg">{one.brand}</h2>}
                <div className="grid items-start gap-4 2xl:grid-cols-2">
                  <LimitsForm key={one.version} settings={one} mayChange={mayChange} />
                  <RulesPanel settings={one} mayChange={mayChange} />
                </div>
              </section>
            );
          })
        }
      </QueryView>
    </ConsolePage>
  );
}
