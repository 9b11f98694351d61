import { addOperator } from '@lanna/contract/people/operators/operator-ops';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../../console/console-link.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { EMAIL } from '../own/email-form.ts';
import { RoleFields, useFirstRole } from '../roles/role-fields.tsx';

/** Adds an operator with a first role, who chooses a password by a link; another operator approves it. */
export function NewOperator() {
  const { t } = useTranslation('operators-console');
  const goTo = useGoTo();
  const first = useFirstRole();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const [given, setGiven] = useState(first);
  const [tried, setTried] = useState(false);
  const adding = useOpsMutation(addOperator, {
    onDone: ({ id, proposal }) => {
      setOpen(false);
      if (proposal !== null)
        notify({ text: t('roles.proposed'), detail: t('operators.addProposed'), tone: 'info' });
      else goTo(`/operators/${id}`);
    },
  });
  const isNameFine = /^[a-z0-9][a-z0-9._-]{2,31}$/.test(name);
  const isEmailFine = EMAIL.test(email.trim());
  const isComplete = isNameFine && isEmailFine && displayName.trim() !== '' && given.role !== '';
  return (
    <>
      <Button
        size="small"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => {
          adding.reset();
          setTried(false);
          setOpen(true);
        }}
      >
        {t('operators.add')}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('operators.add')}
        text={t('operators.addText')}
        action={t('operators.add')}
        busy={adding.isPending}
        error={adding.error}
        onConfirm={(reason) => {
          setTried(true);
          if (isComplete)
            adding.mutate({ body: { name, displayName, email: email.trim(), roles: [given], reason } });
        }}
      >
        <TextField
          label={t('operators.loginName')}
          hint={t('operators.loginNameRule')}
          error={tried && !isNameFine ? t('operators.loginNameRule') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={name}
          onChange={({ target }) => setName(target.value.toLowerCase())}
        />
        <TextField
          label={t('operators.displayName')}
          error={tried && displayName.trim() === '' ? t('operators.displayNameMissing') : undefined}
          autoComplete="off"
          maxLength={60}
          value={displayName}
          onChange={({ target }) => setDisplayName(target.value)}
        />
        <TextField
          type="email"
          label={t('operators.email')}
          hint={t('operators.emailHint')}
          error={tried && !isEmailFine ? t('operators.emailRule') : undefined}
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <RoleFields value={given} onChange={setGiven} />
        {tried && given.role === '' && <p className="text-danger text-sm">{t('roles.missing')}</p>}
      </ReasonDialog>
    </>
  );
}
