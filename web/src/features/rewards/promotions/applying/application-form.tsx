import {
  APPLICATION_PICTURES_MAX,
  REMARK_MAX,
  remarkLength,
} from '@lanna/contract/rewards/promotions/promotions';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { PictureSlots } from '../../../people/identity/pictures/picture-slots.tsx';
import type { PromotionDetail } from '../queries.ts';
import { applicationFieldError } from './application-field-error.ts';
import { draftKey } from './draft.ts';
import { isUncertain, useApply } from './send-application.ts';
import { useDraft } from './use-draft.ts';

/** What was written and chosen stays until it has been sent, whatever happens on the way. */
export function ApplicationForm({
  promotion: { id, picturesLeast },
  memberId,
  onSent,
}: {
  promotion: Pick<PromotionDetail, 'id' | 'picturesLeast'>;
  /** Whose draft it is. */
  memberId: string;
  onSent: () => void;
}) {
  const { t } = useTranslation('promotions');
  const words = useRefusalText();
  const key = draftKey(memberId, id);
  const handle = useDraft(key);
  const applying = useApply({ promotionId: id, draftKey: key });
  const [checked, setChecked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, write } = handle;
  const fieldError = applicationFieldError(draft, picturesLeast);
  const said =
    checked && fieldError
      ? t(`apply.fault.${fieldError}`, { count: picturesLeast, max: REMARK_MAX })
      : undefined;
  const length = remarkLength(draft.remark);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (applying.isPending) return;
    setChecked(true);
    if (fieldError === 'long') area.current?.focus();
    if (!fieldError) applying.mutate(draft, { onSuccess: onSent });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <Field
          text={{
            label: t('apply.remark'),
            hint: t('apply.remarkHint'),
            error: fieldError === 'long' ? said : undefined,
          }}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              rows={3}
              value={draft.remark}
              readOnly={applying.isPending}
              onChange={(event) => write(event.target.value)}
              className={classes(CONTROL_LOOK, 'min-h-24 resize-y py-2.5 leading-relaxed')}
            />
          )}
        </Field>
        <p
          className={classes('figures self-end text-sm', length > REMARK_MAX ? 'text-danger' : 'text-muted')}
          aria-hidden="true"
        >
          {length}/{REMARK_MAX}
        </p>
      </div>
      <PictureSlots
        label={
          picturesLeast > 0 ? t('pictures.label', { count: picturesLeast }) : t('pictures.labelOptional')
        }
        handle={handle}
        max={APPLICATION_PICTURES_MAX}
        final="application_picture_unusable"
        error={fieldError === 'long' ? undefined : said}
      />
      {applying.error && !applying.isPending && (
        <FormError>
          {words(applying.error)}
          {isUncertain(applying.error) && ` ${t('apply.uncertain')}`}
        </FormError>
      )}
      <Button type="submit" size="large" wide busy={applying.isPending} icon={<Send aria-hidden="true" />}>
        {t('apply.send')}
      </Button>
      <p className="text-muted text-sm">{t('apply.note')}</p>
    </form>
  );
}
