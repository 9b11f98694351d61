import { type LineReceipt, lineReceipt } from '@lanna/contract/lotteries/lottery/line-receipt';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { ResultBalls } from './balls/result-balls.tsx';
import { usePlayWords } from './play-words.ts';
import { selectionWords } from './selection-words.ts';

/** On the receipt of a bet: what the line was, as it was agreed, and what the draw came to. Nothing for bets of other sources. */
export function LineReceiptPart({ receipt }: { receipt: unknown }) {
  const line = lineReceipt.safeParse(receipt).data;
  const family = line && familyOf(gameOf(line.gameCode)?.family ?? '');
  return line && family ? <Line line={line} family={family} /> : null;
}

function Line({ line, family }: { line: LineReceipt; family: Family }) {
  const { t } = useTranslation('lotteries');
  const { currencySymbol: symbol } = useBrand();
  const words = usePlayWords(family.code, line.drawsAt);
  const play = playOf(family, line.play);
  return (
    <section aria-labelledby="line-receipt" className="flex flex-col gap-4">
      <div>
        <h3 id="line-receipt" className="mb-2 font-display font-semibold text-lg">
          {t('lineReceipt.title')}
        </h3>
        <div className="rounded-large bg-raised p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-semibold">{play ? words.name(play.name) : line.play}</span>
            {play && <span className="text-muted">{words.group(play.group)}</span>}
            {line.isHalf && <Badge tone="quiet">{t('lineReceipt.half')}</Badge>}
          </p>
          <p className="figures mt-2 max-h-32 overflow-y-auto font-display font-semibold text-accent-text text-xl wrap-anywhere">
            <span className="sr-only">{t('lineReceipt.selection')} </span>
            {selectionWords(words, play, line.selection)}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact label={t('lineReceipt.draw')}>{line.numero}</Fact>
        <Fact label={t('lineReceipt.units')}>{line.units.toLocaleString('en-US')}</Fact>
        <Fact label={t('lineReceipt.multiple')}>
          {line.moneyUnit} × {line.multiple}
        </Fact>
        <Fact label={t('lineReceipt.prices')}>
          <span className="flex flex-wrap gap-x-2">
            {line.prices.map((price, at) => (
              <span key={play?.tiers[at]?.code ?? price}>
                {line.prices.length > 1 && play?.tiers[at] && (
                  <span className="text-muted">{words.tier(play.tiers[at].code)} </span>
                )}
                <MoneyText amount={moneyOf(price)} />
              </span>
            ))}
          </span>
        </Fact>
        <Fact label={t('lineReceipt.mode')}>{line.mode}</Fact>
        {moneyOf(line.rebate) > 0n && (
          <Fact label={t('lineReceipt.rebate')}>
            <MoneyText amount={moneyOf(line.rebate)} symbol={symbol} />
          </Fact>
        )}
      </dl>
      <div>
        <p className="mb-1.5 flex flex-wrap items-center gap-2 text-muted text-xs">
          {t('lineReceipt.result')}
          {line.resultVersion > 1 && <Badge tone="quiet">{t('lineReceipt.corrected')}</Badge>}
        </p>
        {line.result === null && line.drawState !== 'cancelled' ? (
          <p className="text-muted text-sm">{t('lineReceipt.notDrawn')}</p>
        ) : (
          <ResultBalls family={family.code} result={line.result ?? ''} brief />
        )}
      </div>
      <a
        href={line.proofPath}
        className="inline-flex items-center gap-2 self-start text-accent-text text-sm underline"
      >
        <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
        {t('lineReceipt.proof')}
      </a>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-muted text-xs">{label}</dt>
      <dd className="figures min-w-0 text-sm">{children}</dd>
    </div>
  );
}
