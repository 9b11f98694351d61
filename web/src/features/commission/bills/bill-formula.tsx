import type { showBill } from '@lanna/contract/commission/bills/bills';
import type { Receipt } from '@lanna/contract/commission/bills/receipt';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../i18n/format.ts';
import { Branches, Days } from './bill-parts.tsx';
import { percentText, periodText } from './period-text.ts';
import { ReceiptLine } from './receipt-lines.tsx';

type Shown = Value<typeof showBill>;

/** The sum of a bill, line by line as on a receipt; what is underlined opens into what it is made of. */
export function BillFormula({ shown }: { shown: Shown }) {
  const { t } = useTranslation('bills');
  const { receipt, earned } = shown;
  return (
    <ul className="text-sm">
      {receipt.sort === 'dividend' && <Dividend shown={shown} receipt={receipt} />}
      {receipt.sort === 'salary' && <Salary shown={shown} receipt={receipt} />}
      {receipt.sort === 'real_time' && <RealTime receipt={receipt} />}
      <ReceiptLine label={t('line.earned')} amount={earned} strong />
      <After shown={shown} />
    </ul>
  );
}

function Dividend({ shown, receipt }: { shown: Shown; receipt: Extract<Receipt, { sort: 'dividend' }> }) {
  const { t } = useTranslation('bills');
  const { bill } = shown;
  const parts = <Branches id={bill.id} from={bill.from} to={bill.to} />;
  const given = [
    ['rebates', receipt.rebates],
    ['commissions', receipt.commissions],
    ['salaries', receipt.salaries],
    ['bonuses', receipt.bonuses],
  ] as const;
  return (
    <>
      <ReceiptLine label={t('line.stake')} amount={receipt.stake} inside={parts} />
      <ReceiptLine label={t('line.payout')} amount={receipt.payout} minus inside={<Days id={bill.id} />} />
      {given.map(([name, amount]) => (
        <ReceiptLine key={name} label={t(`line.${name}`)} amount={amount} minus />
      ))}
      <ReceiptLine label={t('line.fee', { rate: percentText(receipt.feeRate) })} amount={receipt.fee} minus />
      <ReceiptLine label={t('line.net')} amount={receipt.net} strong />
      {moneyOf(receipt.carried) !== 0n && <ReceiptLine label={t('line.carried')} amount={receipt.carried} />}
      <ReceiptLine label={t('line.base')} amount={receipt.base} />
      <Share shown={shown} receipt={receipt} conditions={<Conditions receipt={receipt} />} />
      {moneyOf(receipt.carriedOn) !== 0n && (
        <ReceiptLine label={t('line.carriedOn')} hint={t('line.carriedOnHint')} amount={receipt.carriedOn} />
      )}
    </>
  );
}

function Salary({ shown, receipt }: { shown: Shown; receipt: Extract<Receipt, { sort: 'salary' }> }) {
  const { t } = useTranslation('bills');
  const { bill } = shown;
  return (
    <>
      <ReceiptLine
        label={t('line.turnover')}
        amount={receipt.turnover}
        inside={<Branches id={bill.id} from={bill.from} to={bill.to} />}
      />
      <Share
        shown={shown}
        receipt={receipt}
        conditions={receipt.activeMembers === null ? undefined : <Conditions receipt={receipt} />}
      />
    </>
  );
}

/** What the steps of the contract ask for, and what it was. */
function Conditions({ receipt }: { receipt: { turnover: string; activeMembers: number | null } }) {
  const { t } = useTranslation('bills');
  return (
    <ul>
      <ReceiptLine label={t('line.turnover')} amount={receipt.turnover} />
      <ReceiptLine label={t('line.active')} text={displayCount(receipt.activeMembers ?? 0)} />
    </ul>
  );
}

/** The step of the contract that counts, and what is left out of it. */
function Share({
  shown,
  receipt,
  conditions,
}: {
  shown: Shown;
  conditions: ReactNode;
  receipt: { tier: number | null; rate: number; gross: string; children: string };
}) {
  const { t } = useTranslation('bills');
  const hint =
    receipt.tier === null
      ? t('line.noStep')
      : t('line.step', { step: receipt.tier + 1, rate: percentText(receipt.rate) });
  return (
    <>
      <ReceiptLine label={t('line.gross')} hint={hint} amount={receipt.gross} strong inside={conditions} />
      {moneyOf(receipt.children) > 0n && (
        <ReceiptLine
          label={t('line.children')}
          amount={receipt.children}
          minus
          inside={
            <ul className="flex flex-col gap-1">
              {shown.below.map((one) => (
                <ReceiptLine
                  key={`${one.account} ${one.from} ${one.hour}`}
                  label={one.account}
                  hint={periodText(one)}
                  amount={one.amount}
                />
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}

function RealTime({ receipt }: { receipt: Extract<Receipt, { sort: 'real_time' }> }) {
  const { t } = useTranslation('bills');
  return receipt.lines.map(({ day, below, belowRate, stake, due, billed }) => (
    <ReceiptLine
      key={`${day} ${below}`}
      label={t(below === null ? 'line.ownStakes' : 'line.stakesBelow', { day })}
      hint={t('line.realTime', {
        rate: percentText(Math.max(receipt.rate - belowRate, 0)),
        own: percentText(receipt.rate),
        below: percentText(belowRate),
      })}
      amount={moneyOf(due) - moneyOf(billed)}
      inside={
        <ul>
          <ReceiptLine label={t('line.dayStakes')} amount={stake} />
          <ReceiptLine label={t('line.due')} amount={due} />
          <ReceiptLine label={t('line.billed')} amount={billed} minus />
        </ul>
      }
    />
  ));
}

/** What earlier bills turned out to be more or less, what is owed, and what is left to be paid. */
function After({ shown }: { shown: Shown }) {
  const { t } = useTranslation('bills');
  const { bill, corrections, owedBefore, owedAfter } = shown;
  return (
    <>
      {corrections.map(({ id, was, is, ...period }) => (
        <ReceiptLine
          key={id}
          label={t('line.correction', { period: periodText(period) })}
          amount={moneyOf(is) - moneyOf(was)}
          inside={
            <ul>
              <ReceiptLine label={t('line.was')} amount={was} />
              <ReceiptLine label={t('line.is')} amount={is} />
            </ul>
          }
        />
      ))}
      {moneyOf(owedBefore) !== 0n && <ReceiptLine label={t('line.owedBefore')} amount={owedBefore} />}
      {moneyOf(owedAfter) !== 0n && (
        <ReceiptLine label={t('line.owedAfter')} hint={t('line.owedAfterHint')} amount={owedAfter} />
      )}
      {moneyOf(bill.takenBack) > 0n ? (
        <ReceiptLine
          label={t('line.takenBack')}
          hint={t('line.takenBackHint')}
          amount={bill.takenBack}
          minus
          strong
        />
      ) : (
        <ReceiptLine label={t('line.payable')} amount={bill.payable} strong />
      )}
    </>
  );
}
