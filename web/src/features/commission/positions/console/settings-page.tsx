import { changePositionSettings, positionSettings } from '@lanna/contract/commission/positions/ops';
import { SHEET_PERIODS, type SheetPeriod } from '@lanna/contract/commission/positions/positions';
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
import { PositionsHelp } from './positions-help.tsx';

type Setting = Value<typeof positionSettings>[number];

/** Which brands reckon by positions, and what their sheets are of. */
export function SettingsPage() {
  const { t } = useTranslation('positions-console');
  const { brand } = useBrandScope();
  return (
    <ConsolePage title={t('settings.title')} description={t('settings.text')}>
      <Panel title={t('settings.title')} flush>
        <QueryView
          query={useOps(positionSettings, { query: brand ? { brand } : {} })}
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
      <PositionsHelp />
    </ConsolePage>
  );
}

function OfBrand({ setting: { brand, period, fromDay, version } }: { setting: Setting }) {
  const { t } = useTranslation('positions-console');
  const saving = useReasonDialog(changePositionSettings, {
    send: (reason, chosen: SheetPeriod) => ({
      params: { brand },
      body: { period: chosen, version, reason },
    }),
    done: () => t('settings.saved'),
  });
  const asked = saving.asked;
  const actionOf = (chosen: SheetPeriod) => t(period === null ? `begin.${chosen}` : `change.${chosen}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <span className="min-w-24 font-medium">{brand}</span>
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={period === null ? 'quiet' : 'success'}>
          {period === null ? t('settings.off') : t(`period.${period}`)}
        </StatusBadge>
        {fromDay !== null && (
          <span className="figures text-muted text-xs">{t('settings.since', { day: fromDay })}</span>
        )}
      </span>
      <Can permission="positions.write" brand={brand}>
        <span className="flex flex-wrap gap-2">
          {SHEET_PERIODS.filter((chosen) => chosen !== period).map((chosen) => (
            <Button key={chosen} variant="secondary" size="small" onClick={() => saving.ask(chosen)}>
              {actionOf(chosen)}
            </Button>
          ))}
        </span>
      </Can>
      <ReasonDialog
        {...saving.dialog}
        title={asked ? `${actionOf(asked)} · ${brand}` : ''}
        text={t(period === null ? 'settings.beginText' : 'settings.changeText')}
        action={asked ? actionOf(asked) : ''}
      />
    </li>
  );
}
