import { listReferrals } from '@lanna/contract/rewards/bonuses/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';

const by = filtersOf(listReferrals);
const column = columnsOf(listReferrals);

/** Who registered by which member's link, with what they share and what was given for it. */
export function ReferralsPage() {
  const { t } = useTranslation('bonuses-console');
  const filter = useListFilter([by.search(t('referrals.search'))]);
  return (
    <ConsolePage fill title={t('referrals.title')} description={t('referrals.text')}>
      <DataTable
        name="referrals"
        caption={t('referrals.title')}
        list={listReferrals}
        filter={filter}
        columns={[
          column.moment('at', t('referrals.at'), { sort: 'at', width: 160 }),
          column.of(
            'inviter',
            t('referrals.inviter'),
            ({ inviter, brand }) => (
              <MemberLink id={inviter.id} brand={brand}>
                {inviter.name}
              </MemberLink>
            ),
            { width: 170 },
          ),
          column.of(
            'friend',
            t('referrals.friend'),
            ({ friend, brand }) => (
              <MemberLink id={friend.id} brand={brand}>
                {friend.name}
              </MemberLink>
            ),
            { width: 170 },
          ),
          column.of(
            'signals',
            t('referrals.shares'),
            ({ signals }) => signals.map((signal) => t(`signal.${signal}`)).join(' · ') || '–',
            { width: 240 },
          ),
          column.of('given', t('referrals.given'), ({ given }) => String(given), {
            align: 'end',
            width: 100,
          }),
          column.brand(t('field.brand'), { width: 110 }),
        ]}
        empty={{ title: t('referrals.empty'), text: t('referrals.emptyText') }}
      />
    </ConsolePage>
  );
}
