import { FEEDBACK_LENGTH, sendFeedback } from '@lanna/contract/content/feedback/feedback';
import { CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { FeedbackForm } from './feedback-form.tsx';

/** The form for a member's feedback to the brand. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const form = useContractForm(sendFeedback, {
    initial: { content: '' },
    send: (body) => call(sendFeedback, { body }),
    words: {
      content: {
        required: t('fault.empty'),
        tooShort: t('fault.short', FEEDBACK_LENGTH),
        tooLong: t('fault.long', FEEDBACK_LENGTH),
      },
    },
  });
  return (
    <section
      aria-labelledby="feedback-heading"
      className="mx-auto flex max-w-2xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <header className="flex flex-col gap-1">
        <h2 id="feedback-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <Card>
        {form.answer ? (
          <output>
            <EmptyState
              icon={<CheckCircle2 />}
              title={t('sent.title')}
              text={t('sent.text')}
              action={
                <Button variant="secondary" onClick={() => form.restart()}>
                  {t('sent.another')}
                </Button>
              }
            />
          </output>
        ) : (
          <FeedbackForm form={form} />
        )}
      </Card>
    </section>
  );
}
