import { EyeOff, LockKeyhole, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What documents are used for, who sees them, and how long they are kept. */
export function Privacy({ keptDays }: { keptDays: number }) {
  const { t } = useTranslation('kyc');
  const lines = [
    { Icon: LockKeyhole, text: t('privacy.sealed') },
    { Icon: EyeOff, text: t('privacy.seen') },
    { Icon: Trash2, text: t('privacy.kept', { count: keptDays }) },
  ];
  return (
    <section aria-labelledby="identity-privacy" className="rounded-large border border-line px-5 py-4">
      <h3 id="identity-privacy" className="font-medium text-sm">
        {t('privacy.title')}
      </h3>
      <ul className="mt-2 flex flex-col gap-2 text-muted text-sm">
        {lines.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-2.5">
            <Icon className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
