import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SiteFrames } from './site-frames.tsx';
import { SitePoints } from './site-points.tsx';
import { usePreviewPass } from './use-preview-pass.ts';

/** The brand's site as it is written for visitors, at the widths of a phone and a desktop, also while it is closed. */
export function PreviewPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('brands-console');
  const code = params['code'] ?? '';
  const words = useRefusalText();
  const { pass, error } = usePreviewPass(code);
  return (
    <ConsolePage
      title={t('preview.title')}
      description={t('preview.text')}
      crumbs={[
        { href: '/brands', label: t('nav') },
        { href: `/brands/${code}`, label: code },
      ]}
    >
      <div className="flex flex-col gap-4">
        <SitePoints code={code} />
        {error && <FormError>{words(error)}</FormError>}
        <SiteFrames pass={pass} />
      </div>
    </ConsolePage>
  );
}
