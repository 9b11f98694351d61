import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { isOutcomeUncertain } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { paths } from '../../../../paths.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { money } from '../terms.ts';
import type { RefusalDetail, SlipRefusal } from './slip-refusal.ts';

/** Why the slip was not taken, with the figures that matter and the way on. The slip is as it was. */
export function RefusedSlip({
  failure,
  refusal,
  next,
  hasChanges,
  onThisDraw,
}: {
  failure: unknown;
  refusal: SlipRefusal | undefined;
  /** The draw the slip stands on by now. */
  next: string | undefined;
  hasChanges: boolean;
  onThisDraw: () => void;
}) {
  const { t } = useTranslation('lottery');
  const words = useRefusalText();
  const detail = useDetail(refusal?.detail);
  if (isOutcomeUncertain(failure)) return <FormError>{t('refused.uncertain')}</FormError>;
  return (
    <div className="flex flex-col gap-2.5">
      <FormError>
        {words(failure)}
        {detail && <strong className="mt-1 block font-semibold">{detail}</strong>}
        {refusal?.detail?.words === 'numeros' && next !== undefined && (
          <strong className="mt-1 block font-semibold">{t('refused.next', { numero: next })}</strong>
        )}
      </FormError>
      {refusal?.way === 'deposit' && (
        <LinkButton variant="secondary" href={paths.memberCentre('depositv2')}>
          {t('refused.deposit')}
        </LinkButton>
      )}
      {refusal?.way === 'protection' && (
        <LinkButton variant="secondary" href={paths.memberCentre('protection')}>
          {t('refused.protection')}
        </LinkButton>
      )}
      {refusal?.way === 'this draw alone' && !hasChanges && (
        <>
          <p className="text-muted text-sm">{t('refused.byDraw')}</p>
          <Button variant="secondary" onClick={onThisDraw}>
            {t('refused.thisDraw')}
          </Button>
        </>
      )}
    </div>
  );
}

function useDetail(detail: RefusalDetail | undefined): string | undefined {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const amount = (text: string) => displayMoney(money(text), currencySymbol);
  switch (detail?.words) {
    case 'stake':
      return t('refused.stake', { stake: amount(detail.stake) });
    case 'available':
      return t('refused.available', { available: amount(detail.available) });
    case 'left':
      return t('refused.left', { left: amount(detail.left), most: amount(detail.most) });
    case 'lossLeft':
      return t('refused.lossLeft', { left: amount(detail.left), most: amount(detail.most) });
    case 'prize':
      return t('refused.prize', { prize: amount(detail.prize), most: amount(detail.most) });
    case 'percent':
      return t('refused.percent', { percent: detail.percent });
    case 'numbers':
      return t('refused.numbers', { numbers: detail.numbers });
    case 'numeros':
      return t('refused.numeros', { numeros: detail.numeros });
    case undefined:
      return undefined;
  }
}
