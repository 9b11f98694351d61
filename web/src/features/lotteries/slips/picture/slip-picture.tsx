import type { Value } from '@lanna/contract/endpoint';
import type { showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { shortNumber } from '@lanna/rules/short-number';
import { Download, Image as ImageIcon, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useSlipSheet } from '../list/use-slip-sheet.ts';
import { paintSlip } from './paint-slip.ts';

/** A button, and behind it the slip as a picture: to save, or to send by the device's own sheet. */
export function SlipPicture({ found }: { found: Value<typeof showSlip> }) {
  const { t } = useTranslation('slips');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<ImageIcon aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('picture.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('picture.title')}>
        {open && <Picture found={found} />}
      </Dialog>
    </>
  );
}

function Picture({ found }: { found: Value<typeof showSlip> }) {
  const { t } = useTranslation('slips');
  const sheet = useSlipSheet(found);
  const [painted, setPainted] = useState<{ file: File; url: string }>();
  const [failed, setFailed] = useState(false);
  const number = shortNumber('S', found.slip.id);
  const written = JSON.stringify(sheet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew where a word of it has changed
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    paintSlip(sheet).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setPainted({ file: new File([blob], `${number}.png`, { type: blob.type }), url });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [written, number]);
  if (failed) return <FormError>{t('picture.failed')}</FormError>;
  if (!painted) return <Skeleton className="h-80" />;
  const shared = { files: [painted.file] };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(shared);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-2">
        <Button
          wide
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(painted.file, painted.file.name)}
        >
          {t('picture.save')}
        </Button>
        {canShare && (
          <Button
            wide
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            // Closing the sheet without choosing is no failure.
            onClick={() => void navigator.share(shared).catch(() => undefined)}
          >
            {t('picture.share')}
          </Button>
        )}
      </div>
      <img
        src={painted.url}
        alt={t('picture.alt', { number })}
        className="w-full rounded-medium border border-line"
      />
    </div>
  );
}
