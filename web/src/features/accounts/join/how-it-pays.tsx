import { HandCoins, Handshake, Link2, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../../../ui/page-section.tsx';

const STEPS = [
  { name: 'invite', Icon: Link2 },
  { name: 'play', Icon: ReceiptText },
  { name: 'contract', Icon: Handshake },
  { name: 'paid', Icon: HandCoins },
] as const;
const KINDS = ['dividend', 'salary', 'realTime'] as const;

/** How commission works here, in plain words, with what it does not do. */
export function HowItPays() {
  const { t } = useTranslation('join');
  return (
    <PageSection title={t('pays.title')} lead={t('pays.lead')}>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ name, Icon }, at) => (
          <li key={name} className="lit flex gap-4 rounded-large bg-surface p-5 lg:flex-col lg:gap-3">
            <span className="lantern flex size-11 shrink-0 items-center justify-center rounded-full">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span>
              <span className="block font-semibold">
                <span className="figures text-accent-text">{at + 1}</span> {t(`pays.${name}.title`)}
              </span>
              <span className="block text-muted text-sm">{t(`pays.${name}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className="lit mt-4 grid gap-x-8 gap-y-5 rounded-large bg-surface p-5 sm:grid-cols-3 sm:p-6">
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt className="font-semibold">{t(`kind.${kind}.title`)}</dt>
            <dd className="mt-1 text-muted text-sm">{t(`kind.${kind}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-warning border-l-2 pl-4 text-muted">{t('pays.honest')}</p>
    </PageSection>
  );
}
