import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { displayMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { AmountEcho, AmountQuestion } from '../../../../shared-parts/money/money-field.tsx';
import { fieldText, readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { ratesText } from '../board/play-chips.tsx';
import { priceOfNumber, type Rates } from '../rates/rates.ts';
import { costOf, type NumberBet } from './bets.ts';
import { fittingAmount } from './fitting-amount.ts';
import { amountFieldError } from './stake-amount.ts';

/** The numbers of one play: amount, what each can win, and whether it is closed or at half rate. */
export function SlipGroup({
  play,
  bets,
  family,
  rates,
  largestPrize,
  checked,
  marked,
  onAmount,
  onRemove,
}: {
  play: Play;
  bets: readonly NumberBet[];
  family: string;
  rates: Rates;
  largestPrize: Money;
  checked: boolean;
  marked: readonly NumberBet[];
  onAmount: (bet: NumberBet, amount: string) => void;
  onRemove: (bet: NumberBet) => void;
}) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const name = usePlayWords(family).name(play.name);
  return (
    <section aria-label={name}>
      <header className="flex items-baseline justify-between gap-3 border-line border-b pb-1.5">
        <h3 className="font-semibold">
          {name}{' '}
          <span className="figures font-normal text-muted text-sm">
            {t('slip.numbers', { count: bets.length })} ·{' '}
            {t('plays.pays', { rate: ratesText(rates.of(play)) })}
          </span>
        </h3>
        <MoneyText amount={costOf(bets, language)} symbol={currencySymbol} className="text-sm" />
      </header>
      <ul className="flex flex-col">
        {bets.map((bet) => (
          <Row
            key={`${bet.play} ${bet.number}`}
            bet={bet}
            play={play}
            rates={rates}
            largestPrize={largestPrize}
            checked={checked}
            isMarked={marked.some(({ play: code, number }) => code === bet.play && number === bet.number)}
            onAmount={(amount) => onAmount(bet, amount)}
            onRemove={() => onRemove(bet)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({
  bet,
  play,
  rates,
  largestPrize,
  checked,
  isMarked,
  onAmount,
  onRemove,
}: {
  bet: NumberBet;
  play: Play;
  rates: Rates;
  largestPrize: Money;
  checked: boolean;
  isMarked: boolean;
  onAmount: (amount: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const rule = rates.ruleOf(play, bet.number);
  const fieldError = amountFieldError(bet.amount, language);
  const shownFieldError = fieldError && (checked || bet.amount !== '') ? fieldError : undefined;
  const amount = readAmount(bet.amount, language) ?? 0n;
  const win = (amount * priceOfNumber(play, bet.number, rates.forNumber(play, bet.number))) / MONEY_SCALE;
  const fits =
    rule === 'closed' || fieldError
      ? undefined
      : fittingAmount(bet, [play], rates, { largestPrize, language });
  return (
    <li
      className={classes(
        'grid grid-cols-[minmax(3.5rem,auto)_6.5rem_1fr_auto] items-center gap-x-2.5 border-line/60 border-b py-1.5 last:border-b-0',
        isMarked && '-mx-2 rounded-small border-danger/40 bg-danger/10 px-2',
      )}
    >
      <span
        className={classes(
          'figures font-display font-semibold text-xl tracking-wider',
          rule === 'closed' && 'text-muted line-through decoration-danger',
        )}
      >
        {bet.number}
      </span>
      <input
        aria-label={t('slip.amountOf', { number: bet.number })}
        aria-invalid={shownFieldError ? true : undefined}
        className="figures h-10 w-full min-w-0 rounded-small border border-control-line bg-sunken px-2.5 text-right font-semibold hover:border-accent-text focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-danger"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={bet.amount}
        onChange={(event) => onAmount(event.target.value)}
      />
      <span className="min-w-0 text-right text-sm leading-tight">
        {isMarked && rule !== 'closed' && (
          <Badge tone="danger" className="mb-0.5">
            {t('refused.here')}
          </Badge>
        )}
        {rule === 'closed' ? (
          <Badge tone="danger">{t('rule.closed')}</Badge>
        ) : shownFieldError === 'ambiguous' ? null : shownFieldError ? (
          <span className="text-danger">{t(`amount.fault.${shownFieldError}`)}</span>
        ) : fits !== undefined ? (
          <button
            type="button"
            onClick={() => onAmount(fieldText(fits))}
            title={t('slip.above', { most: displayMoney(largestPrize, currencySymbol) })}
            className="min-h-9 rounded-small border border-danger/50 px-2 text-danger text-sm"
          >
            {t('slip.most', { amount: displayMoney(fits, currencySymbol) })}
          </button>
        ) : (
          <>
            <span className="block text-muted text-xs">{t('slip.wins')}</span>
            <MoneyText amount={win} symbol={currencySymbol} />
            <AmountEcho typed={bet.amount} symbol={currencySymbol} className="block text-xs" />
            {rule === 'half' && (
              <Badge tone="warning" className="ml-1">
                {t('rule.half')}
              </Badge>
            )}
          </>
        )}
      </span>
      <IconButton size="small" label={t('slip.remove', { number: bet.number })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
      <AmountQuestion
        typed={bet.amount}
        symbol={currencySymbol}
        className="col-span-full"
        onChoose={onAmount}
      />
    </li>
  );
}
