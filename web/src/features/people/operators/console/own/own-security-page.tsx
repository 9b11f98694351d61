import { showOwnSecurity } from '@lanna/contract/people/operators/own-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { AppPart } from './app-part.tsx';
import { OwnEmail } from './own-email.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { RecoveryPart } from './recovery-part.tsx';

/** The operator's own account: password, second factors, recovery codes, sessions. */
export function OwnSecurityPage() {
  const { t } = useTranslation('operators-console');
  const security = useOps(showOwnSecurity);
  return (
    <ConsolePage title={t('own.title')} description={t('own.text')}>
      <QueryView
        query={security}
        label={t('own.loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('own.failed')}
      >
        {(shown) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <AppPart security={shown} />
              <PasskeyPart security={shown} />
              <RecoveryPart security={shown} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <OwnEmail email={shown.email} />
              <OwnPassword />
              <OwnSessions security={shown} />
            </div>
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}
