import {
  APPLICATION_PICTURES_MAX,
  REMARK_MAX,
  remarkLength,
  signUpRequestReward,
} from '@lanna/contract/rewards/promotions/promotions';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUncertain } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { PictureSlots } from '../../../people/identity/pictures/picture-slots.tsx';
import { uploadsFieldError } from '../../../people/identity/pictures/picture-uploads.ts';
import type { PromotionDetail } from '../queries.ts';
import { draftKey } from './draft.ts';
import { useApply } from './send-application.ts';
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
  const { draft, write } = handle;
  const applying = useApply(key);
  const form = useContractForm(signUpRequestReward, {
    initial: { remark: draft.remark, pictures: '' },
    toBody: ({ remark }) => ({
      promotionId: id,
      remark: remark.trim(),
      pictures: draft.uploads.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : [])),
    }),
    words: { remark: { tooLong: t('apply.fault.long', { max: REMARK_MAX }) } },
    check() {
      const fieldError =
        uploadsFieldError(draft.uploads) ?? (draft.uploads.length < picturesLeast && 'missing');
      return { pictures: fieldError && t(`apply.fault.${fieldError}`, { count: picturesLeast }) };
    },
    refusals: { remark_unseen_characters: 'remark' },
    refusalText: (error) =>
      isOutcomeUncertain(error) ? `${words(error)} ${t('apply.uncertain')}` : words(error),
    send: (body) => applying.mutateAsync({ body, keys: draft.keys }),
    onDone(_, { restart }) {
      restart({ remark: '', pictures: '' });
      onSent();
    },
  });
  const { error, onChange, ...remark } = form.field('remark');
  const length = remarkLength(form.values.remark);

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <Field text={{ label: t('apply.remark'), hint: t('apply.remarkHint'), error }}>
          {(control) => (
            <textarea
              {...remark}
              {...control}
              rows={3}
              readOnly={form.isPending}
              onChange={(event) => {
                write(event.target.value);
                void onChange(event);
              }}
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
        error={form.error('pictures')}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending} icon={<Send aria-hidden="true" />}>
        {t('apply.send')}
      </Button>
      <p className="text-muted text-sm">{t('apply.note')}</p>
    </form>
  );
}
