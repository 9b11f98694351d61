import type { Value } from '@lanna/contract/endpoint';
import {
  listBrandEnvelopeRooms,
  publishBrandEnvelope,
  showBrandEnvelope,
  stopBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EnvelopeDialog } from './envelope-dialog.tsx';
import { EnvelopePreview } from './envelope-preview.tsx';
import { ENVELOPE_TONES } from './tones.ts';

export type ShownEnvelope = Value<typeof showBrandEnvelope>;

/** An envelope with its terms, what has come of it, and what can be done with it. */
export function EnvelopePanel({ id }: { id: string }) {
  const { t } = useTranslation('brand-envelopes-console');
  return (
    <QueryView
      query={useOps(showBrandEnvelope, { params: { id } })}
      label={t('list.one')}
      failed={t('list.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(envelope) => <Envelope envelope={envelope} />}
    </QueryView>
  );
}

function Envelope({ envelope }: { envelope: ShownEnvelope }) {
  const { t } = useTranslation('brand-envelopes-console');
  const { id, brand, state, members } = envelope;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={ENVELOPE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          { label: t('field.startsAt'), value: <When at={envelope.startsAt} brand={brand} variant="full" /> },
          { label: t('field.openSeconds'), value: String(envelope.openSeconds) },
          { label: t('field.isAnnounced'), value: t(envelope.isAnnounced ? 'yes' : 'no') },
          { label: t('field.amount'), value: <Money amount={envelope.amount} brand={brand} /> },
          { label: t('field.paid'), value: <Money amount={envelope.paid} brand={brand} /> },
          { label: t('field.returned'), value: <Money amount={envelope.returned} brand={brand} /> },
          { label: t('field.split'), value: t(`split.${envelope.split}`) },
          { label: t('field.claimed'), value: `${envelope.claimed} / ${envelope.shares}` },
          { label: t('field.audience'), value: t(`audience.${envelope.audience}`) },
          envelope.audience === 'everyone' && {
            label: t('field.leastRank'),
            value: String(envelope.leastRank),
          },
          envelope.room !== null && { label: t('field.room'), value: <RoomName id={envelope.room} /> },
          members.length > 0 && {
            label: t('list.forMembers'),
            value: members.map(({ name }) => name).join(', '),
          },
          { label: t('field.madeBy'), value: envelope.madeBy },
          envelope.endedAt !== null && {
            label: t('field.endedAt'),
            value: <When at={envelope.endedAt} brand={brand} variant="full" />,
          },
          envelope.commitment !== null && {
            label: t('field.commitment'),
            value: <span className="break-all font-mono text-xs">{envelope.commitment}</span>,
          },
          envelope.commitment !== null && {
            label: t('field.seed'),
            value: <span className="break-all font-mono text-xs">{envelope.seed ?? t('later')}</span>,
          },
          {
            label: t('list.shares'),
            value: (
              <ConsoleLink href={`/brand-envelope-shares?envelope=${id}`}>{t('shares.title')}</ConsoleLink>
            ),
          },
        ]}
      />
      <Actions envelope={envelope} />
      <EnvelopePreview envelope={envelope} />
    </div>
  );
}

function Actions({ envelope }: { envelope: ShownEnvelope }) {
  const { t } = useTranslation('brand-envelopes-console');
  const [isChanging, setChanging] = useState(false);
  const { id, brand, edit, state } = envelope;
  return (
    <Can permission="brand-envelopes.change" brand={brand}>
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && (
          <>
            <ReasonCallButton
              endpoint={publishBrandEnvelope}
              input={(reason) => ({ params: { id }, body: { edit, reason } })}
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
          <ReasonCallButton
            endpoint={stopBrandEnvelope}
            input={(reason) => ({ params: { id }, body: { edit, reason } })}
            label={t('list.stop')}
            text={t('list.stopText')}
            tone="danger"
            done={() => t('done.stopped')}
          />
        )}
      </div>
      {isChanging && <EnvelopeDialog envelope={envelope} onClose={() => setChanging(false)} />}
    </Can>
  );
}

function RoomName({ id }: { id: string }) {
  const { t } = useTranslation('brand-envelopes-console');
  const content = useContentText();
  const room = useOps(listBrandEnvelopeRooms).data?.rooms.find((one) => one.id === id);
  return room ? content(room.name) : t('roomClosed');
}
