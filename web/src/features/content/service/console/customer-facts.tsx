import type { readConversation } from '@lanna/contract/content/service/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { When } from '../../../../console/when.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useCustomerName } from './customer-name.ts';

/** Who writes, and from where. */
export function CustomerFacts({
  conversation,
  className,
}: {
  conversation: Value<typeof readConversation>;
  className?: string;
}) {
  const { t } = useTranslation('service-console');
  const nameOf = useCustomerName();
  const { brand, customer, language, page, device, createdAt, waitingSince } = conversation;
  return (
    <aside aria-label={t('facts.label')} className={classes('flex-col overflow-y-auto p-4', className)}>
      <Facts
        facts={[
          {
            label: t('facts.customer'),
            value:
              customer.member === null ? (
                nameOf(customer)
              ) : (
                <MemberLink id={customer.member} brand={brand}>
                  {nameOf(customer)}
                </MemberLink>
              ),
          },
          customer.member !== null && { label: t('facts.rank'), value: `V${customer.rankLevel}` },
          { label: t('facts.brand'), value: brand },
          { label: t('facts.language'), value: language },
          { label: t('facts.page'), value: page },
          { label: t('facts.since'), value: <When at={createdAt} brand={brand} /> },
          {
            label: t('facts.waits'),
            value: <When at={waitingSince} brand={brand} never={t('facts.answered')} />,
          },
          { label: t('facts.device'), value: <span className="text-xs">{device}</span> },
        ]}
      />
    </aside>
  );
}
