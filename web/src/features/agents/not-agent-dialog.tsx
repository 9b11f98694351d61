import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../../navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';

/** Shown to a member where an agent's account is required. */
export function NotAgentDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('agents');
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
