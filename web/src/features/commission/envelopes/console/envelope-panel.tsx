import { showEnvelope, stopEnvelope } from '@lanna/contract/commission/envelopes/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TONES } from './tones.ts';

type Shown = Value<typeof showEnvelope>;

/** One envelope: what is in it, who has opened which share, and how to stop it. */
export function EnvelopePanel({ id }: { id: string }) {
  const { t } = useTranslation('envelopes-console');
  return (
    <QueryView
      query={useOps(showEnvelope, { params: { id } })}
      label={t('list.one')}
      failed={t('panel.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Known shown={shown} />
          <Claims shown={shown} />
          {shown.envelope.state === 'open' && <Stop shown={shown} />}
        </div>
      )}
    </QueryView>
  );
}

function Known({ shown: { envelope, commitment, stopped } }: { shown: Shown }) {
  const { t } = useTranslation('envelopes-console');
  const { brand, agent, state } = envelope;
  return (
    <Facts
      facts={[
        {
          label: t('column.state'),
          value: <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
        },
        {
          label: t('column.agent'),
          value: <ConsoleLink href={`/members/${agent.id}`}>{agent.name}</ConsoleLink>,
        },
        { label: t('column.amount'), value: <Money amount={envelope.amount} brand={brand} /> },
        { label: t('panel.claimedAmount'), value: <Money amount={envelope.claimedAmount} brand={brand} /> },
        { label: t('column.returned'), value: <Money amount={envelope.returned} brand={brand} /> },
        { label: t('column.audience'), value: t(`audience.${envelope.audience}`) },
        { label: t('panel.split'), value: t(`split.${envelope.split}`) },
        envelope.wish !== null && { label: t('panel.wish'), value: envelope.wish },
        { label: t('column.at'), value: <When at={envelope.givenAt} brand={brand} variant="full" /> },
        { label: t('panel.expires'), value: <When at={envelope.expiresAt} brand={brand} variant="full" /> },
        envelope.endedAt !== null && {
          label: t('panel.ended'),
          value: <When at={envelope.endedAt} brand={brand} variant="full" />,
        },
        { label: t('panel.id'), value: <span className="break-all font-mono text-xs">{envelope.id}</span> },
        commitment !== null && {
          label: t('panel.commitment'),
          value: <span className="break-all font-mono text-xs">{commitment}</span>,
        },
        stopped !== null && { label: t('panel.stopped'), value: `${stopped.by} · ${stopped.reason}` },
      ]}
    />
  );
}

function Claims({ shown: { envelope, claims } }: { shown: Shown }) {
  const { t } = useTranslation('envelopes-console');
  if (claims.length === 0) return <p className="text-muted text-sm">{t('panel.unclaimed')}</p>;
  return (
    <section aria-label={t('panel.claims')}>
      <h3 className="mb-1 font-semibold text-sm">{t('panel.claims')}</h3>
      <ol className="divide-y divide-line text-sm">
        {claims.map(({ id, place, member, amount, at }) => (
          <li key={id} className="flex items-baseline gap-3 py-1.5">
            <span className="figures w-8 shrink-0 text-muted">{place}</span>
            <span className="min-w-0 flex-1 truncate">
              <ConsoleLink href={`/members/${member.id}`}>{member.name}</ConsoleLink>
            </span>
            <When at={at} brand={envelope.brand} />
            <Money amount={amount} brand={envelope.brand} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stop({ shown: { envelope } }: { shown: Shown }) {
  const { t } = useTranslation('envelopes-console');
  const stopping = useReasonDialog(stopEnvelope, {
    send: (reason) => ({ params: { id: envelope.id }, body: { reason } }),
    done: () => t('stop.done'),
  });
  return (
    <Can permission="envelopes.stop" brand={envelope.brand}>
      <Button variant="danger" size="small" className="self-start" onClick={() => stopping.ask()}>
        {t('stop.action')}
      </Button>
      <ReasonDialog
        {...stopping.dialog}
        title={t('stop.action')}
        text={t('stop.text')}
        action={t('stop.action')}
        tone="danger"
      />
    </Can>
  );
}
