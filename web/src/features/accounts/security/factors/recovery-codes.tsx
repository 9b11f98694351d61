import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { saveFile } from '../../../../save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';

/** Shown only once: a member who loses the phone logs in with one of these codes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('security');
  const { merchant } = useBrand();
  const [copied, setCopied] = useState(false);
  const [kept, setKept] = useState(false);

  function copy() {
    // Without HTTPS there is no clipboard; the codes can still be selected or saved.
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => {},
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{t('recovery.once')}</p>
      <ul className="grid grid-cols-1 gap-x-3 gap-y-1.5 rounded-medium bg-sunken px-4 py-4 min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all whitespace-nowrap text-xs sm:text-sm">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={copy}
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        >
          {copied ? t('recovery.copied') : t('recovery.copy')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => save(codes, `${merchant.toLowerCase()}-recovery-codes.txt`)}
          icon={<Download aria-hidden="true" />}
        >
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox
        label={t('recovery.kept')}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button size="large" wide disabled={!kept} onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}

function save(codes: readonly string[], fileName: string): void {
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), fileName);
}
