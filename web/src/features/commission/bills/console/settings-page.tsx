import { billSettings, changeBillSettings } from '@lanna/contract/commission/bills/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

type Setting = Value<typeof billSettings>[number];

/** Whether bills that a brand pays wait for approval, brand by brand. */
export function SettingsPage() {
  const { t } = useTranslation('bills-console');
  const { brand } = useBrandScope();
  return (
    <ConsolePage title={t('settings.title')} description={t('settings.text')}>
      <Panel title={t('settings.title')} flush>
        <QueryView
          query={useOps(billSettings, { query: brand ? { brand } : {} })}
          label={t('settings.title')}
          failed={t('settings.failed')}
          shape={<Skeleton className="m-4 h-24" />}
        >
          {(settings) => (
            <ul>
              {settings.map((setting) => (
                <OfBrand key={`${setting.brand} ${setting.version}`} setting={setting} />
              ))}
            </ul>
          )}
        </QueryView>
      </Panel>
    </ConsolePage>
  );
}

function OfBrand({ setting: { brand, needsApproval, version } }: { setting: Setting }) {
  const { t } = useTranslation('bills-console');
  const saving = useReasonDialog(changeBillSettings, {
    send: (reason) => ({ params: { brand }, body: { needsApproval: !needsApproval, version, reason } }),
    done: ({ proposal }) => t(proposal ? 'settings.proposed' : 'settings.saved'),
  });
  const action = t(needsApproval ? 'settings.letThrough' : 'settings.ask');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <span className="min-w-24 font-medium">{brand}</span>
      <StatusBadge tone={needsApproval ? 'warning' : 'quiet'}>
        {t(needsApproval ? 'settings.approval' : 'settings.noApproval')}
      </StatusBadge>
      <Can permission="bills.settings" brand={brand}>
        <Button variant="secondary" size="small" onClick={() => saving.ask()}>
          {action}
        </Button>
      </Can>
      <ReasonDialog
        {...saving.dialog}
        title={`${action} · ${brand}`}
        text={t('settings.means')}
        action={action}
      />
    </li>
  );
}
