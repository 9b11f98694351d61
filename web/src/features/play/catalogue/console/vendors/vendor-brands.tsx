import { type Carriage, changeBrandVendor, type VendorPage } from '@lanna/contract/play/catalogue/ops';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { VendorReason } from './vendor-form.tsx';

/** Which brands carry a vendor, and where in their row it stands. */
export function VendorBrands({ vendor }: { vendor: VendorPage }) {
  const { t } = useTranslation('catalogue-console');
  const may = useMay();
  const [editing, setEditing] = useState<Carriage>();
  return (
    <Panel title={t('vendor.brands')} text={t('vendor.brandsText')} flush>
      <ul>
        {vendor.brands.map((carriage) => (
          <li
            key={carriage.brand}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2 text-sm last:border-b-0"
          >
            <span className="min-w-40 font-medium">{carriage.brandName}</span>
            <CarriageState carriage={carriage} />
            <span className="figures text-muted">
              {carriage.carried && t('vendor.place', { place: carriage.position })}
              {carriage.isHot && ` · ${t('vendor.hot')}`}
            </span>
            {may('catalogue.change', carriage.brand) && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('vendor.changeAt', { brand: carriage.brandName })}
                onClick={() => setEditing(carriage)}
              >
                {t('change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {editing && <CarriageDialog vendor={vendor} carriage={editing} onClose={() => setEditing(undefined)} />}
    </Panel>
  );
}

function CarriageState({ carriage: { carried, enabled } }: { carriage: Carriage }) {
  const { t } = useTranslation('catalogue-console');
  if (!carried) return <StatusBadge>{t('vendor.notCarried')}</StatusBadge>;
  return enabled ? (
    <StatusBadge tone="success">{t('vendor.carried')}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{t('vendor.switchedOff')}</StatusBadge>
  );
}

function CarriageDialog({
  vendor,
  carriage,
  onClose,
}: {
  vendor: VendorPage;
  carriage: Carriage;
  onClose: () => void;
}) {
  const { t } = useTranslation('catalogue-console');
  const id = useId();
  const saving = useOpsMutation(changeBrandVendor);
  const form = useContractForm(changeBrandVendor, {
    initial: {
      enabled: carriage.enabled || !carriage.carried,
      isHot: carriage.isHot,
      position: String(carriage.position),
      reason: '',
    },
    version: carriage.version,
    toBody: ({ position, ...typed }, version) => ({ ...typed, position: Number(position), version }),
    send: (body) => saving.mutateAsync({ params: { code: vendor.code, brand: carriage.brand }, body }),
    onDone: ({ proposal }) => {
      if (proposal) notify({ text: t('vendor.proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('vendor.atBrand', { name: vendor.name, brand: carriage.brandName })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <Checkbox {...form.field('enabled')} label={t('vendor.shownAt')} />
        <p className="text-muted text-sm">{t('vendor.shownText')}</p>
        <Checkbox {...form.field('isHot')} label={t('vendor.hotLabel')} />
        <TextField
          {...form.field('position')}
          label={t('vendor.placeLabel')}
          hint={t('vendor.placeHint')}
          type="number"
          required={false}
        />
        <VendorReason form={form} />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}
