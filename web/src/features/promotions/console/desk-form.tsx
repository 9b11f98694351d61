import {
  type ApplicationPage as Application,
  closeApplication,
  DESK_WORDS_MAX,
  type DeskMove,
  issueReward,
  joinApplication,
  rejectApplication,
  reviewApplication,
} from '@lanna/contract/promotions/desk-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/refusal-text.ts';
import { Money } from '../../../console/money.tsx';
import { useOpsMutation } from '../../../console/ops-query.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';

const REJECTION_MIN = 5;

/** What the desk does with an application now: the moves its state allows, with an amount and words to the member. */
export function DeskForm({ application }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  const refusalText = useRefusalText();
  const { row, moves, reward } = application;
  const [words, setWords] = useState('');
  const [amount, setAmount] = useState(reward?.kind === 'fixed' ? reward.amount : '');
  const [tried, setTried] = useState<DeskMove>();
  const onDone = (value: Application) => notify({ text: t(`done.${value.row.state}`), tone: 'success' });
  const reviewing = useOpsMutation(reviewApplication, { onDone });
  const joining = useOpsMutation(joinApplication, { onDone });
  const issuing = useOpsMutation(issueReward, { onDone });
  const rejecting = useOpsMutation(rejectApplication, { onDone });
  const closing = useOpsMutation(closeApplication, { onDone });
  const all = [reviewing, joining, issuing, rejecting, closing];
  const error = all.find((one) => one.error)?.error;
  const isBusy = all.some(({ isPending }) => isPending);
  if (moves.length === 0)
    return row.state === 'signed' ? <p className="text-muted text-sm">{t('desk.signedText')}</p> : null;

  const params = { id: row.id };
  const body = { version: row.version, words: words.trim() };
  const isAmount = /^\d{1,12}(\.\d{1,5})?$/.test(amount) && Number(amount) > 0;
  const isShort = body.words.length < REJECTION_MIN;
  function go(move: DeskMove) {
    setTried(move);
    for (const one of all) one.reset();
    if (move === 'review') reviewing.mutate({ params, body: { version: row.version } });
    if (move === 'join') joining.mutate({ params, body });
    if (move === 'issue' && isAmount) issuing.mutate({ params, body: { ...body, amount } });
    if (move === 'reject' && !isShort) rejecting.mutate({ params, body });
    if (move === 'close') closing.mutate({ params, body });
  }
  const has = (move: DeskMove) => moves.includes(move);
  return (
    <section className="flex flex-col gap-3 rounded-medium border border-line bg-raised/40 p-4">
      <h3 className="font-semibold text-sm">{t('desk.decide')}</h3>
      {has('review') && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-muted text-sm">{t('desk.reviewText')}</p>
          <Button size="small" busy={reviewing.isPending} onClick={() => go('review')}>
            {t('move.review')}
          </Button>
        </div>
      )}
      {has('issue') && reward && (
        <TextField
          label={t('desk.amount', { currency: row.currency })}
          hint={
            <>
              {reward.kind === 'fixed' ? t('desk.amountFixed') : t('desk.amountMax')}{' '}
              <Money amount={reward.amount} brand={row.brand} />
              {application.budgetLeft !== null && (
                <>
                  {' · '}
                  {t('desk.budgetLeft')} <Money amount={application.budgetLeft} brand={row.brand} />
                </>
              )}
              {application.needsSecondOperator && (
                <>
                  {' · '}
                  {t('desk.secondOperator')}
                </>
              )}
            </>
          }
          error={tried === 'issue' && !isAmount ? t('fault.amount') : undefined}
          inputMode="decimal"
          readOnly={reward.kind === 'fixed'}
          value={amount}
          onChange={({ target }) => setAmount(target.value.replace(',', '.').replace(/[^\d.]/g, ''))}
        />
      )}
      <Field
        text={{
          label: t('desk.wordsLabel', { language: LANGUAGES[application.language].name }),
          hint: t('desk.wordsHint'),
          error: tried === 'reject' && isShort ? t('fault.words') : undefined,
        }}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={DESK_WORDS_MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className={classes(CONTROL_LOOK, 'h-auto py-2')}
          />
        )}
      </Field>
      {error && <FormError>{refusalText(error)}</FormError>}
      <div className="flex flex-wrap gap-2">
        {has('issue') && (
          <Button size="small" busy={issuing.isPending} disabled={isBusy} onClick={() => go('issue')}>
            {t('move.issue')}
          </Button>
        )}
        {has('join') && (
          <Button
            look="secondary"
            size="small"
            busy={joining.isPending}
            disabled={isBusy}
            onClick={() => go('join')}
          >
            {t('move.join')}
          </Button>
        )}
        {has('reject') && (
          <Button
            look="danger"
            size="small"
            busy={rejecting.isPending}
            disabled={isBusy}
            onClick={() => go('reject')}
          >
            {t('move.reject')}
          </Button>
        )}
        {has('close') && (
          <Button
            look="ghost"
            size="small"
            busy={closing.isPending}
            disabled={isBusy}
            onClick={() => go('close')}
          >
            {t('move.close')}
          </Button>
        )}
      </div>
    </section>
  );
}
