import { changeProfile } from '@lanna/contract/people/members/profile';
import { tidied } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
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
  const fieldErrorText = useFieldErrorText();
  const queries = useQueryClient();
  const { data: rule } = useQuery({ ...registrationQuery, select: ({ fields }) => fields[field] });
  const required = Boolean(rule?.required) || field === 'nickname' || change === 'once';
  const form = useContractForm(changeProfile, {
    initial: { value: value ?? '' },
    toBody: (typed) => ({ ...typed, field }),
    check: ({ value: typed }) => {
      const found = rule && checkField(tidied(field, typed), { ...rule, required });
      return {
        value: fieldErrorText(
          field,
          found && writtenFieldError({ code: found.message, bounds: found.bounds }),
        ),
      };
    },
    refusalText: useErrorWords(),
    send: (body) => call(changeProfile, { body }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey });
      notify({ text: t('profile.saved'), tone: 'success' });
      onClose();
    },
  });

  const name = t(`identity:field.${field}`);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={name}
      description={change === 'once' ? t('profile.once') : undefined}
    >
      <form {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field('value')}
          label={name}
          autoComplete={field === 'nickname' ? 'nickname' : change === 'once' ? 'name' : 'off'}
          // The only field of the window, reached by a press of the player's own.
          autoFocus
        />
        {form.problem && <FormError>{form.problem}</FormError>}
        <Button type="submit" size="large" wide busy={form.isPending}>
          {t('profile.save')}
        </Button>
      </form>
    </Dialog>
  );
}
