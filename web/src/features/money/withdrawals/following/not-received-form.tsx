import { processC2CTransaction } from '@lanna/contract/money/withdrawals/receipts';
import { ANSWER_PICTURES_MAX } from '@lanna/contract/money/withdrawals/withdrawals';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { PictureSlots } from '../../../people/identity/pictures/picture-slots.tsx';
import {
  keptPictures,
  uploadsFieldError,
  usePictureUploads,
} from '../../../people/identity/pictures/picture-uploads.ts';
import { keepPicture } from '../asking/keep-picture.ts';
import { useAnswerReceipt } from './answer-receipt.ts';

/** The money has not arrived: a picture of what the bank shows, and whatever else is to be said. */
export function NotReceivedForm({ payoutId, onBack }: { payoutId: string; onBack: () => void }) {
  const { t } = useTranslation('withdrawals');
  const pictures = usePictureUploads({ max: ANSWER_PICTURES_MAX, keep: keepPicture });
  const answering = useAnswerReceipt(payoutId);
  const fieldError =
    uploadsFieldError(pictures.uploads) ?? (pictures.uploads.length === 0 ? 'picture' : undefined);
  const form = useContractForm(processC2CTransaction, {
    initial: { pictures: '', remark: '' },
    toBody: ({ remark }) => ({
      payoutId,
      answer: 'not_received',
      pictures: keptPictures(pictures.uploads),
      remark: remark.trim(),
    }),
    check: () => ({ pictures: fieldError && t(`asks.fault.${fieldError}`) }),
    send: (body) => answering.mutateAsync(body),
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-sm">{t('receipt.beforeNo')}</p>
      <PictureSlots
        label={t('receipt.proof')}
        handle={pictures}
        max={ANSWER_PICTURES_MAX}
        final="withdrawal_picture_unusable"
        error={form.error('pictures')}
      />
      <TextAreaField
        {...form.field('remark')}
        label={t('receipt.remark')}
        rows={2}
        readOnly={form.isPending}
        className="[&_textarea]:min-h-20 [&_textarea]:resize-y [&_textarea]:py-2.5 [&_textarea]:leading-relaxed"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button type="submit" wide busy={form.isPending}>
          {t('receipt.sendNo')}
        </Button>
        <Button variant="ghost" wide disabled={form.isPending} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
