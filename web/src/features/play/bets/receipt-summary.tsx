import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { figuresOf } from '@lanna/rules/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { AwaitedDraw } from './awaited-draw.tsx';
import { BetStatusBadge } from './bet-status-badge.tsx';
import { BonusPart } from './bonus-part.tsx';
import { GamePicture } from './game-picture.tsx';
import { netOf } from './record-line.ts';

export function ReceiptSummary({ bet }: { bet: Bet }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const settled = bet.status !== 'open';
  return (
    <div className="flex flex-col gap-5">
      <Result bet={bet} />
      {bet.checking !== undefined && (
        <p className="rounded-medium bg-raised p-3 text-sm">
          {t('checking.text', { amount: `${symbol}${figuresOf(moneyOf(bet.checking))}` })}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={t('stake')}>
          <MoneyText amount={moneyOf(bet.stake)} symbol={symbol} className="font-semibold" />
        </Fact>
        {bet.status === 'refunded' && (
          <Fact label={t('receipt.returned')}>
            <MoneyText amount={moneyOf(bet.returned)} symbol={symbol} className="font-semibold" />
          </Fact>
        )}
        <Fact label={t('payout')}>
          {settled ? (
            <MoneyText amount={moneyOf(bet.payout)} symbol={symbol} className="font-semibold" />
          ) : bet.drawsAt === undefined ? (
            t('receipt.notYet')
          ) : (
            <AwaitedDraw at={bet.drawsAt} />
          )}
        </Fact>
        <Fact label={t('receipt.placedAt')}>
          <span className="figures">{displayDateTime(bet.placedAt, timeZone)}</span>
        </Fact>
        <Fact label={t('receipt.settledAt')}>
          <span className="figures">
            {bet.settledAt ? displayDateTime(bet.settledAt, timeZone) : t('receipt.notYet')}
          </span>
        </Fact>
        <Fact label={t('receipt.round')} wide>
          <CodeText short value={bet.round} copyLabel={t('copy', { what: t('receipt.round') })} />
        </Fact>
      </dl>
    </div>
  );
}

/** The game, and what the bet came to. */
function Result({ bet }: { bet: Bet }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol } = useBrand();
  const net = netOf(bet);
  return (
    <div className="lit flex flex-wrap items-center gap-4 rounded-large bg-raised p-4">
      <GamePicture of={bet} className="h-24 w-19" />
      <div className="row-words">
        <h3 className="break-words font-display font-semibold text-lg">{bet.gameName}</h3>
        <p className="text-muted text-sm">{bet.vendorName}</p>
        <BonusPart bet={bet} />
        {bet.line && <p className="break-words text-sm">{bet.line}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <BetStatusBadge bet={bet} />
          {net !== undefined && (
            <p className="font-display font-semibold text-2xl">
              <span className="sr-only">{t('net')} </span>
              <MoneyText amount={net} symbol={symbol} signed />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="mb-0.5 text-muted text-xs">{label}</dt>
      <dd className="min-w-0 text-sm">{children}</dd>
    </div>
  );
}
