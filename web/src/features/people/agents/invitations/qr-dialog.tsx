import type { Invitation } from '@lanna/contract/people/agents/agents';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { LineButton } from '../downline/line-button.tsx';
import { invitationLink } from './invitation-link.ts';
import { saveQr } from './save-qr.ts';
import { ShareButton } from './share-button.tsx';

/** Shows the link as a QR code to scan from the screen, or to save and print. */
export function QrDialog({
  invitation: { code, name },
  open,
  onClose,
}: {
  invitation: Invitation;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const link = invitationLink(code);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={name ?? code}
      description={t('links.qrText')}
      footer={
        <>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            icon={<Download aria-hidden="true" />}
            onClick={() => saveQr(link, `${code}.png`)}
          >
            {t('links.download')}
          </Button>
          <LineButton link={link} className="max-sm:flex-1" />
          <ShareButton link={link} className="max-sm:w-full" />
        </>
      }
    >
      <div className="flex justify-center">
        <QrPicture text={link} label={t('invite.qr', { code })} />
      </div>
    </Dialog>
  );
}
