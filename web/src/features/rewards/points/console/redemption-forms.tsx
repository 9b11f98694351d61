import { completeRedemption, type RedemptionRow, rejectRedemption } from '@lanna/contract/rewards/points/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const LEAST_WORDS = 5;

/** Why not, in words that the member reads. */
export function RejectForm({ redemption: { id, version } }: { redemption: RedemptionRow }) {
  const { t } = useTranslation('points-console');
  const rejecting = useOpsMutation(rejectRedemption);
  const form = useContractForm(rejectRedemption, {
    initial: { words: '' },
    toBody: ({ words }) => ({ version, words }),
    check: ({ words }) => ({
      words: words.trim().length < LEAST_WORDS && t('redemptions.wordsNeeded', { count: LEAST_WORDS }),
    }),
    send: (body) => rejecting.mutateAsync({ params: { id }, body }),
    onDone: () => notify({ text: t('done.rejected'), tone: 'success' }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3 rounded-medium bg-sunken p-3">
      <TextAreaField
        {...form.field('words')}
        label={t('field.words')}
        hint={t('redemptions.wordsHint')}
        rows={3}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" variant="danger" busy={form.isPending} className="self-start">
        {t('redemptions.rejectNow')}
      </Button>
    </form>
  );
}

/** That it was sent, and under which number. */
export function CompleteForm({ redemption: { id, version } }: { redemption: RedemptionRow }) {
  const { t } = useTranslation('points-console');
  const completing = useOpsMutation(completeRedemption);
  const form = useContractForm(completeRedemption, {
    initial: { tracking: '', words: '' },
    toBody: ({ tracking, words }) => ({ version, tracking, words }),
    send: (body) => completing.mutateAsync({ params: { id }, body }),
    onDone: () => notify({ text: t('done.completed'), tone: 'success' }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3 rounded-medium bg-sunken p-3">
      <TextField {...form.field('tracking')} label={t('field.tracking')} autoComplete="off" />
      <TextAreaField {...form.field('words')} label={t('field.words')} rows={2} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" busy={form.isPending} className="self-start">
        {t('redemptions.completeNow')}
      </Button>
    </form>
  );
}
