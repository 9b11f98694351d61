import {
  ANSWER_MAX,
  ANSWER_PICTURES_MAX,
  answerWithdrawal,
  type Withdrawal,
  type WithdrawalAsk,
} from '@lanna/contract/money/withdrawals/withdrawals';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { isPassing } from '../../../../api/calls/refusal.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
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
  uploads: PictureUploads;
}
/** What is written, by the id of what was asked. */
type Texts = Record<string, string>;

/** Everything the desk asks for, answered at once: a member is not asked one thing after the other. */
export function AsksForm({ withdrawal: { id, asks } }: { withdrawal: Pick<Withdrawal, 'id' | 'asks'> }) {
  const { t } = useTranslation('withdrawals');
  const queries = useQueryClient();
  const uploadsOf = useUploadsByName({ max: ANSWER_PICTURES_MAX, keep: keepPicture });
  const replies = asks
    .filter(({ answer }) => answer === null)
    .map((ask): Reply => ({ ask, uploads: uploadsOf(ask.id) }));
  const form = useContractForm(answerWithdrawal, {
    initial: {} as Texts,
    toBody: (texts) => ({
      answers: replies.map(({ ask, uploads }) => ({
        askId: ask.id,
        text: (texts[ask.id] ?? '').trim(),
        pictures: keptPictures(uploads.uploads),
      })),
    }),
    check: (texts) =>
      Object.fromEntries(
        replies.map((reply) => {
          const fieldError = fieldErrorOf(reply, texts);
          return [reply.ask.id, fieldError && t(`asks.fault.${fieldError}`)];
        }),
      ),
    send: (body) => call(answerWithdrawal, { params: { id }, body }),
    onDone: () => {
      notify({ text: t('asks.sent'), tone: 'success' });
      return queries.invalidateQueries({ queryKey: ['withdrawals'] });
    },
  });

  return (
    <form
      {...form.props}
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
        {replies.map((reply) => (
          <li key={reply.ask.id}>
            <OneAsk reply={reply} form={form} />
          </li>
        ))}
      </ol>
      {form.problem && (
        <FormError>
          {form.problem}
          {isPassing(form.failure) && ` ${t('asks.kept')}`}
        </FormError>
      )}
      <Button type="submit" wide busy={form.isPending} icon={<Send aria-hidden="true" />}>
        {t('asks.send')}
      </Button>
    </form>
  );
}

function OneAsk({ reply: { ask, uploads }, form }: { reply: Reply; form: ContractForm<Texts> }) {
  if (ask.kind === 'picture')
    return (
      <PictureSlots
        label={ask.words}
        handle={uploads}
        max={ANSWER_PICTURES_MAX}
        final="withdrawal_picture_unusable"
        error={form.error(ask.id)}
      />
    );
  return (
    <TextAreaField
      {...form.field(ask.id)}
      label={ask.words}
      rows={2}
      maxLength={ANSWER_MAX}
      readOnly={form.isPending}
      className="[&_textarea]:min-h-20 [&_textarea]:resize-y [&_textarea]:py-2.5 [&_textarea]:leading-relaxed"
    />
  );
}

function fieldErrorOf(
  { ask, uploads: { uploads } }: Reply,
  texts: Texts,
): 'missing' | 'picture' | 'sending' | 'unsent' | undefined {
  if (ask.kind === 'text') return texts[ask.id]?.trim() ? undefined : 'missing';
  return uploadsFieldError(uploads) ?? (uploads.length === 0 ? 'picture' : undefined);
}
