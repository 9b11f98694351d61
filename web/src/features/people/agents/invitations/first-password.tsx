import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** The first password of an account, to hand over: it is shown this once. */
export function FirstPassword({
  title,
  username,
  password,
  open,
  onClose,
}: {
  title: string;
  username: string;
  password: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const site = location.origin;
  async function copyAll() {
    try {
      await navigator.clipboard.writeText(t('made.handOver', { site, username, password }));
      notify({ tone: 'success', text: t('made.copied') });
    } catch {
      notify({ tone: 'info', text: t('invite.notCopied') });
    }
  }
  const lines = [
    { label: t('made.site'), value: site, copyLabel: t('made.copySite') },
    { label: t('made.username'), value: username, copyLabel: t('made.copyUsername') },
    { label: t('made.password'), value: password, copyLabel: t('made.copyPassword') },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      insistent
      title={title}
      description={t('made.once')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('made.close')}
          </Button>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyAll()}>
            {t('made.copyAll')}
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-3">
        {lines.map(({ label, value, copyLabel }) => (
          <div key={label}>
            <dt className="mb-1 text-muted text-xs">{label}</dt>
            <dd>
              <CodeText value={value} copyLabel={copyLabel} className="[&_code]:text-base" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">{t('made.next')}</p>
    </Dialog>
  );
}
