import { changeVendorLimit, listVendorLimits, type VendorLimit } from '@lanna/contract/money/transfers/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** Vendors that keep players' money, brand by brand: what one transfer may come to, and whether they take any. */
export function VendorLimitsPage() {
  const { t } = useTranslation('transfers-console');
  const { brand } = useBrandScope();
  return (
    <ConsolePage title={t('vendors.title')} description={t('vendors.text')}>
      <Panel title={t('vendors.title')} flush>
        <QueryView
          query={useOps(listVendorLimits, { query: brand ? { brand } : {} })}
          label={t('vendors.title')}
          failed={t('vendors.failed')}
          shape={<Skeleton className="m-4 h-40" />}
          isEmpty={(limits) => limits.length === 0}
          empty={<EmptyState title={t('vendors.empty')} text={t('vendors.emptyText')} />}
        >
          {(limits) => (
            <ul>
              {limits.map((limit) => (
                <Limit key={`${limit.vendor} ${limit.brand} ${limit.version}`} limit={limit} />
              ))}
            </ul>
          )}
        </QueryView>
      </Panel>
    </ConsolePage>
  );
}

function Limit({ limit }: { limit: VendorLimit }) {
  const { t } = useTranslation('transfers-console');
  const { vendor, brand } = limit;
  const [open, setOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <span className="min-w-40 flex-1">
        <ConsoleLink href={`/vendors/${vendor}`}>{limit.vendorName}</ConsoleLink>
        <span className="block text-muted text-xs">
          {vendor} · {brand}
        </span>
      </span>
      <span className="min-w-48">
        <Money amount={limit.min} brand={brand} /> – <Money amount={limit.max} brand={brand} />
      </span>
      <span className="min-w-32">
        {limit.underWay > 0 ? (
          <ConsoleLink href={`/transfers?vendor=${vendor}&state=sending`}>
            {t('vendors.underWay', { count: limit.underWay, shown: limit.underWay })}
          </ConsoleLink>
        ) : (
          <span className="text-muted">{t('vendors.none')}</span>
        )}
      </span>
      <StatusBadge tone={limit.open && limit.takesMoney ? 'success' : 'warning'}>
        {!limit.open ? t('vendors.closed') : limit.takesMoney ? t('vendors.takes') : t('vendors.backOnly')}
      </StatusBadge>
      <Can permission="transfers.settings" brand={brand}>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('vendors.change')}
        </Button>
      </Can>
      {open && <LimitDialog limit={limit} onClose={() => setOpen(false)} />}
    </li>
  );
}

function LimitDialog({ limit, onClose }: { limit: VendorLimit; onClose: () => void }) {
  const { t } = useTranslation('transfers-console');
  const { vendor, vendorName, brand, version, min, max, takesMoney } = limit;
  const language = usePageLanguage();
  const saving = useOpsMutation(changeVendorLimit);
  const form = useContractForm(changeVendorLimit, {
    initial: { min, max, takesMoney, reason: '' },
    version,
    toBody: (typed, of) => ({
      ...typed,
      min: wireAmount(typed.min, language) ?? '',
      max: wireAmount(typed.max, language) ?? '',
      version: of,
    }),
    words: { min: t('vendors.amountWrong'), max: t('vendors.amountWrong') },
    send: (body) => saving.mutateAsync({ params: { code: vendor, brand }, body }),
    onDone: () => {
      onClose();
      notify({ text: t('vendors.saved'), tone: 'success' });
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${vendorName} · ${brand}`}
      text={t('vendors.changeText')}
      action={t('vendors.save')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(['min', 'max'] as const).map((name) => (
          <MoneyField key={name} {...form.typed(name)} label={t(`vendors.${name}`)} />
        ))}
      </div>
      <Checkbox {...form.field('takesMoney')} label={t('vendors.takesMoney')} />
    </ReasonFormDialog>
  );
}
