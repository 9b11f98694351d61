import { rotateVendorKey, type VendorPage } from '@lanna/contract/play/catalogue/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { KeyField } from './key-field.tsx';

/** The key a vendor's calls are checked with, by its fingerprint; another one may need a second pair of eyes. */
export function VendorKey({ vendor }: { vendor: VendorPage }) {
  const { t } = useTranslation('catalogue-console');
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('vendor.key')}
      text={t('vendor.keyText')}
      actions={
        <Can permission="catalogue.keys" house>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {t('vendor.rotate')}
          </Button>
        </Can>
      }
    >
      <p className="text-muted text-xs">{t('vendor.fingerprint')}</p>
      <p className="break-all font-mono text-xs">{inGroups(vendor.keyFingerprint)}</p>
      {open && <KeyDialog vendor={vendor} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function KeyDialog({ vendor, onClose }: { vendor: VendorPage; onClose: () => void }) {
  const { t } = useTranslation('catalogue-console');
  const rotating = useOpsMutation(rotateVendorKey);
  const form = useContractForm(rotateVendorKey, {
    initial: { publicKey: '', reason: '' },
    version: vendor.version,
    toBody: (typed, version) => ({ ...typed, version }),
    words: { publicKey: t('vendor.fault.publicKey') },
    send: (body) => rotating.mutateAsync({ params: { code: vendor.code }, body }),
    onDone: ({ proposal }) => {
      onClose();
      notify({ text: proposal ? t('vendor.keyProposed') : t('vendor.keyChanged'), tone: 'success' });
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('vendor.rotateTitle', { name: vendor.name })}
      text={t('vendor.rotateText')}
      action={t('vendor.rotate')}
    >
      <KeyField {...form.field('publicKey')} />
    </ReasonFormDialog>
  );
}

/** Four at a time: it is read aloud. */
function inGroups(fingerprint: string): string {
  return fingerprint.match(/.{1,4}/g)?.join(' ') ?? '';
}
