import {
  BANK_REFERENCE_MAX,
  confirmDeposit,
  creditDeposit,
  DEPOSIT_WORDS_MAX,
  type DepositDeskMove,
  type DepositDeskPage,
  refuseDeposit,
} from '@lanna/contract/money/cashier/ops';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { DecisionPanel } from '../../../../console/decision-panel.tsx';
import { Money } from '../../../../console/money.tsx';
import { useMoves } from '../../../../console/moves/use-moves.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

const REFUSAL_MIN = 5;
const REFERENCE_MIN = 3;
const BUTTONS = [
  { move: 'confirm', variant: 'primary' },
  { move: 'credit', variant: 'primary' },
  { move: 'refuse', variant: 'danger' },
] as const;

/** What the desk does with a deposit now: by what the bank shows, by what has come, or with words why not. */
export function DecideForm({ deposit }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  const { row, moves, needsSecondOperator } = deposit;
  const [bankReference, setBankReference] = useState(
    deposit.slips.find(({ transRef }) => transRef)?.transRef ?? '',
  );
  const language = usePageLanguage();
  const [amount, setAmount] = useState(row.amount);
  const [words, setWords] = useState('');
  const desk = useMoves<DepositDeskMove, DepositDeskPage>({
    onDone: (value) => notify({ text: t(`done.${value.row.status}`), tone: 'success' }),
  });
  const { tried } = desk;
  if (moves.length === 0) return null;

  const params = { id: row.id };
  const body = { version: row.version, words: words.trim() };
  const read = readAmount(amount, language) ?? 0n;
  const isAmount = read > 0n;
  const isReference = bankReference.trim().length >= REFERENCE_MIN;
  const isShort = body.words.length < REFUSAL_MIN;
  const has = (move: DepositDeskMove) => moves.includes(move);
  function go(move: DepositDeskMove) {
    switch (move) {
      case 'confirm': {
        const shown = { ...body, bankReference: bankReference.trim(), amount: formatMoney(read) };
        return desk.go(
          move,
          isAmount && isReference && (() => opsCall(confirmDeposit, { params, body: shown })),
        );
      }
      case 'credit':
        return desk.go(move, () => opsCall(creditDeposit, { params, body }));
      case 'refuse':
        return desk.go(move, !isShort && (() => opsCall(refuseDeposit, { params, body })));
    }
  }
  return (
    <DecisionPanel
      title={t('decide.title')}
      desk={desk}
      allowed={moves}
      buttons={BUTTONS}
      label={(move) => t(`move.${move}`)}
      onMove={go}
    >
      {has('confirm') && (
        <>
          <TextField
            label={t('decide.bankReference')}
            hint={t('decide.bankReferenceHint')}
            error={tried === 'confirm' && !isReference ? t('fault.reference') : undefined}
            autoComplete="off"
            maxLength={BANK_REFERENCE_MAX}
            value={bankReference}
            onChange={({ target }) => setBankReference(target.value)}
          />
          <MoneyField
            label={t('decide.amount', { currency: row.currency })}
            hint={read === parseMoney(row.amount) ? t('decide.amountHint') : t('decide.amountDiffers')}
            error={tried === 'confirm' && !isAmount ? t('fault.amount') : undefined}
            value={amount}
            onType={setAmount}
          />
        </>
      )}
      {has('credit') && row.confirmedAmount !== null && (
        <p className="text-sm">
          {t('decide.creditText')} <Money amount={row.confirmedAmount} brand={row.brand} />
        </p>
      )}
      {needsSecondOperator && (has('confirm') || has('credit')) && (
        <p className="text-sm text-warning">{t('decide.secondOperator')}</p>
      )}
      {(has('confirm') || has('credit')) && <Lately deposit={deposit} />}
      <TextAreaField
        label={t('decide.words')}
        hint={t('decide.wordsHint')}
        error={tried === 'refuse' && isShort ? t('fault.words') : undefined}
        rows={2}
        maxLength={DEPOSIT_WORDS_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </DecisionPanel>
  );
}

/** What counts towards the limit besides this deposit, so that it can be understood why a second operator is needed. */
function Lately({ deposit: { lately, row } }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  const sums = (['byYou', 'toMember'] as const).filter((of) => (parseMoney(lately[of]) ?? 0n) > 0n);
  return sums.map((of) => (
    <p key={of} className="text-muted text-sm">
      {t(`decide.lately.${of}`)} <Money amount={lately[of]} brand={row.brand} />
    </p>
  ));
}
