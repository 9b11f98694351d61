import type { DocumentPart, IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { TypedPerson } from '../person-field-error.ts';
import type { PartUploads } from './send-form.tsx';

/** Everything once more before it is sent. */
export function CheckOver({
  kind,
  person,
  parts,
  uploads,
  onChange,
}: {
  kind: IdentityDocument;
  person: TypedPerson;
  parts: readonly DocumentPart[];
  uploads: PartUploads;
  onChange: (step: 'person' | 'pictures') => void;
}) {
  const { t } = useTranslation('kyc');
  const facts = [
    [t('fact.document'), t(`kind.${kind}`)],
    [t('field.name'), person.name],
    [t(`field.number.${kind}`), person.number],
    [t('field.birthday'), person.birthday],
    [t('field.validUntil'), person.forLife ? t('field.forLife') : person.validUntil],
  ] as const;
  const change = (step: 'person' | 'pictures') => (
    <Button
      size="small"
      variant="ghost"
      icon={<PencilLine aria-hidden="true" />}
      onClick={() => onChange(step)}
    >
      {t(`send.${step}.change`)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-medium bg-sunken px-4 py-3">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures min-w-0 break-words text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-2 flex justify-end">{change('person')}</div>
      </div>
      <div className="rounded-medium bg-sunken px-4 py-3">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {parts.map((part) => {
            const [upload] = uploads[part].uploads;
            return (
              upload && (
                <li key={part} className="flex flex-col gap-1 text-xs">
                  <img
                    src={upload.preview}
                    alt={t('send.pictures.preview', { name: t(`part.${part}.name`) })}
                    className="aspect-[1.586] w-full rounded-small object-cover"
                  />
                  <span className="text-muted">{t(`part.${part}.name`)}</span>
                </li>
              )
            );
          })}
        </ul>
        <div className="mt-2 flex justify-end">{change('pictures')}</div>
      </div>
    </div>
  );
}
