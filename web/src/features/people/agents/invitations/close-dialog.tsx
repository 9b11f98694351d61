import { closeInvitation, type Invitation } from '@lanna/contract/people/agents/agents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { invitationsQuery } from '../queries.ts';

/** Asks before an invitation link is closed, for good after a minute: it may be printed and posted. */
export function CloseDialog({
  invitation: { code, name },
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
  const closing = useMutation({
    mutationFn: () => call(closeInvitation, { params: { code } }),
    onSuccess: () =>
      notify({
        tone: 'success',
        text: t('links.closedDone', { code: name ?? code }),
        detail: t('links.closedDetail'),
      }),
    onError: (error) => notify({ tone: 'danger', text: t('links.closeFailed'), detail: words(error) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('links.closeTitle', { code: name ?? code })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('links.keep')}
          </Button>
          <Button variant="danger" busy={closing.isPending} onClick={() => closing.mutate()}>
            {t('links.close')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('links.closeText')}</p>
    </Dialog>
  );
}
