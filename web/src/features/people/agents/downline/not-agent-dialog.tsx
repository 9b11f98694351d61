import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../../api/queries.ts';
import type { OverlayProps } from '../../../../navigation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MessageText } from '../../../../ui/text/message-text.tsx';

/**
 * Shown to a member where an agent's account is required. The account is looked up again: a tab that slept through the appointment has an
 * agent's session then, and the centre takes this dialog's place.
 */
export function NotAgentDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('agents');
  useQuery({ ...memberQuery, staleTime: 0, enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('refused.title')}
      footer={<Button onClick={onClose}>{t('refused.ok')}</Button>}
    >
      <p className="text-muted">{t('refused.text')}</p>
      <p className="mt-3 text-muted">
        <MessageText>{t('refused.what')}</MessageText>
      </p>
    </Dialog>
  );
}
