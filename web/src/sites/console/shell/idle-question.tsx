import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';

/** Asked in the last minute of a session. Any press or key is the answer: the clock receives it. */
export function IdleQuestion({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTranslation('console-shell');
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('idle.title')}
      insistent
      footer={<Button>{t('idle.stay')}</Button>}
    >
      <p role="timer">{t('idle.text', { count: secondsLeft })}</p>
    </Dialog>
  );
}
