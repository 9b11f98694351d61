import { addOperator } from '@lanna/contract/people/operators/operator-ops';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../../console/console-link.tsx';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { RoleFields, useFirstRole } from '../roles/role-fields.tsx';

/** Adds an operator with a first role, who chooses a password by a link; another operator approves it. */
export function NewOperator() {
  const { t } = useTranslation('operators-console');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('operators.add')}
      </Button>
      {open && <NewOperatorDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewOperatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operators-console');
  const goTo = useGoTo();
  const adding = useOpsMutation(addOperator);
  const form = useContractForm(addOperator, {
    initial: { name: '', displayName: '', email: '', roles: [useFirstRole()], reason: '' },
    words: {
      name: { required: t('operators.loginNameRule'), invalid: t('operators.loginNameRule') },
      displayName: { required: t('operators.displayNameMissing') },
      email: { required: t('operators.emailRule'), invalid: t('operators.emailRule') },
      roles: t('roles.missing'),
    },
    refusals: { operator_name_taken: 'name', operator_email_taken: 'email' },
    send: (body) => adding.mutateAsync({ body }),
    onDone: ({ id, proposal }) => {
      onClose();
      if (proposal !== null)
        notify({ text: t('roles.proposed'), detail: t('operators.addProposed'), tone: 'info' });
      else goTo(`/operators/${id}`);
    },
  });
  const roles = form.kept('roles');
  const [role] = roles.value;
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('operators.add')}
      text={t('operators.addText')}
      action={t('operators.add')}
    >
      <TextField
        {...form.field('name', (typed) => typed.toLowerCase())}
        label={t('operators.loginName')}
        hint={t('operators.loginNameRule')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.field('displayName')} label={t('operators.displayName')} autoComplete="off" />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('operators.email')}
        hint={t('operators.emailHint')}
        autoComplete="off"
      />
      {role && <RoleFields value={role} error={roles.error} onChange={(next) => roles.onChange([next])} />}
    </ReasonFormDialog>
  );
}
