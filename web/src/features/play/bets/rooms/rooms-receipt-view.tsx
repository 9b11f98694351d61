import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { roomRulesOfVersion } from '@lanna/rules/play/rooms/all-rooms';
import type { SeatEnd } from '@lanna/rules/play/rooms/room-rules';
import type { RoomsReceipt } from '@lanna/studio/rules/rooms/rooms-receipt';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { ProofSteps } from '../proof-steps.tsx';
import { roomsProofOf } from './rooms-proof.ts';

/** One hand in a card room: every seat's cards and result, the rake, and the computation that deals and settles it again. */
export function RoomsReceiptView({ bet, receipt }: { bet: Bet; receipt: RoomsReceipt }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol } = useBrand();
  return (
    <>
      <section aria-labelledby="receipt-hand">
        <h3 id="receipt-hand" className="font-display font-semibold text-lg">
          {t('receipt.rooms.line', { table: receipt.tableCode, number: receipt.number })}
        </h3>
        <p className="mb-3 text-muted text-sm">
          {t('receipt.rooms.base')} <MoneyText amount={moneyOf(receipt.terms.base)} symbol={symbol} /> ·{' '}
          {t('receipt.rooms.reserve')} <MoneyText amount={moneyOf(receipt.reserve)} symbol={symbol} />
        </p>
        <Seats receipt={receipt} symbol={symbol} />
      </section>
      <section aria-labelledby="receipt-proof" className="flex flex-col gap-3">
        <h3 id="receipt-proof" className="font-display font-semibold text-lg">
          {t('receipt.proof')}
        </h3>
        <Seeds receipt={receipt} />
        <Computation bet={bet} receipt={receipt} />
      </section>
    </>
  );
}

function Seats({ receipt, symbol }: { receipt: RoomsReceipt; symbol: string }) {
  const { t } = useTranslation('bets');
  const { outcome, terms, seat: own } = receipt;
  // Where who deals has no other part in the hand, it is nothing to be told of.
  const bank = roomRulesOfVersion(receipt.ruleVersion)?.dealsOnly ? undefined : terms.dealer;
  return (
    <table className="figures w-full text-sm">
      <thead className="text-muted text-xs">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('receipt.rooms.seat')}
          </th>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('receipt.rooms.cards')}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t('receipt.rooms.rake')}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t('receipt.rooms.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {outcome.results.map(({ seat, rake, net }) => (
          <tr key={seat} className={classes('border-line border-t', seat === own && 'font-semibold')}>
            <th scope="row" className="py-1.5 text-left font-[inherit]">
              {seat === own ? t('receipt.rooms.you') : seat}
              {seat === bank && <span className="text-muted text-xs"> · {t('receipt.rooms.dealer')}</span>}
            </th>
            <td className="py-1.5">
              <End of={outcome.hands.find((hand) => hand.seat === seat)} />
            </td>
            <td className="py-1.5 text-right text-muted">
              {moneyOf(rake) > 0n ? <MoneyText amount={moneyOf(rake)} symbol={symbol} /> : '–'}
            </td>
            <td className="py-1.5 text-right">
              <MoneyText amount={moneyOf(net)} symbol={symbol} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MARKS = [
  ...(['knock', 'dark', 'colour', 'unborn', 'full', 'dummy', 'fool'] as const),
  ...(['called', 'emptied', 'straight', 'flush', 'four', 'straight_flush'] as const),
  ...(['no_bull', 'bull', 'bull_bull', 'five_faces', 'bomb', 'five_small', 'bank', 'stake'] as const),
];

/** What a seat held at the end, what it had laid down, and what it came to. */
function End({ of }: { of: SeatEnd | undefined }) {
  const { t } = useTranslation('bets');
  if (!of) return null;
  const { cards, melds = [], points, marks = [] } = of;
  // Some say how often: `bank:2`.
  const said = marks.flatMap((mark) => {
    const [name, times] = mark.split(':');
    const known = MARKS.find((one) => one === name);
    return known ? [t(`receipt.rooms.marks.${known}`, { times })] : [];
  });
  return (
    <>
      {cards.map(cardText).join(' ')}
      {melds.length > 0 && (
        <span className="block">
          <span className="text-muted text-xs">{t('receipt.rooms.laid')}</span>{' '}
          {melds.map((meld) => meld.map(cardText).join(' ')).join(' · ')}
        </span>
      )}
      {(points !== undefined || said.length > 0) && (
        <span className="block text-muted text-xs">
          {[...(points === undefined ? [] : [t('receipt.rooms.points', { points })]), ...said].join(' · ')}
        </span>
      )}
    </>
  );
}

const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

function cardText(card: string): string {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  return `${rank}${SUITS[card.charAt(1)] ?? ''}`;
}

function Seeds({ receipt: { chain, seeds } }: { receipt: RoomsReceipt }) {
  const { t } = useTranslation(['fairness', 'bets']);
  const copy = (what: string) => t('copy', { what });
  return (
    <dl className="grid gap-2.5 text-sm">
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('bets:receipt.rooms.linkBefore')}</dt>
        <dd>
          <CodeText value={chain.linkBefore} copyLabel={copy(t('bets:receipt.rooms.linkBefore'))} />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="mb-0.5 text-muted text-xs">{t('bets:receipt.rooms.link')}</dt>
        <dd>
          {chain.link && <CodeText value={chain.link} copyLabel={copy(t('bets:receipt.rooms.link'))} />}
        </dd>
      </div>
      {seeds.map(({ seat, seed }) => (
        <div key={seat} className="min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('bets:receipt.rooms.seedOf', { seat })}</dt>
          <dd>
            {seed === null ? (
              <span className="text-muted">{t('bets:receipt.rooms.closed')}</span>
            ) : (
              <CodeText value={seed} copyLabel={copy(t('bets:receipt.rooms.seedOf', { seat }))} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Computation({ bet, receipt }: { bet: Bet; receipt: RoomsReceipt }) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const [asked, setAsked] = useState(false);
  // What fits of what is open was asked without a press: it is one line.
  const check = receipt.opensAt === undefined ? undefined : roomsProofOf(receipt, bet);
  if (receipt.opensAt && check?.decision === 'not_revealed')
    return (
      <p className="text-muted text-sm">
        {t('receipt.rooms.opensAt', { time: displayDateTime(receipt.opensAt, timeZone) })}
      </p>
    );
  if (asked) return <ProofSteps proof={roomsProofOf(receipt, bet)} />;
  return (
    <>
      <p className="text-muted text-sm">{t('receipt.rooms.lead')}</p>
      <Button icon={<Calculator aria-hidden="true" />} onClick={() => setAsked(true)} className="self-start">
        {t('receipt.compute')}
      </Button>
    </>
  );
}
