import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { SlipDetail } from './slip-detail.tsx';

/** A slip over what one was looking at. Without an id it is closed; what was shown stays until it has gone. */
export function SlipDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('slips');
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  return (
    <Dialog
      open={id !== ''}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('detail.title')}
      size="medium"
    >
      {shown && <SlipDetail key={shown} id={shown} />}
    </Dialog>
  );
}
