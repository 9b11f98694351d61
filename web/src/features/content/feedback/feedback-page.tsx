import { sendFeedback } from '@lanna/contract/content/feedback/feedback';
import { useMutation } from '@tanstack/react-query';
import { CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { FeedbackForm } from './feedback-form.tsx';

/** The form for a member's feedback to the brand. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const sending = useMutation({
    mutationFn: (content: string) => call(sendFeedback, { body: { content } }),
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
        {sending.isSuccess ? (
          <output>
            <EmptyState
              icon={<CheckCircle2 />}
              title={t('sent.title')}
              text={t('sent.text')}
              action={
                <Button variant="secondary" onClick={sending.reset}>
                  {t('sent.another')}
                </Button>
              }
            />
          </output>
        ) : (
          <FeedbackForm busy={sending.isPending} failure={sending.error} onSend={sending.mutate} />
        )}
      </Card>
    </section>
  );
}
