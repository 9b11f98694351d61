import {
  type AlertPage,
  acknowledgeAlert,
  handOverAlert,
  showAlert,
} from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useFoundText } from './found-text.ts';
import { STATE_TONES } from './state-tones.ts';

/** One alert: what was found, who has it in hand, its history, and where it was sent. */
export function AlertPanel({ id }: { id: string }) {
  const { t } = useTranslation('alerts-console');
  return (
    <QueryView
      query={useOps(showAlert, { params: { id } })}
      label={t('title')}
      failed={t('failed')}
      shape={<Skeleton className="h-64" />}
      className="flex flex-col gap-5"
    >
      {(alert) => (
        <>
          <Found alert={alert} />
          {alert.state !== 'closed' && (
            <Can permission="alerts.handle" {...(alert.brand ? { brand: alert.brand } : { house: true })}>
              {alert.state === 'open' && <AcknowledgeForm key={`take ${alert.version}`} alert={alert} />}
              <HandOverForm key={`hand ${alert.version}`} alert={alert} />
            </Can>
          )}
          <History alert={alert} />
          <Deliveries alert={alert} />
        </>
      )}
    </QueryView>
  );
}

function Found({ alert }: { alert: AlertPage }) {
  const { t } = useTranslation('alerts-console');
  const foundText = useFoundText();
  const at = (moment: string | null) => (
    <When at={moment} {...(alert.brand && { brand: alert.brand })} variant="full" />
  );
  return (
    <>
      <p className="rounded-medium bg-raised p-3 text-sm">{foundText(alert)}</p>
      <Facts
        facts={[
          {
            label: t('filter.state'),
            value: <StatusBadge tone={STATE_TONES[alert.state]}>{t(`state.${alert.state}`)}</StatusBadge>,
          },
          { label: t('column.brand'), value: alert.brand ?? t('house') },
          { label: t('column.since'), value: at(alert.since) },
          { label: t('column.lastSeen'), value: at(alert.lastSeenAt) },
          { label: t('column.times'), value: alert.times },
          alert.closedAt !== null && { label: t('column.closed'), value: at(alert.closedAt) },
          { label: t('column.handler'), value: alert.handler },
          { label: t('column.sends'), value: alert.sends },
          alert.nextSendAt !== null && { label: t('column.nextSend'), value: at(alert.nextSendAt) },
        ]}
      />
    </>
  );
}

function AcknowledgeForm({ alert }: { alert: AlertPage }) {
  const { t } = useTranslation('alerts-console');
  const acknowledging = useOpsMutation(acknowledgeAlert);
  const form = useContractForm(acknowledgeAlert, {
    initial: { note: '' },
    version: alert.version,
    toBody: ({ note }, version) => ({ note, version }),
    send: (body) => acknowledging.mutateAsync({ params: { id: alert.id }, body }),
    onDone: () => notify({ text: t('acknowledged'), tone: 'success' }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField {...form.field('note')} required={false} label={t('note')} hint={t('acknowledgeHint')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" busy={form.isPending}>
        {t('acknowledge')}
      </Button>
    </form>
  );
}

function HandOverForm({ alert }: { alert: AlertPage }) {
  const { t } = useTranslation('alerts-console');
  const handing = useOpsMutation(handOverAlert);
  const form = useContractForm(handOverAlert, {
    initial: { operator: alert.operators[0]?.id ?? '', note: '' },
    version: alert.version,
    toBody: (typed, version) => ({ ...typed, version }),
    send: (body) => handing.mutateAsync({ params: { id: alert.id }, body }),
    onDone: () => notify({ text: t('handedOver'), tone: 'success' }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <SelectField
        {...form.field('operator')}
        label={t('handOverTo')}
        options={alert.operators.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField {...form.field('note')} required={false} label={t('note')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" variant="secondary" busy={form.isPending}>
        {t('handOver')}
      </Button>
    </form>
  );
}

function History({ alert }: { alert: AlertPage }) {
  const { t } = useTranslation('alerts-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('history')}</h3>
      <ol className="flex flex-col gap-1.5 text-sm">
        {alert.events.map(({ what, operator, note, at }) => (
          <li key={`${what} ${at}`} className="flex flex-wrap gap-x-2">
            <span className="text-muted">
              <When at={at} {...(alert.brand && { brand: alert.brand })} />
            </span>
            <span>{t(`event.${what}`)}</span>
            {operator && <span className="font-medium">{operator}</span>}
            {note && <span className="text-muted">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Deliveries({ alert }: { alert: AlertPage }) {
  const { t } = useTranslation('alerts-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('deliveries')}</h3>
      {alert.deliveries.length === 0 ? (
        <p className="text-muted text-sm">{t('noDeliveries')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm">
          {alert.deliveries.map(({ id, destination, kind, createdAt, sentAt, failure, waits }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <span className="text-muted">
                <When at={sentAt ?? createdAt} {...(alert.brand && { brand: alert.brand })} />
              </span>
              <span>
                {destination} · {t(`destination.${kind}`)}
              </span>
              <StatusBadge tone={sentAt ? 'success' : waits ? 'warning' : 'danger'}>
                {t(sentAt ? 'delivery.sent' : waits ? 'delivery.waits' : 'delivery.failed')}
              </StatusBadge>
              {failure && <span className="font-mono text-muted text-xs">{failure}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
