import { openReferral } from '@lanna/contract/rewards/bonuses/bonuses';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { lineShareAddress } from '../../../../shared-parts/files/line-share.ts';
import { canShare, shareOrCopy } from '../../../../shared-parts/files/share.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { useBonusCall } from '../use-bonus-call.ts';
import { friendLink } from './friend-link.ts';

/** The member's link: made by a press, then shown as text and code, to be shared, copied or sent by LINE. */
export function LinkCard({ code }: { code: string | null }) {
  const { t } = useTranslation('bonuses');
  const making = useBonusCall(() => call(openReferral, { body: {} }));
  return (
    <section aria-labelledby="referral-link" className="lit flex flex-col gap-3 rounded-large bg-raised p-4">
      <h3 id="referral-link" className="font-display font-semibold text-lg">
        {t('referral.link')}
      </h3>
      {code === null ? (
        <>
          <p className="text-muted text-sm">{t('referral.makeText')}</p>
          <Button busy={making.isPending} onClick={() => making.mutate(undefined)} className="self-start">
            {t('referral.make')}
          </Button>
        </>
      ) : (
        <Link link={friendLink(code)} />
      )}
    </section>
  );
}

function Link({ link }: { link: string }) {
  const { t } = useTranslation('bonuses');
  const text = t('referral.shareText', { brand: useBrandName() });
  const shares = canShare();
  async function share() {
    const done = await shareOrCopy({ text, url: link });
    if (done === 'copied') notify({ tone: 'success', text: t('referral.copied') });
    if (done === 'failed') notify({ tone: 'info', text: t('referral.notCopied') });
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QrPicture text={link} label={t('referral.qr')} sizePx={144} />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-3">
        <p className="break-all rounded-medium bg-sunken p-3 text-sm">{link}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={shares ? <Share2 aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onClick={() => void share()}
          >
            {t(shares ? 'referral.share' : 'referral.copy')}
          </Button>
          <LinkButton
            variant="secondary"
            href={lineShareAddress({ text, link }, matchMedia('(pointer: coarse)').matches)}
            target="_blank"
            rel="noopener"
            icon={<MessageCircle aria-hidden="true" />}
          >
            {t('referral.line')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
