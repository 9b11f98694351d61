import { excludeMember, type memberExclusions } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Value } from '@lanna/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { ExclusionState } from './exclusion-state.tsx';
import { LengthField, monthsOf } from './length-field.tsx';

type Shown = Value<typeof memberExclusions>;

/** What keeps the member from play, and what has; on request an operator excludes, and can never end it. */
export function MemberExclusions({ member, shown }: MemberTabProps & { shown: Shown }) {
  const { t } = useTranslation('protection-console');
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title={t('member.exclusions')}
      text={shown.marketing ? t('member.hears') : t('member.hearsNot')}
      actions={
        <Can permission="protection.exclude" brand={member.brand}>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {t('exclude.ask')}
          </Button>
        </Can>
      }
      flush={shown.rows.length > 0}
    >
      {shown.rows.length === 0 ? (
        <p className="text-muted text-sm">{t('member.noExclusions')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {shown.rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
              <span className="min-w-36 font-medium">{t(`kind.${row.kind}`)}</span>
              <ExclusionState state={row.state} />
              <span className="text-muted">
                <When at={row.since} brand={member.brand} /> –{' '}
                <When at={row.endedAt ?? row.until} brand={member.brand} never={t('forGood')} />
              </span>
              <span className="text-muted">{t(`origin.${row.origin}`)}</span>
              <span className="min-w-0 flex-1 text-muted">{row.reason}</span>
            </li>
          ))}
        </ul>
      )}
      {asking && <ExcludeDialog member={member} shown={shown} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function ExcludeDialog({
  member,
  shown: { timeOuts, exclusionMonths },
  onClose,
}: MemberTabProps & { shown: Shown; onClose: () => void }) {
  const { t } = useTranslation('protection-console');
  const exclude = useOpsMutation(excludeMember);
  const form = useContractForm(excludeMember, {
    initial: {
      kind: 'time_out' as 'time_out' | 'self_exclusion',
      hours: String(timeOuts[0] ?? 24),
      months: String(exclusionMonths[0] ?? 6),
      reason: '',
    },
    toBody: ({ kind, hours, months, reason }) =>
      kind === 'time_out'
        ? { kind, hours: Number(hours), reason }
        : { kind, months: monthsOf(months), reason },
    send: (body) => exclude.mutateAsync({ params: { id: member.id }, body }),
    onDone: () => {
      onClose();
      notify({ tone: 'success', text: t('exclude.done') });
    },
  });
  const { kind } = form.values;
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('exclude.title', { name: member.username })}
      text={t(`exclude.text.${kind}`)}
      action={t('exclude.do')}
      tone="danger"
    >
      <Segments
        {...form.chosen('kind')}
        label={t('column.kind')}
        segments={(['time_out', 'self_exclusion'] as const).map((value) => ({
          value,
          label: t(`kind.${value}`),
        }))}
      />
      {kind === 'time_out' ? (
        <SelectField
          {...form.field('hours')}
          label={t('length')}
          options={timeOuts.map((count) => ({
            value: String(count),
            label: count % 24 === 0 ? t('days', { count: count / 24 }) : t('hours', { count }),
          }))}
        />
      ) : (
        <LengthField {...form.field('months')} months={exclusionMonths} />
      )}
    </ReasonFormDialog>
  );
}
