import { rotateVendorKey, type VendorPage } from '@lanna/contract/play/catalogue/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { fieldErrorsOf } from './form-field-errors.ts';
import { KeyField } from './key-field.tsx';

/** The key a vendor's calls are checked with, by its fingerprint; another one may need a second pair of eyes. */
export function VendorKey({ vendor }: { vendor: VendorPage }) {
  const { t } = useTranslation('catalogue-console');
  const [open, setOpen] = useState(false);
  const [publicKey, setPublicKey] = useState('');
  const rotating = useOpsMutation(rotateVendorKey, {
    onDone: ({ proposal }) => {
      setOpen(false);
      setPublicKey('');
      notify({ text: proposal ? t('vendor.keyProposed') : t('vendor.keyChanged'), tone: 'success' });
    },
  });
  const fieldErrors = fieldErrorsOf(rotating.error);
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
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('vendor.rotateTitle', { name: vendor.name })}
        text={t('vendor.rotateText')}
        action={t('vendor.rotate')}
        busy={rotating.isPending}
        error={rotating.error}
        onConfirm={(reason) =>
          rotating.mutate({
            params: { code: vendor.code },
            body: { publicKey, reason, version: vendor.version },
          })
        }
      >
        <KeyField
          value={publicKey}
          onValueChange={setPublicKey}
          wrongField={fieldErrors.has('publicKey') ? t('vendor.fault.publicKey') : undefined}
        />
      </ReasonDialog>
    </Panel>
  );
}

/** Four at a time: it is read aloud. */
function inGroups(fingerprint: string): string {
  return fingerprint.match(/.{1,4}/g)?.join(' ') ?? '';
}
