import type { Value } from '@lanna/contract/endpoint';
import { listBonuses, revokeBonus, showBonus } from '@lanna/contract/rewards/bonuses/ops';
import { isBonusOpen } from '@lanna/rules/rewards/bonuses/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BONUS_TONES } from './bonus-tones.ts';
import { GiveDialog } from './give-dialog.tsx';

const by = filtersOf(listBonuses);
const column = columnsOf(listBonuses);

/** Who got what bonus, why, and how far each is. */
export function BonusesPage() {
  const { t } = useTranslation('bonuses-console');
  const content = useContentText();
  const filter = useListFilter([
    by.search(t('field.memberBegins')),
    by.choice('state', t('field.state'), (state) => t(`state.${state}`)),
    by.member('member', t('field.memberId')),
    by.text('offer', t('field.offerId')),
  ]);
  return (
    <ConsolePage fill title={t('bonuses.title')} description={t('bonuses.text')}>
      <DataTable
        name="bonuses"
        caption={t('bonuses.title')}
        list={listBonuses}
        filter={filter}
        notice="bonuses_changed"
        columns={[
          column.moment('optedAt', t('field.optedAt'), { sort: 'optedAt', width: 160 }),
          column.member(t('field.member'), { width: 160 }),
          column.of('name', t('field.name'), ({ name }) => content(name), { width: 200 }),
          column.badge('state', t('field.state'), BONUS_TONES, (state) => t(`state.${state}`), {
            width: 120,
          }),
          column.of('amount', t('field.amount'), (row) => amountOf(row.amount, row.brand), {
            align: 'end',
            width: 120,
          }),
          column.of(
            'progress',
            t('field.progress'),
            (row) => (
              <>
                <Money amount={row.progress} brand={row.brand} /> / {amountOf(row.required, row.brand)}
              </>
            ),
            { align: 'end', width: 190 },
          ),
          column.money('converted', t('field.cash'), { width: 120 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('bonuses.one'),
          body: (id) => <BonusPanel key={id} id={id} />,
        }}
        empty={{ title: t('bonuses.empty'), text: t('bonuses.emptyText') }}
      />
    </ConsolePage>
  );
}

function amountOf(amount: string | null, brand: string) {
  return amount === null ? '–' : <Money amount={amount} brand={brand} />;
}

function BonusPanel({ id }: { id: string }) {
  const { t } = useTranslation('bonuses-console');
  const content = useContentText();
  const [isGiving, setGiving] = useState(false);
  return (
    <QueryView
      query={useOps(showBonus, { params: { id } })}
      label={t('bonuses.one')}
      failed={t('bonuses.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {({
        brand,
        member,
        state,
        name,
        amount,
        required,
        progress,
        converted,
        givenBy,
        terms,
        cause,
        reason,
        steps,
      }) => (
        <div className="flex flex-col gap-5">
          <Facts
            facts={[
              {
                label: t('field.member'),
                value: (
                  <MemberLink id={member.id} brand={brand}>
                    {member.name}
                  </MemberLink>
                ),
              },
              { label: t('field.name'), value: content(name) },
              {
                label: t('field.state'),
                value: <StatusBadge tone={BONUS_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
              },
              {
                label: t('field.cause'),
                value: [t(`kind.${terms.kind}`), cause !== 'once' && cause].filter(Boolean).join(' · '),
              },
              ...(terms.rounds
                ? [
                    {
                      label: t('field.gives'),
                      value: t('rounds.gives', { ...terms.rounds, shown: terms.rounds.count }),
                    },
                    { label: t('rounds.cost'), value: amountOf(amount, brand) },
                  ]
                : [
                    { label: t('field.amount'), value: amountOf(amount, brand) },
                    { label: t('field.required'), value: amountOf(required, brand) },
                    { label: t('field.progress'), value: <Money amount={progress} brand={brand} /> },
                    { label: t('field.cash'), value: <Money amount={converted} brand={brand} /> },
                  ]),
              givenBy !== null && { label: t('field.givenBy'), value: givenBy },
              reason !== null && { label: t('field.reason'), value: reason },
            ]}
          />
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-sm">{t('bonuses.steps')}</h3>
            <ol className="flex flex-col gap-2 text-sm">
              {steps.map((step) => (
                <li key={`${step.at} ${step.state}`} className="flex flex-wrap justify-between gap-x-3">
                  <span>
                    {t(`state.${step.state}`)}
                    {step.by && <span className="text-muted"> · {step.by}</span>}
                  </span>
                  <When at={step.at} brand={brand} variant="full" />
                  {step.reason && <span className="w-full text-muted text-xs">{step.reason}</span>}
                </li>
              ))}
            </ol>
          </section>
          <div className="flex flex-wrap gap-2">
            {isBonusOpen(state) && (
              <Can permission="bonuses.revoke" brand={brand}>
                <ReasonCallButton
                  endpoint={revokeBonus}
                  input={(why) => ({ params: { id }, body: { reason: why } })}
                  label={t('bonuses.revoke')}
                  text={t(revokeText(terms))}
                  tone="danger"
                  done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.revoked')}
                />
              </Can>
            )}
            <Can permission="bonuses.grant" brand={brand}>
              <Button variant="secondary" onClick={() => setGiving(true)}>
                {t('give.open')}
              </Button>
            </Can>
          </div>
          {isGiving && <GiveDialog member={member} onClose={() => setGiving(false)} />}
        </div>
      )}
    </QueryView>
  );
}

/** What a member loses of it. */
function revokeText({ rounds }: Value<typeof showBonus>['terms']) {
  if (!rounds) return 'bonuses.revokeText';
  return rounds.wins === 'bonus' ? 'rounds.revokeWonText' : 'rounds.revokeText';
}
