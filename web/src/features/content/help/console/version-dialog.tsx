import { LANGUAGES as CODES, type Language } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import type { HelpText } from './text-editor.tsx';

/** An earlier text beside what stands in the editor, language by language, and the way to take it back there. */
export function VersionDialog({
  earlier,
  now,
  title,
  onClose,
  onTake,
}: {
  /** Undefined while it is on its way. */
  earlier: HelpText | undefined;
  now: HelpText;
  title: string;
  onClose: () => void;
  /** Absent for who may not change it. */
  onTake?: ((text: HelpText) => void) | undefined;
}) {
  const { t } = useTranslation('help-console');
  const [language, setLanguage] = useState<Language>('TH');
  const languages = CODES.filter((one) => earlier?.content[one] ?? now.content[one]);
  const at = languages.includes(language) ? language : languages[0];
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      size="large"
      footer={
        onTake && (
          <Button disabled={!earlier} onClick={() => earlier && onTake(earlier)}>
            {t('versions.take')}
          </Button>
        )
      }
    >
      {earlier && at && (
        <div className="flex flex-col gap-4">
          {languages.length > 1 && (
            <Segments
              label={t('preview.language')}
              segments={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
              value={at}
              onValueChange={setLanguage}
            />
          )}
          <div className="grid gap-6 md:grid-cols-2">
            {(
              [
                [t('versions.earlier'), earlier],
                [t('versions.now'), now],
              ] as const
            ).map(([label, text]) => (
              <section key={label} lang={LANGUAGES[at].tag} className="min-w-0">
                <p className="mb-2 text-muted text-xs">{label}</p>
                <h3 className="mb-2 font-semibold text-lg">{text.title[at] ?? '–'}</h3>
                <RichText html={text.content[at] ?? '<p>–</p>'} />
              </section>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
