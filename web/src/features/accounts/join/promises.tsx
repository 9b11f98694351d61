import { Ban, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { PageSection } from '../../../ui/page-section.tsx';

const ASKED = ['age', 'self', 'honest', 'care'] as const;
const NEVER = ['fee', 'money', 'amount', 'password'] as const;

/** What is asked of an agent, and what the house never does. */
export function Promises() {
  const { t } = useTranslation('join');
  const { minimumAge } = useBrand();
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-8">
      <PageSection title={t('asked.title')}>
        <ul className="flex flex-col gap-3">
          {ASKED.map((name) => (
            <li key={name} className="flex gap-3">
              <Check className="mt-1 size-4.5 shrink-0 text-success" aria-hidden="true" />
              {t(`asked.${name}`, { age: minimumAge })}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('never.title')}>
        <ul className="flex flex-col gap-3">
          {NEVER.map((name) => (
            <li key={name} className="flex gap-3">
              <Ban className="mt-1 size-4.5 shrink-0 text-danger" aria-hidden="true" />
              {t(`never.${name}`)}
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}
