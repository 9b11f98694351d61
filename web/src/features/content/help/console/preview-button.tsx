import { previewHelpText } from '@lanna/contract/content/help/ops';
import { LANGUAGES as CODES, type Language, type LocalText } from '@lanna/rules/local-text';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { useHelpRefusalText } from './use-help-refusal-text.ts';

/** The text as readers of the brand would see it, placeholders filled in; refused in the words that saving would be. */
export function PreviewButton({ brand, content }: { brand: string; content: LocalText }) {
  const { t } = useTranslation('help-console');
  const words = useHelpRefusalText();
  const [open, setOpen] = useState(false);
  const [language, setLanguage] = useState<Language>('TH');
  const preview = useOpsMutation(previewHelpText);
  const shown = preview.data;
  const languages = CODES.filter((one) => shown?.[one] !== undefined);
  const at = shown?.[language] === undefined ? languages[0] : language;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Eye aria-hidden="true" />}
        disabled={Object.keys(content).length === 0}
        onClick={() => {
          preview.mutate({ body: { ofBrand: brand, content } });
          setOpen(true);
        }}
      >
        {t('preview.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('preview.title')} size="large">
        {preview.error ? (
          <FormError>{words(preview.error)}</FormError>
        ) : (
          shown &&
          at && (
            <div className="flex flex-col gap-4">
              {languages.length > 1 && (
                <Segments
                  label={t('preview.language')}
                  segments={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
                  value={at}
                  onValueChange={setLanguage}
                />
              )}
              <RichText html={shown[at] ?? ''} lang={LANGUAGES[at].tag} />
            </div>
          )
        )}
      </Dialog>
    </>
  );
}
