import {
  ANSWER_MAX,
  ANSWER_PICTURES_MAX,
  answerWithdrawal,
  type Withdrawal,
  type WithdrawalAsk,
} from '@lanna/contract/money/withdrawals/withdrawals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { isPassing } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { PictureSlots } from '../../../people/identity/pictures/picture-slots.tsx';
import {
  keptPictures,
  type PictureUploads,
  uploadsFieldError,
  useUploadsByName,
} from '../../../people/identity/pictures/picture-uploads.ts';
import { keepPicture } from './keep-picture.ts';

interface Reply {
  ask: WithdrawalAsk;
  text: string;
  write: (text: string) => void;
  uploads: PictureUploads;
}

/** Everything the desk asks for, answered at once: a member is not asked one thing after the other. */
export function AsksForm({ withdrawal: { id, asks } }: { withdrawal: Pick<Withdrawal, 'id' | 'asks'> }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const uploadsOf = useUploadsByName({ max: ANSWER_PICTURES_MAX, keep: keepPicture });
  const replies = asks
    .filter(({ answer }) => answer === null)
    .map(
      (ask): Reply => ({
        ask,
        text: texts[ask.id] ?? '',
        write: (text) => setTexts((all) => ({ ...all, [ask.id]: text })),
        uploads: uploadsOf(ask.id),
      }),
    );
  return <Form id={id} replies={replies} />;
}

function Form({ id, replies }: { id: string; replies: readonly Reply[] }) {
  const { t } = useTranslation('withdrawals');
  const words = useRefusalText();
  const queries = useQueryClient();
  const [checked, setChecked] = useState(false);
  const answering = useMutation({
    mutationFn: () =>
      call(answerWithdrawal, {
        params: { id },
        body: {
          answers: replies.map(({ ask, text, uploads }) => ({
            askId: ask.id,
            text: text.trim(),
            pictures: keptPictures(uploads.uploads),
          })),
        },
      }),
    onSuccess: () => {
      notify({ text: t('asks.sent'), tone: 'success' });
      return queries.invalidateQueries({ queryKey: ['withdrawals'] });
    },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (answering.isPending) return;
    setChecked(true);
    if (replies.every((reply) => !fieldErrorOf(reply))) answering.mutate();
  }

  return (
    <form
      onSubmit={send}
      noValidate
      aria-labelledby={`asks-${id}`}
      className="flex flex-col gap-5 rounded-medium border border-accent-text bg-raised p-4"
    >
      <div>
        <h4 id={`asks-${id}`} className="flex items-center gap-2 font-semibold">
          <MessageCircleQuestion className="size-5 shrink-0 text-accent-text" aria-hidden="true" />
          {t('asks.title', { count: replies.length })}
        </h4>
        <p className="mt-0.5 text-muted text-sm">{t('asks.text')}</p>
      </div>
      <ol className="flex flex-col gap-5">
        {replies.map((reply) => {
          const fieldError = checked ? fieldErrorOf(reply) : undefined;
          return (
            <li key={reply.ask.id}>
              <OneAsk
                reply={reply}
                error={fieldError && t(`asks.fault.${fieldError}`)}
                readOnly={answering.isPending}
              />
            </li>
          );
        })}
      </ol>
      {answering.error && !answering.isPending && (
        <FormError>
          {words(answering.error)}
          {isPassing(answering.error) && ` ${t('asks.kept')}`}
        </FormError>
      )}
      <Button type="submit" wide busy={answering.isPending} icon={<Send aria-hidden="true" />}>
        {t('asks.send')}
      </Button>
    </form>
  );
}

function OneAsk({
  reply: { ask, text, write, uploads },
  error,
  readOnly,
}: {
  reply: Reply;
  error: string | undefined;
  readOnly: boolean;
}) {
  if (ask.kind === 'picture')
    return (
      <PictureSlots
        label={ask.words}
        handle={uploads}
        max={ANSWER_PICTURES_MAX}
        final="withdrawal_picture_unusable"
        error={error}
      />
    );
  return (
    <Field text={{ label: ask.words, error }}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={ANSWER_MAX}
          value={text}
          readOnly={readOnly}
          onChange={({ target }) => write(target.value)}
          className={classes(CONTROL_LOOK, 'min-h-20 resize-y py-2.5 leading-relaxed')}
        />
      )}
    </Field>
  );
}

function fieldErrorOf({
  ask,
  text,
  uploads,
}: Reply): 'missing' | 'picture' | 'sending' | 'unsent' | undefined {
  const { uploads: pictures } = uploads;
  if (ask.kind === 'text') return text.trim() === '' ? 'missing' : undefined;
  return uploadsFieldError(pictures) ?? (pictures.length === 0 ? 'picture' : undefined);
}
