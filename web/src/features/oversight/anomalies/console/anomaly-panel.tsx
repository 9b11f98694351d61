import { type AnomalyRow, decideAnomaly } from '@lanna/contract/oversight/anomalies/ops';
import { freezeAgent } from '@lanna/contract/people/agents/ops';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';

/** Two accounts of one line and what they share; confirmed or dismissed with a reason, and the agent frozen from here. */
export function AnomalyPanel({ row }: { row: AnomalyRow }) {
  const { t } = useTranslation('anomalies-console');
  const may = useMay();
  const deciding = useReasonDialog(decideAnomaly, {
    send: (reason, as: 'confirmed' | 'dismissed') => ({
      params: { id: row.id },
      body: { version: row.version, as, reason },
    }),
    done: () => t('saved'),
  });
  const freezing = useReasonDialog(freezeAgent, {
    send: (reason) => ({ params: { id: row.agent.id }, body: { reason } }),
    done: () => t('frozen', { name: row.agent.name }),
  });
  const wordsOf = (asked: 'confirmed' | 'dismissed' | 'freeze') => ({
    title: t(`action.${asked}`),
    text: t(`ask.${asked}`, { name: row.agent.name }),
    action: t(`action.${asked}`),
  });
  const account = ({ id, name }: AnomalyRow['agent']) => (
    <MemberLink id={id} brand={row.brand}>
      {name}
    </MemberLink>
  );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{t(`explain.${row.kind}`)}</p>
      <Facts
        facts={[
          { label: t('column.member'), value: account(row.member) },
          { label: t('column.other'), value: account(row.other) },
          { label: t('column.agent'), value: account(row.agent) },
          {
            label: t('column.signals'),
            value: row.signals.map((signal) => t(`signal.${signal}`)).join(' · '),
          },
          { label: t('column.at'), value: <When at={row.firstSeen} brand={row.brand} variant="full" /> },
          { label: t('column.last'), value: <When at={row.lastSeen} brand={row.brand} variant="full" /> },
          { label: t('filter.state'), value: t(`state.${row.state}`) },
          row.reason !== null && {
            label: t('reason'),
            value: (
              <>
                {row.reason} · {row.decidedBy} · <When at={row.decidedAt} brand={row.brand} />
              </>
            ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {may('anomalies.decide', row.brand) && (
          <>
            {row.state !== 'confirmed' && (
              <Button size="small" onClick={() => deciding.ask('confirmed')}>
                {t('action.confirmed')}
              </Button>
            )}
            {row.state !== 'dismissed' && (
              <Button variant="secondary" size="small" onClick={() => deciding.ask('dismissed')}>
                {t('action.dismissed')}
              </Button>
            )}
          </>
        )}
        {may('agents.freeze', row.brand) && (
          <Button variant="danger" size="small" onClick={() => freezing.ask()}>
            {t('action.freeze')}
          </Button>
        )}
      </div>
      <ReasonDialog {...deciding.dialog} {...wordsOf(deciding.asked ?? 'confirmed')} />
      <ReasonDialog {...freezing.dialog} {...wordsOf('freeze')} tone="danger" />
    </div>
  );
}
