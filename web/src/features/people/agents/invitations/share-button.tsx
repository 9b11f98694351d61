import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { canShare, shareOrCopy } from '../../../../shared-parts/files/share.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Shares the link through the phone's share sheet; where there is none it is copied. */
export function ShareButton({ link, className }: { link: string; className?: string }) {
  const { t } = useTranslation('agents');
  const brand = useBrandName();
  const shares = canShare();

  async function share() {
    const done = await shareOrCopy({ text: t('invite.shareText', { brand }), url: link });
    if (done === 'copied') notify({ tone: 'success', text: t('invite.copied') });
    if (done === 'failed') notify({ tone: 'info', text: t('invite.notCopied') });
  }

  return (
    <Button
      icon={shares ? <Share2 aria-hidden="true" /> : <Copy aria-hidden="true" />}
      className={className}
      onClick={() => void share()}
    >
      {shares ? t('invite.share') : t('invite.copyLink')}
    </Button>
  );
}
