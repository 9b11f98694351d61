import { ANSWER_MAX, ANSWER_PICTURES_MAX } from '@lanna/contract/money/withdrawals/withdrawals';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
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
  const words = useRefusalText();
  const [remark, setRemark] = useState('');
  const [checked, setChecked] = useState(false);
  const pictures = usePictureUploads({ max: ANSWER_PICTURES_MAX, keep: keepPicture });
  const answering = useAnswerReceipt(payoutId);
  const fieldError =
    uploadsFieldError(pictures.uploads) ?? (pictures.uploads.length === 0 ? 'picture' : undefined);

  function send(event: FormEvent) {
    event.preventDefault();
    if (answering.isPending) return;
    setChecked(true);
    if (fieldError) return;
    answering.mutate({
      answer: 'not_received',
      pictures: keptPictures(pictures.uploads),
      remark: remark.trim(),
    });
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <p className="text-sm">{t('receipt.beforeNo')}</p>
      <PictureSlots
        label={t('receipt.proof')}
        handle={pictures}
        max={ANSWER_PICTURES_MAX}
        final="withdrawal_picture_unusable"
        error={checked && fieldError ? t(`asks.fault.${fieldError}`) : undefined}
      />
      <Field text={{ label: t('receipt.remark') }}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={ANSWER_MAX}
            value={remark}
            readOnly={answering.isPending}
            onChange={({ target }) => setRemark(target.value)}
            className={classes(CONTROL_LOOK, 'min-h-20 resize-y py-2.5 leading-relaxed')}
          />
        )}
      </Field>
      {answering.error && !answering.isPending && <FormError>{words(answering.error)}</FormError>}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button type="submit" wide busy={answering.isPending}>
          {t('receipt.sendNo')}
        </Button>
        <Button variant="ghost" wide disabled={answering.isPending} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
