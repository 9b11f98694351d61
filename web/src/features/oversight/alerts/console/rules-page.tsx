import type { AlertSetup } from '@lanna/contract/oversight/alerts/ops';
import { showAlertSetup } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AlertsHelp } from './alerts-help.tsx';
import { DestinationsPanel } from './destinations-panel.tsx';
import { DrillsPanel } from './drills-panel.tsx';
import { ReportMailsPanel } from './report-mails-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';

/** Which rules call operators, where to, and the drills that are held. */
export function RulesPage() {
  const { t } = useTranslation('alerts-console');
  const { brand } = useBrandScope();
  const setup = useOps(showAlertSetup, { query: brand ? { brand } : {} });
  return (
    <ConsolePage
      title={t('rules.title')}
      description={t('rules.text')}
      actions={
        <LinkButton href="/alerts" size="small" variant="secondary">
          {t('title')}
        </LinkButton>
      }
    >
      <QueryView
        query={setup}
        label={t('rules.title')}
        failed={t('rules.failed')}
        shape={<Skeleton className="h-96" />}
        className="flex flex-col gap-4"
      >
        {(shown: AlertSetup) => (
          <>
            <RulesPanel setup={shown} />
            <DestinationsPanel setup={shown} />
            <ReportMailsPanel />
            {!brand && <DrillsPanel setup={shown} />}
          </>
        )}
      </QueryView>
      <AlertsHelp />
    </ConsolePage>
  );
}
