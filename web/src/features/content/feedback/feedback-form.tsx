import { FEEDBACK_LENGTH, feedbackLength } from '@lanna/contract/content/feedback/feedback';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../ui/fields/field.tsx';
import { FeedbackFailure } from './feedback-failure.tsx';
import { feedbackFieldError } from './feedback-field-error.ts';

/** The text stays as typed until it has been sent, whatever happens on the way. */
export function FeedbackForm({
  busy,
  failure,
  onSend,
}: {
  busy: boolean;
  failure: unknown;
  onSend: (content: string) => void;
}) {
  const { t } = useTranslation('feedback');
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const fieldError = feedbackFieldError(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (fieldError) area.current?.focus();
    else onSend(typed.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Field
          text={{
            label: t('label'),
            hint: t('hint', FEEDBACK_LENGTH),
            error: checked && fieldError ? t(`fault.${fieldError}`, FEEDBACK_LENGTH) : undefined,
          }}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              rows={5}
              value={typed}
              readOnly={busy}
              placeholder={t('placeholder')}
              onChange={(event) => setTyped(event.target.value)}
              className={classes(CONTROL_LOOK, 'min-h-36 resize-y py-2.5 leading-relaxed')}
            />
          )}
        </Field>
        <p className="figures self-end text-muted text-sm" aria-hidden="true">
          {feedbackLength(typed)}/{FEEDBACK_LENGTH.max}
        </p>
      </div>
      <Button
        type="submit"
        size="large"
        busy={busy}
        icon={<Send aria-hidden="true" />}
        className="sm:self-start"
      >
        {t('send')}
      </Button>
      {failure !== null && !busy && <FeedbackFailure failure={failure} />}
    </form>
  );
}
