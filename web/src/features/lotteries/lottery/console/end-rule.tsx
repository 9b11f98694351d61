import { endNumberRule, type NumberRuleRow } from '@lanna/contract/lotteries/lottery/ops';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';

/** Sells a number in full again. */
export function EndRule({ row: { id, brand, number, rule } }: { row: NumberRuleRow }) {
  const { t } = useTranslation('lottery-console');
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm">{t(`rule.meaning.${rule}`)}</p>
      <Can permission="lottery.change" brand={brand}>
        <ReasonCallButton
          endpoint={endNumberRule}
          input={(reason) => ({ params: { id }, body: { reason } })}
          done={() => t('rule.ended', { number })}
          label={t('rule.end')}
          title={`${t('rule.end')}: ${number}`}
          text={t('rule.endText')}
        />
      </Can>
    </div>
  );
}
