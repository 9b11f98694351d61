import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../../save-file.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';

/** Shown only once: who loses the phone or the key gets in with one of these. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('operators-console');
  const [copied, setCopied] = useState(false);
  const [kept, setKept] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Without HTTPS there is no clipboard; the codes can be selected or saved.
    }
  }

  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>{t('recovery.once')}</p>
      <ul className="grid gap-x-3 gap-y-1.5 rounded-medium bg-sunken px-4 py-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all whitespace-nowrap text-sm">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => void copy()}
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        >
          {copied ? t('recovery.copied') : t('recovery.copy')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() =>
            saveFile(
              new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
              'console-recovery-codes.txt',
            )
          }
        >
          {t('recovery.save')}
        </Button>
      </div>
      <Checkbox
        label={t('recovery.kept')}
        checked={kept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button wide disabled={!kept} onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  );
}
