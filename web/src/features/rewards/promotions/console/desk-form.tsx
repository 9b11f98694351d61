import {
  type ApplicationPage as Application,
  closeApplication,
  DESK_WORDS_MAX,
  type DeskMove,
  issueReward,
  joinApplication,
  REJECTION_WORDS_MIN,
  rejectApplication,
  reviewApplication,
} from '@lanna/contract/rewards/promotions/desk-ops';
import { formatMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { DecisionPanel } from '../../../../console/decision-panel.tsx';
import { Money } from '../../../../console/money.tsx';
import { useMoves } from '../../../../console/moves/use-moves.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** Those that are made with the words below; taking it up stands by itself. */
const BUTTONS = [
  { move: 'issue', variant: 'primary' },
  { move: 'join', variant: 'secondary' },
  { move: 'reject', variant: 'danger' },
  { move: 'close', variant: 'ghost' },
] as const;

/** What the desk does with an application now: the moves its state allows, with an amount and words to the member. */
export function DeskForm({ application }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  const { row, moves, reward } = application;
  const language = usePageLanguage();
  const [words, setWords] = useState('');
  const [amount, setAmount] = useState(reward?.kind === 'fixed' ? reward.amount : '');
  const desk = useMoves<DeskMove, Application>({
    onDone: (value) => notify({ text: t(`done.${value.row.state}`), tone: 'success' }),
  });
  const { tried } = desk;
  if (moves.length === 0)
    return row.state === 'signed' ? <p className="text-muted text-sm">{t('desk.signedText')}</p> : null;

  const params = { id: row.id };
  const body = { version: row.version, words: words.trim() };
  const read = readAmount(amount, language) ?? 0n;
  const isAmount = read > 0n;
  const isShort = body.words.length < REJECTION_WORDS_MIN;
  function go(move: DeskMove) {
    switch (move) {
      case 'review':
        return desk.go(move, () => opsCall(reviewApplication, { params, body: { version: row.version } }));
      case 'issue':
        return desk.go(
          move,
          isAmount && (() => opsCall(issueReward, { params, body: { ...body, amount: formatMoney(read) } })),
        );
      case 'join':
        return desk.go(move, () => opsCall(joinApplication, { params, body }));
      case 'reject':
        return desk.go(move, !isShort && (() => opsCall(rejectApplication, { params, body })));
      case 'close':
        return desk.go(move, () => opsCall(closeApplication, { params, body }));
    }
  }
  const has = (move: DeskMove) => moves.includes(move);
  return (
    <DecisionPanel
      title={t('desk.decide')}
      desk={desk}
      allowed={moves}
      buttons={BUTTONS}
      label={(move) => t(`move.${move}`)}
      onMove={go}
    >
      {has('review') && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-muted text-sm">{t('desk.reviewText')}</p>
          <Button
            size="small"
            busy={desk.going === 'review'}
            disabled={desk.going !== undefined}
            onClick={() => go('review')}
          >
            {t('move.review')}
          </Button>
        </div>
      )}
      {has('issue') && reward && (
        <MoneyField
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
          readOnly={reward.kind === 'fixed'}
          value={amount}
          onType={setAmount}
        />
      )}
      <TextAreaField
        label={t('desk.wordsLabel', { language: LANGUAGES[application.language].name })}
        hint={t('desk.wordsHint')}
        error={tried === 'reject' && isShort ? t('fault.words') : undefined}
        rows={3}
        maxLength={DESK_WORDS_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </DecisionPanel>
  );
}
