import { Dices, Fingerprint, KeyRound, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../../../ui/page-section.tsx';

const STEPS = [
  { name: 'commit', Icon: Fingerprint },
  { name: 'choose', Icon: KeyRound },
  { name: 'play', Icon: Dices },
  { name: 'reveal', Icon: LockOpen },
] as const;

export function HowItWorks() {
  const { t } = useTranslation('fairness');
  return (
    <PageSection title={t('how.title')}>
      <ol className="grid gap-3 sm:grid-cols-2">
        {STEPS.map(({ name, Icon }, place) => (
          <li key={name} className="lit flex gap-4 rounded-large bg-surface p-5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-semibold">
                {place + 1}. {t(`how.${name}.title`)}
              </h3>
              <p className="mt-1 text-muted text-sm">{t(`how.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
