import { endOtherSessions, endOwnSession, type OwnSecurity } from '@lanna/contract/people/operators/own-ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SessionList } from './session-list.tsx';

/** Where the operator is logged in; each session but this one can be ended here. */
export function OwnSessions({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const end = useOpsMutation(endOwnSession);
  const endOthers = useOpsMutation(endOtherSessions);
  const error = end.error ?? endOthers.error;
  return (
    <Panel
      title={t('sessions.title')}
      text={t('sessions.own')}
      actions={
        security.sessions.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            busy={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && <FormError>{words(error)}</FormError>}
      <SessionList
        sessions={security.sessions}
        action={({ id, current }) =>
          current ? (
            <StatusBadge tone="success">{t('sessions.this')}</StatusBadge>
          ) : (
            <Button
              variant="ghost"
              size="small"
              busy={end.isPending && end.variables.params.id === id}
              onClick={() => end.mutate({ params: { id } })}
            >
              {t('sessions.end')}
            </Button>
          )
        }
      />
    </Panel>
  );
}
