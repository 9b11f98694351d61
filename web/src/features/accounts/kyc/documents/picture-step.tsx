import type { DocumentPart, IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { Ban, CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PartSlot } from './part-slot.tsx';
import type { PartUploads } from './send-form.tsx';

/** A place for each picture, with what makes a picture good. */
export function PictureStep({
  kind,
  parts,
  required,
  uploads,
  missing,
}: {
  kind: IdentityDocument;
  parts: readonly DocumentPart[];
  required: readonly DocumentPart[];
  uploads: PartUploads;
  missing: readonly DocumentPart[];
}) {
  const { t } = useTranslation('kyc');
  return (
    <div className="flex flex-col gap-5">
      <ul className="grid gap-x-4 gap-y-1.5 rounded-medium bg-sunken px-4 py-3 text-sm sm:grid-cols-2">
        {(['whole', 'light'] as const).map((tip) => (
          <li key={tip} className="flex items-start gap-2">
            <CheckCircle2 className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
            {t(`tip.${tip}`)}
          </li>
        ))}
        {(['glare', 'copy'] as const).map((tip) => (
          <li key={tip} className="flex items-start gap-2">
            <Ban className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            {t(`tip.${tip}`)}
          </li>
        ))}
      </ul>
      {parts.map((part) => (
        <PartSlot
          key={part}
          part={part}
          kind={kind}
          optional={!required.includes(part)}
          handle={uploads[part]}
          error={missing.includes(part) ? t('send.pictures.missing') : undefined}
        />
      ))}
    </div>
  );
}
