import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { NeedsList } from './documents/needs-list.tsx';
import { identityQuery } from './queries.ts';

/** Above the form of a deposit, where some deposits wait for the identity: said before anybody is refused. */
export function DepositNotice() {
  const { t } = useTranslation('kyc');
  const { data } = useQuery(identityQuery);
  const needs = data?.needs.filter((need) => need.for === 'deposit') ?? [];
  if (!data || data.state === 'approved' || needs.length === 0) return null;
  const isWaiting = data.state === 'submitted' || data.state === 'reviewing';
  return (
    <aside
      aria-label={t('title')}
      className="flex flex-col gap-3 rounded-large border border-line bg-raised p-4"
    >
      <NeedsList needs={needs} />
      <LinkButton
        size="small"
        variant="secondary"
        className="self-start"
        href={paths.memberCentre('identity')}
        icon={<IdCard aria-hidden="true" />}
      >
        {t(isWaiting ? 'row.see' : 'row.start')}
      </LinkButton>
    </aside>
  );
}
