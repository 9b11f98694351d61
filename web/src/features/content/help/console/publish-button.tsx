import { type OpsAboutPage, publishAboutPage, publishTerms } from '@lanna/contract/content/help/about-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const NOTE_MAX = 300;

interface PublishProps {
  page: OpsAboutPage;
  /** What stands in the editor is not saved yet. */
  disabled: boolean;
  onDone: (page: OpsAboutPage) => void;
}

/** Publishes the draft; new terms ask for a reason, and may ask members to accept them. */
export function PublishButton(props: PublishProps) {
  const { t } = useTranslation('help-console');
  const may = useMay();
  const [open, setOpen] = useState(false);
  const isTerms = props.page.page === 'terms';
  if (!may(isTerms ? 'help.publish-terms' : 'help.change', props.page.brand)) return null;
  return (
    <>
      <Button disabled={props.disabled} onClick={() => setOpen(true)}>
        {t('publish.open')}
      </Button>
      {isTerms ? (
        <PublishTerms {...props} open={open} setOpen={setOpen} />
      ) : (
        <PublishPage {...props} open={open} setOpen={setOpen} />
      )}
    </>
  );
}

interface OpenProps extends PublishProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

function PublishPage({ page, onDone, open, setOpen }: OpenProps) {
  const { t } = useTranslation('help-console');
  const [note, setNote] = useState('');
  const publishing = useOpsMutation(publishAboutPage, {
    onDone: (value) => {
      setOpen(false);
      onDone(value);
      notify({ text: t('publish.done'), tone: 'success' });
    },
  });
  const { page: name } = page;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={t('publish.title')}
      text={
        <div className="flex flex-col gap-4">
          <p>{t('publish.text')}</p>
          <Note value={note} onChange={setNote} />
        </div>
      }
      action={t('publish.open')}
      busy={publishing.isPending}
      error={publishing.error}
      onConfirm={() =>
        name !== 'terms' &&
        publishing.mutate({
          params: { code: page.brand, page: name },
          body: { version: page.version, note: note.trim() },
        })
      }
    />
  );
}

function PublishTerms({ page, onDone, open, setOpen }: OpenProps) {
  const { t } = useTranslation('help-console');
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(true);
  const [version, setVersion] = useState(nextOf(page.termsVersion));
  const publishing = useOpsMutation(publishTerms, {
    onDone: (value) => {
      setOpen(false);
      onDone(value);
      notify({ text: t('publish.done'), tone: 'success' });
    },
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={setOpen}
      title={t('publish.termsTitle')}
      text={t('publish.termsText', { version: page.termsVersion })}
      action={t('publish.open')}
      busy={publishing.isPending}
      error={publishing.error}
      onConfirm={(reason) =>
        publishing.mutate({
          params: { code: page.brand },
          body: {
            version: page.version,
            note: note.trim(),
            reason,
            termsVersion: asks ? version.trim() : null,
          },
        })
      }
    >
      <Checkbox label={t('publish.ask')} checked={asks} onChange={({ target }) => setAsks(target.checked)} />
      {asks ? (
        <TextField
          label={t('publish.version')}
          hint={t('publish.versionHint', { version: page.termsVersion })}
          value={version}
          maxLength={40}
          required
          onChange={({ target }) => setVersion(target.value)}
        />
      ) : (
        <p className="text-muted text-sm">{t('publish.askNot')}</p>
      )}
      <Note value={note} onChange={setNote} />
    </ReasonDialog>
  );
}

function Note({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useTranslation('help-console');
  return (
    <TextField
      label={t('publish.note')}
      hint={t('publish.noteHint')}
      value={value}
      maxLength={NOTE_MAX}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** `1` → `2`; of a version that is no number nothing can be said. */
function nextOf(version: string): string {
  return /^\d{1,9}$/.test(version) ? String(Number(version) + 1) : '';
}
