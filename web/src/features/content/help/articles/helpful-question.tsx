import { markHelpful } from '@lanna/contract/content/help/help';
import { useMutation } from '@tanstack/react-query';
import { CheckCircle2, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { paths } from '../../../../paths.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';

/** Whether an article helped; who says no is asked what was missing. */
export function HelpfulQuestion({ slug }: { slug: string }) {
  const { t } = useTranslation('help');
  const words = useRefusalText();
  const answer = useMutation({
    mutationFn: (helpful: boolean) => call(markHelpful, { body: { article: slug, helpful } }),
  });
  const busyWith = answer.isPending ? answer.variables : undefined;
  return (
    <section
      aria-labelledby="help-helpful"
      className="lit flex flex-col gap-3 rounded-large bg-surface p-5 sm:flex-row sm:items-center sm:justify-between"
    >
      {answer.isSuccess ? (
        <>
          <output id="help-helpful" className="flex items-center gap-2.5 font-semibold">
            <CheckCircle2 className="size-5 shrink-0 text-success" aria-hidden="true" />
            {answer.data.helpful ? t('helpful.thanks') : t('helpful.sorry')}
          </output>
          {!answer.data.helpful && (
            <LinkButton variant="secondary" size="small" href={paths.memberCentre('feedback')}>
              {t('helpful.tell')}
            </LinkButton>
          )}
        </>
      ) : (
        <>
          <div>
            <p id="help-helpful" className="font-semibold">
              {t('helpful.question')}
            </p>
            {answer.error && <FormError>{words(answer.error)}</FormError>}
          </div>
          <div className="flex gap-2">
            <Button
              variant="secondary"
              busy={busyWith === true}
              disabled={busyWith === false}
              icon={<ThumbsUp aria-hidden="true" />}
              onClick={() => answer.mutate(true)}
            >
              {t('helpful.yes')}
            </Button>
            <Button
              variant="secondary"
              busy={busyWith === false}
              disabled={busyWith === true}
              icon={<ThumbsDown aria-hidden="true" />}
              onClick={() => answer.mutate(false)}
            >
              {t('helpful.no')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
