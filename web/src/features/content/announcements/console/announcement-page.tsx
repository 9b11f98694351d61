import {
  changeAnnouncement,
  type OpsAnnouncement,
  removeAnnouncement,
  showOpsAnnouncement,
  switchAnnouncement,
} from '@lanna/contract/content/announcements/ops';
import { Copy, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { FormState } from '../../../../console/form-state.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { bodyOf, draftOf, useFieldWords } from './announcement-form.ts';
import { STATE_TONES } from './state-tones.ts';

/** One announcement: what it says, where and when it runs, and what becomes of it. */
export function AnnouncementPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('announcements-console');
  const text = useContentText();
  const query = useOps(showOpsAnnouncement, { params: { id: params['id'] ?? '' } });
  return (
    <ConsolePage
      title={query.data ? text(query.data.title) : t('title')}
      crumbs={[{ href: '/announcements', label: t('title') }]}
      actions={query.data && <Actions announcement={query.data} />}
    >
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-96 rounded-medium" />}
        className="flex flex-col gap-4"
      >
        {(announcement) => <Announcement key={announcement.id} announcement={announcement} />}
      </QueryView>
    </ConsolePage>
  );
}

function Announcement({ announcement }: { announcement: OpsAnnouncement }) {
  const { t } = useTranslation('announcements-console');
  const may = useMay();
  const { brands } = useOperator();
  const { id, version, enabled, brand } = announcement;
  const changing = useOpsMutation(changeAnnouncement);
  const form = useContractForm(changeAnnouncement, {
    initial: draftOf(announcement),
    version,
    // On and off is a button of its own.
    toBody: (draft, of) => ({ ...bodyOf(draft), enabled, version: of }),
    words: useFieldWords(),
    send: (body) => changing.mutateAsync({ params: { id }, body }),
    onDone: (value, { restart }) => {
      restart(draftOf(value), value.version);
      notify({ text: t('saved'), tone: 'success' });
    },
  });
  const timeZone = brands.find(({ code }) => code === brand)?.timeZone ?? 'Asia/Bangkok';
  const mayChange = may('announcements.change', brand);

  return (
    <>
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: (
              <StatusBadge tone={STATE_TONES[announcement.state]}>
                {t(`state.${announcement.state}`)}
              </StatusBadge>
            ),
          },
          { label: t('field.brand'), value: announcement.brand },
          {
            label: t('field.changed'),
            value: (
              <>
                <When at={announcement.changedAt} brand={announcement.brand} variant="full" /> ·{' '}
                {announcement.changedBy}
              </>
            ),
          },
          announcement.type === 'PU' && { label: t('seenBy'), value: announcement.seenBy },
        ]}
      />
      <AnnouncementEditor
        form={form}
        timeZone={timeZone}
        disabled={!mayChange}
        foot={
          mayChange && (
            <div className="flex flex-col gap-3">
              <FormState form={form} newer={t('newer', { name: announcement.changedBy })} take={t('take')} />
              <div>
                <Button type="submit" busy={form.isPending}>
                  {t('save')}
                </Button>
              </div>
            </div>
          )
        }
      />
    </>
  );
}

function Actions({ announcement }: { announcement: OpsAnnouncement }) {
  const { t } = useTranslation('announcements-console');
  const goTo = useGoTo();
  const may = useMay();
  const text = useContentText();
  const [asked, setAsked] = useState<'switch' | 'remove'>();
  const { id, enabled, version } = announcement;
  const title = text(announcement.title);
  const close = () => setAsked(undefined);
  const switching = useOpsMutation(switchAnnouncement, {
    onDone: (value) => {
      close();
      notify({ text: t(value.enabled ? 'switchedOn' : 'switchedOff'), tone: 'success' });
    },
  });
  const removing = useOpsMutation(removeAnnouncement, {
    onDone: () => {
      notify({ text: t('removed'), tone: 'success' });
      goTo('/announcements', { replace: true });
    },
  });
  if (!may('announcements.change', announcement.brand)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Copy aria-hidden="true" />}
        onClick={() => goTo(`/new-announcement/${id}`)}
      >
        {t('copy')}
      </Button>
      <Button
        variant={enabled ? 'secondary' : 'primary'}
        size="small"
        icon={<Power aria-hidden="true" />}
        onClick={() => setAsked('switch')}
      >
        {t(enabled ? 'switchOff' : 'switchOn')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsked('remove')}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asked === 'switch'}
        onOpenChange={close}
        title={t(enabled ? 'switchOffTitle' : 'switchOnTitle', { title })}
        text={t(enabled ? 'switchOffText' : 'switchOnText')}
        action={t(enabled ? 'switchOff' : 'switchOn')}
        busy={switching.isPending}
        error={switching.error}
        onConfirm={() => switching.mutate({ params: { id }, body: { enabled: !enabled, version } })}
      />
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
