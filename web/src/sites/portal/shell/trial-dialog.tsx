import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';

/** Shown to a trial account where a real one is required. */
export function TrialDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('shell');
  const { flags } = useBrand();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('trial.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ok')}
          </Button>
          {flags.registration && <LinkButton href={paths.registerDialog()}>{t('register')}</LinkButton>}
        </>
      }
    >
      <p className="text-muted">{t('trial.text')}</p>
    </Dialog>
  );
}
