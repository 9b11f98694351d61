import { type OpsAboutPage, publishAboutPage, publishTerms } from '@lanna/contract/content/help/about-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import type { FieldProps } from '../../../../shared-parts/forms/contract-form.ts';
import { useRuleText } from '../../../../shared-parts/forms/rule-text.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

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
  const PublishDialog = isTerms ? PublishTerms : PublishPage;
  if (!may(isTerms ? 'help.publish-terms' : 'help.change', props.page.brand)) return null;
  return (
    <>
      <Button disabled={props.disabled} onClick={() => setOpen(true)}>
        {t('publish.open')}
      </Button>
      {open && <PublishDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OpenProps extends Omit<PublishProps, 'disabled'> {
  onClose: () => void;
}

function PublishPage({ page: { brand: code, page, version }, onDone, onClose }: OpenProps) {
  const { t } = useTranslation('help-console');
  const publishing = useOpsMutation(publishAboutPage);
  const form = useContractForm(publishAboutPage, {
    initial: { note: '' },
    toBody: (typed) => ({ ...typed, version }),
    send: (body) => {
      if (page === 'terms') throw new Error('terms are published by a call of their own');
      return publishing.mutateAsync({ params: { code, page }, body });
    },
    onDone: useDone({ onDone, onClose }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('publish.title')}
      text={
        <form {...form.props} className="flex flex-col gap-4">
          <p>{t('publish.text')}</p>
          <Note {...form.field('note')} />
        </form>
      }
      action={t('publish.open')}
      busy={form.isPending}
      error={form.failure}
      onConfirm={() => form.submit()}
    />
  );
}

function PublishTerms({ page: { brand: code, version, termsVersion: now }, onDone, onClose }: OpenProps) {
  const { t } = useTranslation('help-console');
  const ruleText = useRuleText();
  const publishing = useOpsMutation(publishTerms);
  const form = useContractForm(publishTerms, {
    initial: { note: '', asks: true, termsVersion: nextOf(now), reason: '' },
    toBody: ({ asks, termsVersion, ...typed }) => ({
      ...typed,
      version,
      termsVersion: asks ? termsVersion : null,
    }),
    words: { termsVersion: { tooShort: ruleText('required', {}) } },
    refusals: { terms_version_taken: 'termsVersion' },
    send: (body) => publishing.mutateAsync({ params: { code }, body }),
    onDone: useDone({ onDone, onClose }),
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('publish.termsTitle')}
      text={t('publish.termsText', { version: now })}
      action={t('publish.open')}
    >
      <Checkbox {...form.field('asks')} label={t('publish.ask')} />
      {form.values.asks ? (
        <TextField
          {...form.field('termsVersion')}
          label={t('publish.version')}
          hint={t('publish.versionHint', { version: now })}
          required
        />
      ) : (
        <p className="text-muted text-sm">{t('publish.askNot')}</p>
      )}
      <Note {...form.field('note')} />
    </ReasonFormDialog>
  );
}

function useDone({ onDone, onClose }: Pick<OpenProps, 'onDone' | 'onClose'>) {
  const { t } = useTranslation('help-console');
  return (value: OpsAboutPage) => {
    onClose();
    onDone(value);
    notify({ text: t('publish.done'), tone: 'success' });
  };
}

function Note(field: FieldProps) {
  const { t } = useTranslation('help-console');
  return <TextField {...field} label={t('publish.note')} hint={t('publish.noteHint')} />;
}

/** `1` → `2`; of a version that is no number nothing can be said. */
function nextOf(version: string): string {
  return /^\d{1,9}$/.test(version) ? String(Number(version) + 1) : '';
}
