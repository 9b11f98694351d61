import type { SettingValues } from '@lanna/contract/house/brands/setting-keys';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SiteFrames } from '../site-frames.tsx';
import { usePreviewPass } from '../use-preview-pass.ts';

/** The site with what is changed of its look and not saved: shown to this operator alone. */
export function DraftPreview({
  code,
  changes,
  onClose,
}: {
  code: string;
  changes: SettingValues;
  onClose: () => void;
}) {
  const { t } = useTranslation('brands-console');
  const words = useRefusalText();
  const { pass, error } = usePreviewPass(code, changes);
  return (
    <Panel
      title={t('preview.draft')}
      text={t('preview.draftText')}
      actions={
        <Button variant="secondary" size="small" onClick={onClose}>
          {t('preview.back')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <FormError>{words(error)}</FormError>}
        <SiteFrames pass={pass} />
      </div>
    </Panel>
  );
}
