import type { BoughtLine } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { SlipStateBadge } from '../slip-state-badge.tsx';
import { hasCounted } from './draws-of-slip.ts';
import { NumberList } from './number-list.tsx';
import { numbersOfLine } from './numbers-of-line.ts';
import { SelectionText } from './selection-text.tsx';
import { SlipMoney } from './slip-money.tsx';

/** One line: what was played on, what it cost and at which prices, and what came of it. */
export function LineRow({ line, gameCode, family }: { line: BoughtLine; gameCode: string; family: string }) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol } = useBrand();
  const payout = moneyOf(line.payout);
  const rebate = moneyOf(line.rebate);
  const numbers = numbersOfLine(gameCode, line);
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium text-sm">
          <PlayName code={line.play} family={family} />
          {line.isHalf && (
            <Badge tone="warning" className="ml-2">
              {t('line.half')}
            </Badge>
          )}
        </p>
        <SlipStateBadge state={line.state} />
      </div>
      {numbers ? (
        <NumberList numbers={numbers} />
      ) : (
        <SelectionText
          gameCode={gameCode}
          family={family}
          play={line.play}
          text={line.selection}
          drawsAt={line.drawsAt}
        />
      )}
      <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-1.5 text-xs">
        {!numbers && (
          <Fact label={t('line.units')}>
            {displayCount(line.units)} × {line.moneyUnit} × {displayCount(line.multiple)}
          </Fact>
        )}
        <Fact label={t('stake')}>
          <SlipMoney amount={moneyOf(line.stake)} symbol={symbol} />
        </Fact>
        <Fact label={t('line.price')}>
          <Prices line={line} family={family} />
        </Fact>
        {!numbers && <Fact label={t('line.mode')}>{line.mode}</Fact>}
        {rebate > 0n && (
          <Fact label={hasCounted(line) ? t('rebate') : t('line.rebateLater')}>
            <SlipMoney amount={rebate} symbol={symbol} />
          </Fact>
        )}
        {payout > 0n && (
          <Fact label={t('payout')}>
            <SlipMoney amount={payout} symbol={symbol} className="font-semibold text-success" />
          </Fact>
        )}
      </dl>
      {line.refundReason && <p className="text-muted text-xs">{t(`refunds.${line.refundReason}`)}</p>}
    </li>
  );
}

/** The branch of the play tree and the play; the branch is left out where it says the same. */
function PlayName({ code, family }: { code: string; family: string }) {
  const words = usePlayWords(family);
  const found = familyOf(family);
  const play = found && playOf(found, code);
  if (!play) return code;
  const [group, name] = [words.group(play.group), words.name(play.name)];
  const isThai = found.type === 'THAI' || found.type === 'YEEKEE';
  return isThai || group === name ? name : `${group} · ${name}`;
}

/** What one unit pays, by prize where there are several. */
function Prices({ line, family }: { line: BoughtLine; family: string }) {
  const words = usePlayWords(family);
  const found = familyOf(family);
  const tiers = (found && playOf(found, line.play)?.tiers) ?? [];
  if (line.prices.length === 1) return line.prices[0];
  return line.prices.map((price, at) => {
    const tier = tiers[at];
    return (
      <span key={tier?.code ?? at} className="block">
        {tier && <span className="text-muted">{words.tier(tier.code)} </span>}
        {price}
      </span>
    );
  });
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
