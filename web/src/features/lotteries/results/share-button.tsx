import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const dialog = lazily<ShareDialogProps>(() =>
  import('./share-dialog.tsx').then((found) => found.ShareDialog),
);

/** A result as a picture to send or keep. What draws it comes with the first press. */
export function ShareButton(props: { draw: Draw; family: string; name: string }) {
  const { t } = useTranslation('results');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('share.button', { name: props.name, numero: props.draw.numero })}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        onPointerEnter={() => void dialog.preload()}
        className="size-9 rounded-full"
      >
        <Share2 aria-hidden="true" />
      </IconButton>
      {wanted && (
        <Suspense>
          <Lazy of={dialog} props={{ ...props, open, onClose: () => setOpen(false) }} />
        </Suspense>
      )}
    </>
  );
}
