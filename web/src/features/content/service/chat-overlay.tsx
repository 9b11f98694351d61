import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Chat } from './chat.tsx';
import { DeskLine } from './desk-line.tsx';

/** The chat over the page one is on: where the browser lets no window be opened. */
export function ChatOverlay({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('service');
  const brand = useBrandName();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('title', { brand })}
      description={<DeskLine />}
      flush
    >
      <Chat from={location.pathname} className="h-[min(34rem,72dvh)]" />
    </Dialog>
  );
}
