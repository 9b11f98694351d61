import type { Value } from '@lanna/contract/endpoint';
import { closeRaffle, publishRaffle, showOpsRaffle, stopRaffle } from '@lanna/contract/rewards/raffles/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { RaffleDialog } from './raffle-dialog.tsx';
import { RafflePreview } from './raffle-preview.tsx';
import { RAFFLE_TONES } from './tones.ts';

export type ShownOpsRaffle = Value<typeof showOpsRaffle>;

/** A raffle with its terms, who takes part, what has come of it, and what can be done with it. */
export function RafflePanel({ id }: { id: string }) {
  const { t } = useTranslation('raffles-console');
  return (
    <QueryView
      query={useOps(showOpsRaffle, { params: { id } })}
      label={t('list.one')}
      failed={t('list.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(raffle) => <Raffle raffle={raffle} />}
    </QueryView>
  );
}

function Raffle({ raffle }: { raffle: ShownOpsRaffle }) {
  const { t } = useTranslation('raffles-console');
  const { id, brand, state } = raffle;
  const beaconText = raffle.beacon
    ? (raffle.beaconValue ?? t('beacon.named', { name: raffle.beacon.name, days: raffle.beacon.days }))
    : t('beacon.none');
  const moment = (label: string, at: string | null) =>
    at !== null && { label, value: <When at={at} brand={brand} variant="full" /> };
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={RAFFLE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          { label: t('field.firstDay'), value: raffle.firstDay },
          { label: t('field.lastDay'), value: raffle.lastDay },
          { label: t('field.perTicket'), value: <Money amount={raffle.perTicket} brand={brand} /> },
          { label: t('field.ticketsMost'), value: String(raffle.ticketsMost) },
          { label: t('field.leastRank'), value: String(raffle.leastRank) },
          {
            label: t('field.prizes'),
            value: (
              <ul>
                {raffle.prizes.map((prize, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: in the order they are drawn
                  <li key={at}>{t(`prizeLine.${prize.kind}`, { ...prize })}</li>
                ))}
              </ul>
            ),
          },
          { label: t('field.beacon'), value: beaconText },
          { label: t('field.pool'), value: <Money amount={raffle.pool} brand={brand} /> },
          { label: t('field.paid'), value: <Money amount={raffle.paid} brand={brand} /> },
          { label: t('field.returned'), value: <Money amount={raffle.returned} brand={brand} /> },
          { label: t('field.holders'), value: String(raffle.holders) },
          { label: t('field.ticketsNow'), value: String(raffle.ticketsNow) },
          moment(t('field.fixedAt'), raffle.fixedAt),
          moment(t('field.drawnAt'), raffle.drawnAt),
          moment(t('field.endedAt'), raffle.endedAt),
          raffle.root !== null && {
            label: t('field.root'),
            value: <span className="break-all font-mono text-xs">{raffle.root}</span>,
          },
          { label: t('field.madeBy'), value: raffle.madeBy },
          raffle.root !== null && {
            label: t('list.tickets'),
            value: <ConsoleLink href={`/raffle-tickets?raffle=${id}`}>{t('tickets.title')}</ConsoleLink>,
          },
          raffle.drawnAt !== null && {
            label: t('list.prizes'),
            value: <ConsoleLink href={`/raffle-prizes?raffle=${id}`}>{t('prizes.title')}</ConsoleLink>,
          },
        ]}
      />
      <Actions raffle={raffle} />
      <RafflePreview raffle={raffle} />
    </div>
  );
}

function Actions({ raffle }: { raffle: ShownOpsRaffle }) {
  const { t } = useTranslation('raffles-console');
  const [isChanging, setChanging] = useState(false);
  const { id, brand, edit, state } = raffle;
  const input = (reason: string) => ({ params: { id }, body: { edit, reason } });
  return (
    <Can permission="raffles.change" brand={brand}>
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && (
          <>
            <ReasonCallButton
              endpoint={publishRaffle}
              input={input}
              label={t('list.publish')}
              text={t('list.publishText')}
              variant="primary"
              done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.published')}
            />
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t('list.change')}
            </Button>
          </>
        )}
        {state === 'published' && (
          <>
            <ReasonCallButton
              endpoint={closeRaffle}
              input={input}
              label={t('list.close')}
              text={t('list.closeText')}
              done={() => t('done.closed')}
            />
            <ReasonCallButton
              endpoint={stopRaffle}
              input={input}
              label={t('list.stop')}
              text={t('list.stopText')}
              tone="danger"
              done={() => t('done.stopped')}
            />
          </>
        )}
      </div>
      {isChanging && <RaffleDialog raffle={raffle} onClose={() => setChanging(false)} />}
    </Can>
  );
}
