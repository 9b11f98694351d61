import { OUTWARD_KINDS } from '@lanna/contract/oversight/alerts/alert-terms';
import {
  type AlertDestination,
  type AlertSetup,
  switchAlertDestination,
  testAlertDestination,
} from '@lanna/contract/oversight/alerts/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { BrowserButton } from './browser-button.tsx';
import { ChangeDestinationDialog, MailDialog, OutwardDialog } from './destination-dialogs.tsx';

type Opened = 'mail' | 'outward' | AlertDestination;

/** Where alerts go: operators' own mail and browsers, and what two operators have approved outside of the house. */
export function DestinationsPanel({ setup }: { setup: AlertSetup }) {
  const { t } = useTranslation('alerts-console');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Panel
      title={t('destinations.panel')}
      text={t('destinations.text')}
      flush
      actions={
        <>
          <BrowserButton publicKey={setup.publicKey} />
          <Can permission="alerts.change">
            <Button size="small" variant="secondary" onClick={() => setOpened('mail')}>
              {t('destinations.addMail')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setOpened('outward')}>
              {t('destinations.addOutward')}
            </Button>
          </Can>
        </>
      }
    >
      {setup.destinations.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('destinations.none')}</p>
      ) : (
        <ul className="divide-y divide-line/60">
          {setup.destinations.map((destination) => (
            <Line key={destination.id} destination={destination} onChange={() => setOpened(destination)} />
          ))}
        </ul>
      )}
      {opened === 'mail' && <MailDialog operators={setup.operators} onClose={close} />}
      {opened === 'outward' && <OutwardDialog onClose={close} />}
      {typeof opened === 'object' && <ChangeDestinationDialog destination={opened} onClose={close} />}
    </Panel>
  );
}

function Line({ destination, onChange }: { destination: AlertDestination; onChange: () => void }) {
  const { t } = useTranslation('alerts-console');
  const { id, brand, kind, name, operator, address, fingerprint, enabled, version } = destination;
  const isOutward = (OUTWARD_KINDS as readonly string[]).includes(kind);
  const testing = useOpsMutation(testAlertDestination, {
    onDone: () => notify({ text: t('destinations.tested'), tone: 'success' }),
  });
  const switching = useReasonDialog(switchAlertDestination, {
    send: (reason, to: boolean) => ({ params: { id }, body: { enabled: to, version, reason } }),
    done: ({ proposal }) => t(proposal ? 'destinations.proposed' : 'destinations.saved'),
  });
  const word = enabled ? 'switchOff' : 'switchOn';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          <StatusBadge tone={enabled ? 'success' : 'quiet'}>{t(enabled ? 'on' : 'off')}</StatusBadge>
          {destination.lastFailure && (
            <StatusBadge tone="danger">
              {t('destinations.failure', { why: destination.lastFailure })}
            </StatusBadge>
          )}
        </p>
        <p className="break-all text-muted">
          {brand ?? t('house')} · {t(`destination.${kind}`)} · {operator ?? address}
        </p>
        <p className="text-muted text-xs">
          {fingerprint && <span className="mr-2 font-mono">{t('destinations.key', { fingerprint })}</span>}
          {destination.lastSentAt && (
            <>
              {t('destinations.lastSent')} <When at={destination.lastSentAt} {...(brand && { brand })} />
            </>
          )}
        </p>
      </div>
      <Can permission="alerts.change" {...(brand ? { brand } : { house: true })}>
        <span className="flex flex-wrap gap-2">
          {enabled && (
            <Button
              size="small"
              variant="ghost"
              busy={testing.isPending}
              onClick={() => testing.mutate({ params: { id }, body: {} })}
            >
              {t('destinations.test')}
            </Button>
          )}
          {isOutward && (
            <Button size="small" variant="secondary" onClick={onChange}>
              {t('change')}
            </Button>
          )}
          <Button
            size="small"
            variant={enabled ? 'danger' : 'secondary'}
            onClick={() => switching.ask(!enabled)}
          >
            {t(`destinations.${word}`)}
          </Button>
        </span>
      </Can>
      <ReasonDialog
        {...switching.dialog}
        title={t(`destinations.${word}Title`, { name })}
        text={t(`destinations.${word}Text`)}
        action={t(`destinations.${word}`)}
        tone={enabled ? 'danger' : 'primary'}
      />
    </li>
  );
}
