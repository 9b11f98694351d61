import {
  cancelBroadcast,
  countReaders,
  type OpsBroadcast,
  removeBroadcast,
  sendBroadcast,
  unscheduleBroadcast,
} from '@lanna/contract/messaging/inbox/ops';
import { actionsFrom } from '@lanna/rules/messaging/inbox/broadcast';
import { useQuery } from '@tanstack/react-query';
import { CircleStop, Copy, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useGoTo } from '../../../../console/console-link.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** What can be done with it now, as the table of moves says. */
export function BroadcastActions({ broadcast }: { broadcast: OpsBroadcast }) {
  const { t } = useTranslation('inbox-console');
  const goTo = useGoTo();
  const may = useMay();
  const [asked, setAsked] = useState<'send' | 'cancel' | 'remove'>();
  const [takesBack, setTakesBack] = useState(true);
  const { id, version, state, brand } = broadcast;
  const title = useContentText()(broadcast.title);
  const actions = may('inbox.send', brand) ? actionsFrom(state) : [];
  const mayWrite = may('inbox.write', brand);
  const close = () => setAsked(undefined);
  const stopping = useOpsMutation(cancelBroadcast, {
    onDone: () => {
      close();
      notify({ text: t('stopped'), tone: 'success' });
    },
  });
  const unscheduling = useOpsMutation(unscheduleBroadcast, {
    onDone: () => notify({ text: t('unscheduled'), tone: 'success' }),
  });
  const removing = useOpsMutation(removeBroadcast, {
    onDone: () => {
      notify({ text: t('removed'), tone: 'success' });
      goTo('/broadcasts', { replace: true });
    },
  });
  return (
    <>
      {mayWrite && (
        <Button
          variant="ghost"
          size="small"
          icon={<Copy aria-hidden="true" />}
          onClick={() => goTo(`/new-broadcast/${id}`)}
        >
          {t('copy')}
        </Button>
      )}
      {mayWrite && state === 'draft' && (
        <Button
          variant="ghost"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setAsked('remove')}
        >
          {t('remove')}
        </Button>
      )}
      {actions.includes('unschedule') && (
        <Button
          variant="secondary"
          size="small"
          busy={unscheduling.isPending}
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => unscheduling.mutate({ params: { id }, body: { version } })}
        >
          {t('unschedule')}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button
          variant="danger"
          size="small"
          icon={<CircleStop aria-hidden="true" />}
          onClick={() => setAsked('cancel')}
        >
          {t('stop')}
        </Button>
      )}
      {actions.includes('send') && (
        <Button size="small" icon={<Send aria-hidden="true" />} onClick={() => setAsked('send')}>
          {t('send')}
        </Button>
      )}
      {asked === 'send' && <SendDialog broadcast={broadcast} title={title} onClose={close} />}
      <ReasonDialog
        open={asked === 'cancel'}
        onOpenChange={close}
        tone="danger"
        title={t('stopTitle', { title })}
        text={t('stopText')}
        action={t('stop')}
        busy={stopping.isPending}
        error={stopping.error}
        onConfirm={(reason) =>
          stopping.mutate({
            params: { id },
            body: { reason, takeBack: takesBack && broadcast.delivered > 0 },
          })
        }
      >
        {broadcast.delivered > 0 && (
          <Checkbox
            label={t('takeBack', { count: broadcast.delivered, shown: displayCount(broadcast.delivered) })}
            checked={takesBack}
            onChange={({ target }) => setTakesBack(target.checked)}
          />
        )}
      </ReasonDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={close}
        tone="danger"
        title={t('removeTitle', { title })}
        text={t('removeText')}
        action={t('remove')}
        busy={removing.isPending}
        error={removing.error}
        onConfirm={() => removing.mutate({ params: { id }, query: { version } })}
      />
    </>
  );
}

/** Says how many will receive it before anything is sent. */
function SendDialog({
  broadcast,
  title,
  onClose,
}: {
  broadcast: OpsBroadcast;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('inbox-console');
  const { brands } = useOperator();
  const [at, setAt] = useState<string | null>(null);
  const { id, version, kind, audience, brand } = broadcast;
  const { data } = useQuery(opsQuery(countReaders, { query: { brand }, body: { kind, audience } }));
  const timeZone = brands.find(({ code }) => code === brand)?.timeZone ?? 'Asia/Bangkok';
  const sending = useOpsMutation(sendBroadcast, {
    onDone: (value) => {
      onClose();
      const isProposed = value.state === 'signed';
      notify({ text: t(isProposed ? 'proposed' : 'sentOff'), tone: 'success' });
    },
  });
  const isSecond = data !== undefined && data.count >= data.proposedFrom;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('sendTitle', { title })}
      text={
        <div className="flex flex-col gap-4">
          <p className="font-semibold text-base">
            {data ? t('readers', { count: data.count, shown: displayCount(data.count) }) : t('counting')}
          </p>
          {isSecond && <p>{t('secondOperator', { from: displayCount(data.proposedFrom) })}</p>}
          <MomentField
            label={t('field.sendAt')}
            hint={t('sendAtHint', { zone: timeZone })}
            timeZone={timeZone}
            value={at}
            onChange={setAt}
          />
        </div>
      }
      action={t(isSecond ? 'propose' : at === null ? 'sendNow' : 'schedule')}
      busy={sending.isPending}
      error={sending.error}
      onConfirm={() => sending.mutate({ params: { id }, body: { version, at } })}
    />
  );
}
