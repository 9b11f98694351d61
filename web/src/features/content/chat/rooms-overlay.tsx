import { useQuery } from '@tanstack/react-query';
import { PanelRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { useDesktop } from '../../../ui/use-phone.ts';
import { setDocked, useDocked } from './docked.ts';
import { Room } from './room.tsx';
import { roomQuery } from './room-query.ts';
import { useWhyText } from './why-not.tsx';

/** The rooms over the page, which rests meanwhile. If the opening call fails, it closes and says why. */
export function RoomsOverlay({ open, onClose, page: game }: OverlayProps) {
  const { t } = useTranslation('chat');
  const desktop = useDesktop();
  const docked = useDocked();
  const { error } = useQuery({ ...roomQuery({ game }), enabled: open });
  useCloseOn(open ? error : null, onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="medium"
      title={
        <span className="flex items-center gap-2">
          {t('title')}
          {desktop && !docked && (
            <IconButton
              size="small"
              label={t('dock')}
              onClick={() => {
                setDocked(true);
                onClose();
              }}
            >
              <PanelRight aria-hidden="true" />
            </IconButton>
          )}
        </span>
      }
      flush
    >
      <Room key={game} game={game} className="h-[min(40rem,76dvh)]" />
    </Dialog>
  );
}

function useCloseOn(error: Error | null, onClose: () => void) {
  const { t } = useTranslation('chat');
  const refusalText = useRefusalText();
  const facts = error instanceof Refusal && error.code === 'chat_not_allowed' ? error.facts : undefined;
  const why = useWhyText({
    why: (facts?.['why'] ?? null) as Parameters<typeof useWhyText>[0]['why'],
    until: (facts?.['until'] ?? null) as string | null,
    reason: null,
  });
  const close = useEffectEvent((cause: Error) => {
    notify({ tone: 'danger', text: t('notOpened'), detail: why === '' ? refusalText(cause) : why });
    onClose();
  });
  useEffect(() => {
    if (error) close(error);
  }, [error]);
}
