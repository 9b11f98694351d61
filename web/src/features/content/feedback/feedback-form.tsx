import {
  FEEDBACK_LENGTH,
  feedbackLength,
  type sendFeedback,
} from '@lanna/contract/content/feedback/feedback';
import type { Value } from '@lanna/contract/endpoint';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../shared-parts/forms/contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { FeedbackFailure } from './feedback-failure.tsx';

/** The text stays as typed until it has been sent, whatever happens on the way. */
export function FeedbackForm({
  form,
}: {
  form: ContractForm<{ content: string }, Value<typeof sendFeedback>>;
}) {
  const { t } = useTranslation('feedback');
  const content = form.field('content');
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <TextAreaField
          {...content}
          label={t('label')}
          hint={t('hint', FEEDBACK_LENGTH)}
          rows={5}
          readOnly={form.isPending}
          placeholder={t('placeholder')}
          className="[&_textarea]:min-h-36 [&_textarea]:resize-y [&_textarea]:py-2.5 [&_textarea]:leading-relaxed"
        />
        <p className="figures self-end text-muted text-sm" aria-hidden="true">
          {feedbackLength(form.values.content)}/{FEEDBACK_LENGTH.max}
        </p>
      </div>
      <Button
        type="submit"
        size="large"
        busy={form.isPending}
        icon={<Send aria-hidden="true" />}
        className="sm:self-start"
      >
        {t('send')}
      </Button>
      {form.problem !== undefined && <FeedbackFailure failure={form.failure} />}
    </form>
  );
}
