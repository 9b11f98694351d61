import type { IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { BookUser, CarFront, IdCard, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';

const ICONS: Record<IdentityDocument, LucideIcon> = {
  thai_id: IdCard,
  passport: BookUser,
  driving_licence: CarFront,
};

/** The documents that the brand takes, as cards. */
export function DocumentChoice({
  kinds,
  chosen,
  onChoose,
  error,
}: {
  kinds: readonly IdentityDocument[];
  chosen: IdentityDocument | undefined;
  onChoose: (kind: IdentityDocument) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('kyc');
  return (
    <fieldset
      className="flex flex-col gap-2.5"
      aria-describedby={error ? 'identity-document-fault' : undefined}
    >
      <legend className="sr-only">{t('send.document.title')}</legend>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        const checked = kind === chosen;
        return (
          <label
            key={kind}
            className={classes(
              'flex cursor-pointer items-center gap-4 rounded-large border bg-raised p-4 transition-colors hover:border-accent-text',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              checked ? 'border-accent-text shadow-near' : 'border-line',
            )}
          >
            <input
              type="radio"
              name="identity-document"
              value={kind}
              checked={checked}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={classes(
                'flex size-12 shrink-0 items-center justify-center rounded-medium [&_svg]:size-6',
                checked ? 'lantern' : 'bg-sunken text-accent-text',
              )}
            >
              <Icon />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{t(`kind.${kind}`)}</span>
              <span className="block text-muted text-sm">{t(`kindText.${kind}`)}</span>
            </span>
          </label>
        );
      })}
      {error && (
        <p id="identity-document-fault" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
