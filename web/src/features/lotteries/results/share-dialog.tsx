import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { saveFile } from '../../../save-file.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePlayWords } from '../lotteries/play-words.ts';
import { drawPicture, PICTURE_SIZE } from './draw-picture.ts';
import { pictureOf } from './picture-of.ts';

export interface ShareDialogProps {
  draw: Draw;
  family: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** The picture of a result, with the ways to send and keep it. */
export function ShareDialog({ draw, family, name, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation('results');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('share.title')}
      description={t('share.text', { name, numero: draw.numero })}
    >
      <Picture draw={draw} family={family} name={name} />
    </Dialog>
  );
}

function Picture({ draw, family, name }: Pick<ShareDialogProps, 'draw' | 'family' | 'name'>) {
  const { t, i18n } = useTranslation('results');
  const brand = useBrandName();
  const timeZone = useTimeZone();
  const words = usePlayWords(family);
  const at = displayDateTime(draw.drawnAt ?? draw.drawsAt, timeZone).slice(0, 16);
  const picture = useQuery({
    queryKey: ['results', 'picture', draw.gameCode, draw.numero, draw.version, i18n.language],
    queryFn: () =>
      drawPicture(
        pictureOf(draw, family, words.part, {
          brand,
          host: location.host,
          game: name,
          numero: t('numero', { numero: draw.numero }),
          at,
          corrected: draw.version > 1 ? t('corrected') : '',
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const said = t('share.words', {
    name,
    numero: draw.numero,
    at,
    result: (draw.result ?? '').replaceAll('|', ' · '),
  });
  return (
    <QueryView
      query={picture}
      label={t('share.loading')}
      failed={t('share.failed')}
      shape={<Skeleton className="mx-auto aspect-4/5 w-full max-w-72 rounded-medium" />}
    >
      {(blob) => <Ready blob={blob} said={said} fileName={`${draw.gameCode}-${draw.numero}.png`} />}
    </QueryView>
  );
}

function Ready({ blob, said, fileName }: { blob: Blob; said: string; fileName: string }) {
  const { t } = useTranslation('results');
  const address = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const files = [new File([blob], fileName, { type: 'image/png' })];
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare({ files });
  return (
    <div className="flex flex-col gap-4">
      <img
        src={address}
        alt={said}
        width={PICTURE_SIZE.width}
        height={PICTURE_SIZE.height}
        className="mx-auto h-auto w-full max-w-72 rounded-medium border border-line"
      />
      <p className="select-all break-words rounded-medium bg-sunken px-3 py-2 text-sm">{said}</p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {canSend && (
          <Button
            icon={<Share2 aria-hidden="true" />}
            // Closing the sheet without choosing is no failure.
            onClick={() => void navigator.share({ files, text: said }).catch(() => undefined)}
          >
            {t('share.send')}
          </Button>
        )}
        <Button
          variant={canSend ? 'secondary' : 'primary'}
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(blob, fileName)}
        >
          {t('share.save')}
        </Button>
      </div>
    </div>
  );
}
