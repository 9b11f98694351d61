import {
  addInvitation,
  INVITATION_NAME_LENGTH_MAX,
  type Invitation,
  renameInvitation,
} from '@lanna/contract/agents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { invitationsQuery } from './queries.ts';

/** Asks what a link is to be called: a new one, or one that is there. */
export function NameDialog({
  invitation,
  open,
  onClose,
}: {
  /** Undefined for one that is yet to be made. */
  invitation: Invitation | undefined;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const words = useRefusalText();
  const queries = useQueryClient();
  const form = useId();
  const [name, setName] = useState(invitation?.name ?? '');
  const saving = useMutation({
    mutationFn: async () => {
      if (invitation) await call(renameInvitation, { params: { code: invitation.code }, body: { name } });
      return invitation ?? call(addInvitation, { body: { name } });
    },
    onSuccess: async ({ code }) => {
      await queries.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      const shown = name.trim() || code;
      notify({
        tone: 'success',
        text: invitation ? t('links.renamed', { name: shown }) : t('links.added', { name: shown }),
      });
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
      title={invitation ? t('links.rename') : t('links.add')}
      description={t('links.nameHint')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('links.cancel')}
          </Button>
          <Button type="submit" form={form} busy={saving.isPending}>
            {invitation ? t('links.save') : t('links.add')}
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
