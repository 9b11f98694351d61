import { listIdentitySettings } from '@lanna/contract/accounts/kyc/settings-ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

/** What waits until the identity is confirmed, and which documents are taken: of each brand in scope. */
export function SettingsPage() {
  const { t } = useTranslation('kyc-console');
  const may = useMay();
  const { brand } = useBrandScope();
  const settings = useOps(listIdentitySettings, { query: { ...(brand && { brand }) } });
  return (
    <ConsolePage title={t('settings.title')} description={t('settings.text')}>
      <QueryView
        query={settings}
        label={t('settings.title')}
        failed={t('settings.failed')}
        shape={<Skeleton className="h-96 w-full" />}
        className="grid items-start gap-4 xl:grid-cols-2"
      >
        {({ list }) =>
          list.map((one) => (
            <SettingsForm
              key={`${one.brand} ${one.version}`}
              settings={one}
              mayChange={may('kyc.settings', one.brand)}
            />
          ))
        }
      </QueryView>
    </ConsolePage>
  );
}
