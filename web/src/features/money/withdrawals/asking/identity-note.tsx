import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import type { WithdrawalTerms } from '../queries.ts';

/** What waits until the identity is confirmed, and the way there: every withdrawal, or those above an amount. */
export function IdentityNote({
  identity: { state, above },
}: {
  identity: NonNullable<WithdrawalTerms['identity']>;
}) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const isWaiting = state === 'submitted' || state === 'reviewing';
  const isAgain = state === 'rejected' || state === 'expired';
  const words = isWaiting
    ? { title: t('identity.waitingTitle'), text: t('identity.waitingText') }
    : isAgain
      ? { title: t('identity.againTitle'), text: t('identity.againText') }
      : { title: t('identity.title'), text: t('identity.text') };
  const { title, text } =
    above === null
      ? words
      : {
          title: t('identity.aboveTitle', { amount: displayMoney(moneyOf(above), currencySymbol) }),
          text: isWaiting ? t('identity.waitingText') : t('identity.aboveText'),
        };
  return (
    <section
      aria-labelledby="withdraw-identity"
      className="lit flex flex-wrap items-start gap-4 rounded-large border border-line bg-surface p-5"
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
      >
        <IdCard />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 id="withdraw-identity" className="font-semibold">
          {title}
        </h3>
        <p className="mt-0.5 text-muted text-sm">{text}</p>
      </div>
      <LinkButton
        href={paths.memberCentre('identity')}
        variant={above === null && !isWaiting ? 'primary' : 'secondary'}
        className="max-sm:w-full"
      >
        {isWaiting ? t('identity.see') : t('identity.action')}
      </LinkButton>
    </section>
  );
}
