import { changeProfile } from '@lanna/contract/people/members/profile';
import { tidied } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { useFieldErrorText, writtenFieldError } from '../../../people/identity/errors/field-error-text.ts';
import { registrationQuery } from '../../../people/identity/queries.ts';
import type { ProfileField } from './profile-queries.ts';

/** Sets one field of the own person, checked by the same rule as at registration. */
export function ProfileFieldDialog({
  field: { field, value, change },
  onClose,
}: {
  field: ProfileField;
  onClose: () => void;
}) {
  const { t } = useTranslation(['security', 'identity']);
  const words = useErrorWords();
  const fieldErrorText = useFieldErrorText();
  const queries = useQueryClient();
  const { data: rule } = useQuery({ ...registrationQuery, select: ({ fields }) => fields[field] });
  const [typed, setTyped] = useState(value ?? '');
  const [checked, setChecked] = useState(false);
  const saving = useMutation({
    mutationFn: () => call(changeProfile, { body: { field, value: typed } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey });
      notify({ text: t('profile.saved'), tone: 'success' });
      onClose();
    },
  });
  const required = Boolean(rule?.required) || field === 'nickname' || change === 'once';
  const found = rule && checkField(tidied(field, typed), { ...rule, required });
  const fieldError = found && writtenFieldError({ code: found.message, bounds: found.bounds });

  function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!fieldError && !saving.isPending) saving.mutate();
  }

  const name = t(`identity:field.${field}`);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={name}
      description={change === 'once' ? t('profile.once') : undefined}
    >
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <TextField
          label={name}
          error={checked ? fieldErrorText(field, fieldError) : undefined}
          autoComplete={field === 'nickname' ? 'nickname' : change === 'once' ? 'name' : 'off'}
          maxLength={200}
          // The only field of the window, reached by a press of the player's own.
          autoFocus
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            saving.reset();
          }}
        />
        {saving.error && <FormError>{words(saving.error)}</FormError>}
        <Button type="submit" size="large" wide busy={saving.isPending}>
          {t('profile.save')}
        </Button>
      </form>
    </Dialog>
  );
}
