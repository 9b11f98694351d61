import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Popover } from '../../../ui/layers/popover.tsx';
import { Tooltip } from '../../../ui/layers/tooltip.tsx';
import { Shelf } from './shelf.tsx';

export function LayerPieces() {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState(false);
  return (
    <Shelf title={t('layers')}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('dialog')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('dialog')}
        description={t('hint')}
        footer={<Button onClick={() => setOpen(false)}>{t('primary')}</Button>}
      >
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t('long')}</p>
          <TextField label={t('name')} />
        </div>
      </Dialog>
      <Menu
        trigger={<Button variant="secondary">{t('menu')}</Button>}
        entries={[
          {
            key: 'copy',
            label: t('copy'),
            icon: <Copy />,
            onSelect: () => notify({ text: t('toastSuccess'), tone: 'success' }),
          },
          { key: 'off', label: t('disabled'), disabled: true },
          { key: 'danger', label: t('danger'), icon: <Trash2 />, tone: 'danger' },
        ]}
      />
      <Popover trigger={<Button variant="secondary">{t('popover')}</Button>} title={t('sample')}>
        <p className="text-muted text-sm">{t('long')}</p>
      </Popover>
      <Tooltip text={t('hint')}>
        <Button variant="ghost">{t('tooltip')}</Button>
      </Tooltip>
      <Button variant="ghost" onClick={() => notify({ text: t('toastInfo'), detail: t('long') })}>
        {t('toastInfo')}
      </Button>
      <Button variant="ghost" onClick={() => notify({ text: t('toastSuccess'), tone: 'success' })}>
        {t('toastSuccess')}
      </Button>
      <Button
        variant="ghost"
        onClick={() => notify({ text: t('toastDanger'), detail: t('long'), tone: 'danger' })}
      >
        {t('toastDanger')}
      </Button>
    </Shelf>
  );
}
