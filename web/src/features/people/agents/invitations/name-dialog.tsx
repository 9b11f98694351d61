import {
  INVITATION_NAME_LENGTH_MAX,
  type Invitation,
  renameInvitation,
} from '@lanna/contract/people/agents/agents';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { invitationsQuery } from '../queries.ts';

/** Asks what a link is to be called. */
export function NameDialog({
  invitation,
  open,
  onClose,
}: {
  invitation: Invitation;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const queries = useQueryClient();
  const id = useId();
  const form = useContractForm(renameInvitation, {
    initial: { name: invitation.name ?? '' },
    refusals: { invitation_name_invalid: 'name', invitation_name_taken: 'name', invitation_unknown: 'name' },
    send: async (body) => {
      await call(renameInvitation, { params: { code: invitation.code }, body });
      return body.name.trim() || invitation.code;
    },
    onDone: async (name) => {
      await queries.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      notify({ tone: 'success', text: t('links.renamed', { name }) });
      onClose();
    },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('links.rename')}
      description={t('links.nameHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('links.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isPending}>
            {t('links.save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field('name')}
          label={t('links.name')}
          placeholder={t('links.nameExample')}
          maxLength={INVITATION_NAME_LENGTH_MAX}
          autoComplete="off"
        />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}
