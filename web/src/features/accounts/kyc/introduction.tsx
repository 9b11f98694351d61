import type { IdentityStatus } from '@lanna/contract/accounts/kyc/kyc';
import { Camera, IdCard, ScanFace, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DocumentDrawing } from './documents/document-drawing.tsx';
import { NeedsList } from './documents/needs-list.tsx';

/** Before anything was sent: what it is for, what to have at hand, how long it takes. */
export function Introduction({
  status: { needs, minimumAge },
  onStart,
}: {
  status: Pick<IdentityStatus, 'needs' | 'minimumAge'>;
  onStart: (() => void) | undefined;
}) {
  const { t } = useTranslation('kyc');
  const isNeeded = needs.length > 0;
  const steps = [
    { key: 'document', Icon: IdCard },
    { key: 'camera', Icon: Camera },
    { key: 'face', Icon: ScanFace },
    { key: 'time', Icon: Timer },
  ] as const;
  return (
    <section
      aria-labelledby="identity-lead"
      className="lit sky flex flex-col gap-5 overflow-hidden rounded-large bg-raised p-5 sm:p-6"
    >
      <div className="flex items-center gap-5">
        <div className="min-w-0 flex-1">
          <h3 id="identity-lead" className="font-display font-semibold text-xl leading-snug">
            {t(isNeeded ? 'intro.neededTitle' : 'intro.title')}
          </h3>
          <p className="mt-1.5 text-muted text-sm">{t('intro.text', { age: minimumAge })}</p>
        </div>
        <DocumentDrawing className="hidden w-36 shrink-0 sm:block" />
      </div>
      {isNeeded && <NeedsList needs={needs} />}
      <ul className="grid gap-3 sm:grid-cols-2">
        {steps.map(({ key, Icon }) => (
          <li key={key} className="flex items-start gap-3 rounded-medium bg-surface px-4 py-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
            <span className="text-sm">
              <span className="block font-medium">{t(`intro.${key}`)}</span>
              <span className="block text-muted">{t(`intro.${key}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {onStart && (
        <Button size="large" wide icon={<Camera aria-hidden="true" />} onClick={onStart}>
          {t('intro.start')}
        </Button>
      )}
    </section>
  );
}
