import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { saveFile } from '../../../save-file.ts';
import { canShare, shareOrCopy } from '../../../shared-parts/files/share.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../use-hydrated.ts';
import { qrQuery } from './queries.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The QR code of an address, which can be saved as a picture and sent; the address itself can be shared. */
export function QrCard({
  path,
  picture,
  label,
  name,
}: {
  /** Of this site, or an address on the web. */
  path: string;
  /** The brand's own picture of the code. */
  picture?: string;
  label: string;
  /** Of the file that is saved. */
  name: string;
}) {
  const { t } = useTranslation('download');
  const { merchant } = useBrand();
  const brand = useBrandName();
  // Where the site is, only the browser knows.
  const hydrated = useHydrated();
  const link = hydrated ? new URL(path, location.href).href : '';
  const { data: blob } = useQuery({ ...qrQuery(link, picture), enabled: hydrated });
  const shown = useObjectUrl(blob);
  const shares = hydrated && canShare();

  async function share() {
    const done = await shareOrCopy({ text: t('share.text', { brand }), url: link });
    if (done === 'copied') notify({ tone: 'success', text: t('share.copied') });
    if (done === 'failed') notify({ tone: 'info', text: t('share.failed', { link }) });
  }

  return (
    <div className="mx-auto flex w-62 flex-col items-center gap-3">
      <div className="flex size-50 items-center justify-center overflow-hidden rounded-medium bg-white">
        {shown ? (
          <img
            src={shown}
            alt={label}
            width="200"
            height="200"
            className="size-50 [image-rendering:pixelated]"
          />
        ) : (
          <Skeleton className="size-50" />
        )}
      </div>
      <div className="flex w-full gap-2">
        <Button
          variant="secondary"
          size="small"
          className="flex-1"
          disabled={!blob}
          icon={<Download aria-hidden="true" />}
          onClick={() => blob && saveFile(blob, `${merchant.toLowerCase()}-${name}-qr.png`)}
        >
          {t('qr.save')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="flex-1"
          disabled={!hydrated}
          icon={shares ? <Share2 aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void share()}
        >
          {shares ? t('share.share') : t('share.copy')}
        </Button>
      </div>
    </div>
  );
}
