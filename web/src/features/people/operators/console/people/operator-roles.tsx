import {
  giveRole,
  type OperatorDetail,
  type RoleGiven,
  takeRole,
} from '@lanna/contract/people/operators/operator-ops';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { RoleFields, useFirstRole } from '../roles/role-fields.tsx';

/** An operator's roles by brand: given and taken, alone or with another operator's approval. */
export function OperatorRoles({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  const may = useMay();
  const first = useFirstRole();
  const [giving, setGiving] = useState(false);
  const [given, setGiven] = useState(first);
  const [taken, setTaken] = useState<RoleGiven>();
  const [tried, setTried] = useState(false);
  const onDone = ({ proposal }: { proposal: string | null }) => {
    setGiving(false);
    setTaken(undefined);
    notify(
      proposal === null
        ? { text: t('roles.changed'), tone: 'success' }
        : { text: t('roles.proposed'), detail: t('roles.proposedText'), tone: 'info' },
    );
  };
  const give = useOpsMutation(giveRole, { onDone });
  const take = useOpsMutation(takeRole, { onDone });
  const params = { id: operator.id };
  const mayGrant = may('operators.grant') && !operator.own;
  return (
    <Panel
      title={t('operators.roles')}
      actions={
        mayGrant && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              give.reset();
              setTried(false);
              setGiving(true);
            }}
          >
            {t('roles.give')}
          </Button>
        )
      }
    >
      {operator.roles.length === 0 ? (
        <p className="text-muted text-sm">{t('operators.noRoleText')}</p>
      ) : (
        <ul className="flex flex-col">
          {operator.roles.map((one) => (
            <li
              key={`${one.role} ${one.brand}`}
              className="flex min-h-10 items-center justify-between gap-3 border-line/70 border-b text-sm last:border-b-0"
            >
              <span>
                <span className="font-medium">{one.role}</span>{' '}
                <span className="text-muted">{one.brand ?? t('roles.wholeHouse')}</span>
              </span>
              {mayGrant && (
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    take.reset();
                    setTaken(one);
                  }}
                >
                  {t('roles.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ReasonDialog
        open={giving}
        onOpenChange={setGiving}
        title={t('roles.giveTitle', { name: operator.displayName })}
        text={t('roles.giveText')}
        action={t('roles.give')}
        busy={give.isPending}
        error={give.error}
        onConfirm={(reason) => {
          setTried(true);
          if (given.role) give.mutate({ params, body: { ...given, reason } });
        }}
      >
        <RoleFields value={given} onChange={setGiven} />
        {tried && given.role === '' && <p className="text-danger text-sm">{t('roles.missing')}</p>}
      </ReasonDialog>
      <ReasonDialog
        open={taken !== undefined}
        onOpenChange={(open) => !open && setTaken(undefined)}
        title={t('roles.takeTitle', { role: taken?.role ?? '', name: operator.displayName })}
        text={t('roles.takeText')}
        action={t('roles.take')}
        tone="danger"
        busy={take.isPending}
        error={take.error}
        onConfirm={(reason) => taken && take.mutate({ params, body: { ...taken, reason } })}
      />
    </Panel>
  );
}
