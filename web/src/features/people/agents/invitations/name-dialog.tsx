import {
  INVITATION_NAME_LENGTH_MAX,
  type Invitation,
  renameInvitation,
} from '@lanna/contract/people/agents/agents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
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
  const words = useRefusalText();
  const queries = useQueryClient();
  const form = useId();
  const [name, setName] = useState(invitation.name ?? '');
  const saving = useMutation({
    mutationFn: () => call(renameInvitation, { params: { code: invitation.code }, body: { name } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      notify({ tone: 'success', text: t('links.renamed', { name: name.trim() || invitation.code }) });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }

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
          <Button type="submit" form={form} busy={saving.isPending}>
            {t('links.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t('links.name')}
          placeholder={t('links.nameExample')}
          value={name}
          maxLength={INVITATION_NAME_LENGTH_MAX}
          autoComplete="off"
          error={saving.error ? words(saving.error) : undefined}
          onChange={({ target }) => {
            setName(target.value);
            if (saving.error) saving.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
