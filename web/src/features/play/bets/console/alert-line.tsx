import { acknowledgeAlert, type WalletAlert } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';

const TONES = { open: 'danger', acknowledged: 'warning', closed: 'quiet' } as const satisfies Record<
  WalletAlert['state'],
  Tone
>;

export function AlertState({ state }: { state: WalletAlert['state'] }) {
  const { t } = useTranslation('bets-console');
  return <StatusBadge tone={TONES[state]}>{t(`alert.state.${state}`)}</StatusBadge>;
}

export function AlertLine({ alert }: { alert: WalletAlert }) {
  const { t } = useTranslation('bets-console');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span>{t(`alert.kind.${alert.kind}`)}</span>
      <AlertState state={alert.state} />
    </li>
  );
}

/** One alert: what was noticed, what it is about, and that an operator has looked. */
export function AlertPanel({ alert }: { alert: WalletAlert }) {
  const { t } = useTranslation('bets-console');
  const words = useRefusalText();
  const acknowledge = useOpsMutation(acknowledgeAlert);
  const brand = alert.brand ?? undefined;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t(`alert.about.${alert.kind}`)}</p>
      <Facts
        facts={[
          { label: t('field.state'), value: <AlertState state={alert.state} /> },
          { label: t('field.brand'), value: alert.brand ?? t('house') },
          { label: t('field.vendor'), value: alert.vendor },
          alert.member && {
            label: t('field.member'),
            value: <ConsoleLink href={`/members/${alert.member.id}`}>{alert.member.name}</ConsoleLink>,
          },
          { label: t('alert.subject'), value: <span className="break-all text-xs">{alert.subject}</span> },
          { label: t('alert.times'), value: alert.times },
          { label: t('alert.raised'), value: <When at={alert.raisedAt} brand={brand} variant="full" /> },
          { label: t('alert.last'), value: <When at={alert.lastAt} brand={brand} variant="full" /> },
          alert.acknowledgedBy !== null && { label: t('alert.by'), value: alert.acknowledgedBy },
          ...Object.entries(alert.facts).map(([label, value]) => ({ label, value: String(value) })),
        ]}
      />
      {alert.roundId && <ConsoleLink href={`/rounds/${alert.roundId}`}>{t('openRound')}</ConsoleLink>}
      {alert.state === 'open' && (
        <Can permission="vendor-wallet.acknowledge" {...(brand ? { brand } : { house: true })}>
          {acknowledge.error && <FormError>{words(acknowledge.error)}</FormError>}
          <Button
            variant="secondary"
            busy={acknowledge.isPending}
            onClick={() => acknowledge.mutate({ params: { id: alert.id }, body: {} })}
          >
            {t('alert.acknowledge')}
          </Button>
        </Can>
      )}
    </div>
  );
}
