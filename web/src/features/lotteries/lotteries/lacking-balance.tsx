import { moneyOf } from '@lanna/contract/money';
import { displayMoney, type Money } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { CirclePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { balanceQuery } from '../../../api/queries.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** What of a stake the wallet lacks, once its balance is known; undefined where it suffices. */
export function useLacking(stake: Money): Money | undefined {
  const session = useSession();
  const { data } = useQuery({ ...balanceQuery, enabled: isMember(session) });
  if (!data) return undefined;
  const lacking = stake - moneyOf(data.sumBalance);
  return lacking > 0n ? lacking : undefined;
}

/** In the place of the button that buys: it says what is missing and leads to a deposit. */
export function LackingBalance({ lacking }: { lacking: Money }) {
  const { t } = useTranslation('lotteries');
  const { currencySymbol } = useBrand();
  return (
    <LinkButton
      size="large"
      wide
      href={paths.memberCentre('depositv2')}
      icon={<CirclePlus aria-hidden="true" />}
    >
      {t('lacking', { amount: displayMoney(lacking, currencySymbol) })}
    </LinkButton>
  );
}
