import type { Value } from '@lanna/contract/endpoint';
import type { readConversation } from '@lanna/contract/service/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../console/console-link.tsx';
import { Facts } from '../../../console/facts.tsx';
import { useMay } from '../../../console/operator.tsx';
import { When } from '../../../console/when.tsx';
import { classes } from '../../../ui/classes.ts';
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
  const may = useMay();
  const nameOf = useCustomerName();
  const { brand, customer, language, page, device, createdAt, waitingSince } = conversation;
  return (
    <aside aria-label={t('facts.label')} className={classes('flex-col overflow-y-auto p-4', className)}>
      <Facts
        facts={[
          {
            label: t('facts.customer'),
            value:
              customer.member !== null && may('members.read', brand) ? (
                <ConsoleLink href={`/members/${customer.member}`}>{customer.name}</ConsoleLink>
              ) : (
                nameOf(customer)
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
