import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** A password that is shown this once; closing it is a choice. */
export function OncePassword({
  password,
  name,
  waiting = false,
  onClose,
}: {
  password: string;
  name: string;
  /** Roles still wait for another operator's approval. */
  waiting?: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('operators-console');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('once.title', { name })}
      insistent
      footer={<Button onClick={onClose}>{t('once.done')}</Button>}
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>{t('once.text')}</p>
        <CodeText value={password} copyLabel={t('once.copy')} />
        {waiting && <p className="text-warning">{t('once.waiting')}</p>}
      </div>
    </Dialog>
  );
}
