import { changeBroadcast, type OpsBroadcast, showBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { FormState } from '../../../../console/form-state.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BroadcastActions } from './broadcast-actions.tsx';
import { BroadcastEditor } from './broadcast-editor.tsx';
import { bodyOf, draftOf, useFieldTexts } from './broadcast-form.ts';
import { BroadcastResults } from './broadcast-results.tsx';
import { STATE_TONES } from './state-tones.ts';

const READ_AGAIN_MS = 15_000;

/** One broadcast: what it says and to whom, how far it has come, and what becomes of it. */
export function BroadcastPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('inbox-console');
  const text = useContentText();
  const query = useQuery({
    ...opsQuery(showBroadcast, { params: { id: params['id'] ?? '' } }),
    // Readers are not reported to the console one by one.
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <ConsolePage
      title={query.data ? text(query.data.title) : t('title')}
      crumbs={[{ href: '/broadcasts', label: t('title') }]}
      actions={query.data && <BroadcastActions broadcast={query.data} />}
    >
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-96 rounded-medium" />}
        className="flex flex-col gap-4"
      >
        {(broadcast) => (
          <>
            <Status broadcast={broadcast} />
            {broadcast.startedAt !== null && <BroadcastResults id={broadcast.id} brand={broadcast.brand} />}
            <Words key={broadcast.id} broadcast={broadcast} />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Status({ broadcast }: { broadcast: OpsBroadcast }) {
  const { t } = useTranslation('inbox-console');
  const { state, brand, sendAt, recipients, delivered, read, startedAt, endedAt } = broadcast;
  const figures = { delivered: displayCount(delivered), recipients: displayCount(recipients ?? 0) };
  return (
    <>
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          { label: t('field.brand'), value: brand },
          sendAt !== null && {
            label: t('field.sendAt'),
            value: <When at={sendAt} brand={brand} variant="full" />,
          },
          startedAt !== null && {
            label: t('field.startedAt'),
            value: <When at={startedAt} brand={brand} variant="full" />,
          },
          endedAt !== null && {
            label: t('field.endedAt'),
            value: <When at={endedAt} brand={brand} variant="full" />,
          },
          startedAt !== null && { label: t('field.read'), value: displayCount(read) },
          { label: t('field.createdBy'), value: broadcast.createdBy },
          {
            label: t('field.changed'),
            value: (
              <>
                <When at={broadcast.changedAt} brand={brand} variant="full" /> · {broadcast.changedBy}
              </>
            ),
          },
        ]}
      />
      {state === 'signed' && <p className="text-sm text-warning">{t('signedText')}</p>}
      {startedAt !== null && (
        <div className="max-w-xl">
          <Progress
            label={t('progress')}
            value={Math.min(delivered, recipients ?? delivered)}
            max={Math.max(1, recipients ?? delivered)}
            valueText={t('progressText', figures)}
          />
        </div>
      )}
    </>
  );
}

function Words({ broadcast }: { broadcast: OpsBroadcast }) {
  const { t } = useTranslation('inbox-console');
  const may = useMay();
  const { id, version } = broadcast;
  const changing = useOpsMutation(changeBroadcast);
  const form = useContractForm(changeBroadcast, {
    ...useFieldTexts(),
    initial: draftOf(broadcast),
    version,
    toBody: (draft, of) => ({ ...bodyOf(draft), version: of }),
    send: (body) => changing.mutateAsync({ params: { id }, body }),
    onDone: (value, { restart }) => {
      restart(draftOf(value), value.version);
      notify({ text: t('saved'), tone: 'success' });
    },
  });
  const mayChange = broadcast.state === 'draft' && may('inbox.write', broadcast.brand);
  return (
    <BroadcastEditor
      form={form}
      disabled={!mayChange}
      foot={
        mayChange && (
          <div className="flex flex-col gap-3">
            <FormState form={form} newer={t('newer', { name: broadcast.changedBy })} take={t('take')} />
            <div>
              <Button type="submit" variant="secondary" busy={form.isPending}>
                {t('saveDraft')}
              </Button>
            </div>
          </div>
        )
      }
    />
  );
}
