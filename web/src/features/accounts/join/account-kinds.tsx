import { useTranslation } from 'react-i18next';
import { PageSection } from '../../../ui/page-section.tsx';

/** Types of account on the wire. */
const TYPES = [
  { type: 1, name: 'agent' },
  { type: 2, name: 'general' },
  { type: 41, name: 'affiliate' },
  { type: 42, name: 'affiliateOfAgent' },
] as const;

/** What the kinds of agents may do, so that one knows which to ask for. */
export function AccountKinds() {
  const { t } = useTranslation('join');
  return (
    <PageSection title={t('accounts.title')} lead={t('accounts.lead')}>
      <ul className="lit divide-y divide-line overflow-hidden rounded-large bg-surface">
        {TYPES.map(({ type, name }) => (
          <li key={type} className="grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[14rem_1fr]">
            <p className="font-semibold">
              {t(`accounts.${name}.title`)}{' '}
              <span className="figures font-normal text-muted text-sm">{t('accounts.type', { type })}</span>
            </p>
            <p className="text-muted">{t(`accounts.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
