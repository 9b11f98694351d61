import {
  type Allowance,
  changeLineLimits,
  type LineAccount,
} from '@lanna/contract/accounts/line-limits/line-limits';
import { moneyOf } from '@lanna/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { LimitFields } from '../../../shared-parts/line-limits/limit-fields.tsx';
import { limitsTyped, limitTexts } from '../../../shared-parts/line-limits/limit-texts.ts';
import { shownAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../use-page-language.ts';

/** What an account directly below, and all below it, may stake and lose. */
export function LimitsDialog({
  account: { id, account, allowed, version, isAgent },
  own,
  onClose,
}: {
  account: LineAccount;
  own: Allowance;
  onClose: () => void;
}) {
  const { t } = useTranslation('line-limits');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const queries = useQueryClient();
  const form = useContractForm(changeLineLimits, {
    initial: limitTexts(allowed),
    version,
    toBody: (texts, of) => ({ ...limitsTyped(texts, language), version: of }),
    send: (body) => call(changeLineLimits, { params: { id }, body }),
    onDone: async () => {
      notify({ tone: 'success', text: t('limits.saved', { account }) });
      await queries.invalidateQueries({ queryKey: ['lineLimits'] });
      onClose();
    },
  });
  const { stakes, losses } = form.values;
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('limits.title', { account })}>
      <form {...form.props} className="flex flex-col gap-5">
        <p className="text-muted text-sm">
          {t(isAgent ? 'limits.leadAgent' : 'limits.lead')} {t('limits.rule')}
        </p>
        <LimitFields
          value={{ stakes, losses }}
          onChange={(next) => {
            form.set('stakes', next.stakes);
            form.set('losses', next.losses);
          }}
          symbol={currencySymbol}
          most={own}
          words={{
            stakes: t('limits.stakes'),
            losses: t('limits.losses'),
            none: t('limits.none'),
            most: (amount) => t('limits.most', { amount }),
            category: (category) => t(`category.${category}`),
            period: (period) => t(`limits.period.${period}`),
          }}
          errorOf={(field) => form.error(field)}
        />
        {form.problem && <FormError>{form.problem}</FormError>}
        <Above failure={form.failure} symbol={currencySymbol} />
        <Button type="submit" wide busy={form.isPending}>
          {t('limits.save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** How much the line allows, where more was asked for. */
function Above({ failure, symbol }: { failure: Error | null; symbol: string }) {
  const { t } = useTranslation('line-limits');
  const facts = (failure as { facts?: Record<string, unknown> } | null)?.facts;
  const most = facts?.['most'];
  if (typeof most !== 'string') return null;
  return <p className="text-sm">{t('limits.most', { amount: shownAmount(moneyOf(most), symbol) })}</p>;
}
