import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../api/brand-name.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

/** Shares the link through the phone's share sheet; where there is none it is copied. */
export function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation('agents');
  const brand = useBrandName();
  const shares = typeof navigator.share === 'function';

  async function share() {
    // Closing the sheet without choosing an app is no failure.
    if (shares) return navigator.share({ text: t('invite.shareText', { brand }), url: link }).catch(() => {});
    // Without HTTPS there is no clipboard.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    notify(
      copied ? { tone: 'success', text: t('invite.copied') } : { tone: 'info', text: t('invite.notCopied') },
    );
  }

  return (
    <Button
      icon={shares ? <Share2 aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void share()}
    >
      {shares ? t('invite.share') : t('invite.copyLink')}
    </Button>
  );
}
