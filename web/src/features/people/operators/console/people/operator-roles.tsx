import { giveRole, type OperatorDetail, takeRole } from '@lanna/contract/people/operators/operator-ops';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonCallButton } from '../../../../../console/reason-call.tsx';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { RoleFields, useFirstRole } from '../roles/role-fields.tsx';
import { useDoneNotice } from '../roles/use-done-notice.ts';

/** An operator's roles by brand: given and taken, alone or with another operator's approval. */
export function OperatorRoles({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  const may = useMay();
  const noticeOf = useDoneNotice();
  const [giving, setGiving] = useState(false);
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
            onClick={() => setGiving(true)}
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
                <ReasonCallButton
                  endpoint={takeRole}
                  input={(reason) => ({ params: { id: operator.id }, body: { ...one, reason } })}
                  label={t('roles.take')}
                  title={t('roles.takeTitle', { role: one.role, name: operator.displayName })}
                  text={t('roles.takeText')}
                  variant="ghost"
                  tone="danger"
                  done={noticeOf}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {giving && <GiveRoleDialog operator={operator} onClose={() => setGiving(false)} />}
    </Panel>
  );
}

function GiveRoleDialog({ operator, onClose }: { operator: OperatorDetail; onClose: () => void }) {
  const { t } = useTranslation('operators-console');
  const noticeOf = useDoneNotice();
  const giving = useOpsMutation(giveRole);
  const form = useContractForm(giveRole, {
    initial: { ...useFirstRole(), reason: '' },
    words: { role: t('roles.missing') },
    send: (body) => giving.mutateAsync({ params: { id: operator.id }, body }),
    onDone: (done) => {
      onClose();
      notify(noticeOf(done));
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('roles.giveTitle', { name: operator.displayName })}
      text={t('roles.giveText')}
      action={t('roles.give')}
    >
      <RoleFields
        value={form.values}
        error={form.error('role')}
        onChange={({ role, brand }) => {
          form.set('role', role);
          form.set('brand', brand);
        }}
      />
    </ReasonFormDialog>
  );
}
