import { moneyOf } from '@lanna/contract/money';
import { walletTransfer } from '@lanna/contract/money/transfers/transfers';
import { displayMoney } from '@lanna/rules/money';
import { ArrowDown, ArrowDownUp, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { readAmount, wireAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { AmountField } from './amount-field.tsx';
import { useWalletTransfer, type VendorWallet, type Wallets } from './queries.ts';
import { transferFieldError } from './transfer-amount.ts';
import { TransferError } from './transfer-error.tsx';
import { TransferOutcome } from './transfer-outcome.tsx';
import { VendorEmblem } from './vendor-emblem.tsx';

/** From where to where: `in` goes to the provider, `out` comes back. */
export interface Request {
  vassalage: string;
  way: 'in' | 'out';
}

/** Moves money between the main wallet and one at a provider, and says what has become of it. */
export function TransferSheet({
  request,
  wallets,
  onClose,
}: {
  request: Request;
  wallets: Wallets;
  onClose: () => void;
}) {
  const { t } = useTranslation('transfers');
  const [{ vassalage, way }, setRequest] = useState(request);
  const transfer = useWalletTransfer();
  const vendor = wallets.wallets.find((wallet) => wallet.vassalage === vassalage) ?? wallets.wallets[0];
  if (!vendor) return null;
  const choose = (changed: Partial<Request>) => {
    setRequest({ vassalage, way, ...changed });
    transfer.reset();
  };
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('sheet.title')}>
      {transfer.data ? (
        <TransferOutcome
          transfer={transfer.data.transfer}
          onAgain={() => transfer.reset()}
          onClose={onClose}
        />
      ) : (
        <Form key={`${vassalage} ${way}`} {...{ wallets, vendor, way, choose, transfer }} />
      )}
    </Dialog>
  );
}

function Form({
  wallets,
  vendor,
  way,
  choose,
  transfer,
}: {
  wallets: Wallets;
  vendor: VendorWallet;
  way: Request['way'];
  choose: (changed: Partial<Request>) => void;
  transfer: ReturnType<typeof useWalletTransfer>;
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const main = moneyOf(wallets.main.balance);
  const there = vendor.balance === null ? 0n : moneyOf(vendor.balance);
  const range =
    way === 'in'
      ? { min: moneyOf(vendor.min), max: moneyOf(vendor.max), available: main }
      : { min: 1_000n, max: there, available: there };
  const { vassalage } = vendor;
  const form = useContractForm(walletTransfer, {
    initial: { amount: '' },
    toBody: ({ amount }) => ({ vassalage, way, amount: wireAmount(amount, language) ?? '' }),
    // The field has its own words.
    check: ({ amount }) => ({
      amount: transferFieldError(amount, readAmount(amount, language), range) && '',
    }),
    send: (body) => transfer.mutateAsync(body),
  });
  const amount = readAmount(form.values.amount, language);

  const ends = [
    <End key="main" icon={<MainEmblem />} name={t('sheet.main')} balance={main} />,
    <End
      key="vendor"
      icon={<VendorEmblem code={vendor.vassalage} name={vendor.name} />}
      name={vendor.name}
      balance={vendor.balance === null ? undefined : there}
    />,
  ];
  const [from, to] = way === 'in' ? ends : [...ends].reverse();
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {wallets.wallets.length > 1 && (
        <SelectField
          label={t('sheet.vendor')}
          value={vassalage}
          onChange={(event) => choose({ vassalage: event.target.value })}
          options={wallets.wallets.map((one) => ({ value: one.vassalage, label: one.name }))}
        />
      )}
      <div className="relative flex flex-col gap-2">
        <Place label={t('sheet.from')}>{from}</Place>
        <Place label={t('sheet.to')}>{to}</Place>
        <span className="absolute inset-y-0 right-4 flex items-center">
          {vendor.state === 'open' ? (
            <IconButton
              label={t('sheet.swap')}
              onClick={() => choose({ way: way === 'in' ? 'out' : 'in' })}
              className="rounded-full border border-control-line bg-surface text-accent-text"
            >
              <ArrowDownUp aria-hidden="true" />
            </IconButton>
          ) : (
            <ArrowDown className="size-5 text-muted" aria-hidden="true" />
          )}
        </span>
      </div>
      <AmountField
        {...form.typed('amount')}
        range={range}
        shown={form.isTried}
        hint={
          way === 'in'
            ? t('sheet.range', {
                min: displayMoney(range.min, currencySymbol),
                max: displayMoney(range.max, currencySymbol),
              })
            : t('sheet.upTo', { max: displayMoney(there, currencySymbol) })
        }
      />
      {form.problem && <TransferError error={form.failure} message={form.problem} />}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {amount
          ? t('sheet.submitAmount', { amount: displayMoney(amount, currencySymbol) })
          : t('sheet.submit')}
      </Button>
      {form.isPending && (
        <p role="status" className="-mt-2 text-center text-muted text-sm">
          {t('sheet.working', { vendor: vendor.name })}
        </p>
      )}
    </form>
  );
}

function Place({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-large bg-sunken px-4 py-3">
      <p className="text-muted text-xs">{label}</p>
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

function End({ icon, name, balance }: { icon: ReactNode; name: string; balance: bigint | undefined }) {
  const { currencySymbol } = useBrand();
  return (
    <span className="flex items-center gap-3 pr-14">
      {icon}
      <span className="min-w-0">
        <span className="block wrap-anywhere font-medium">{name}</span>
        {balance !== undefined && (
          <MoneyText amount={balance} symbol={currencySymbol} className="text-muted text-sm" />
        )}
      </span>
    </span>
  );
}

function MainEmblem() {
  return (
    <span
      className="lantern flex size-11 shrink-0 items-center justify-center rounded-medium"
      aria-hidden="true"
    >
      <Wallet className="size-5" />
    </span>
  );
}
