import { moneyOf } from '@lanna/contract/money';
import type { BonusCard } from '@lanna/contract/rewards/bonuses/bonuses';
import { displayMoney } from '@lanna/rules/money';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { BonusBets } from './bonus-bets.tsx';
import { GiveUp } from './give-up.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useShown } from './use-shown.ts';

/** The bonus that is being played: cash and bonus apart, how far it is, and until when. */
export function ActiveBonus({ bonus, cash }: { bonus: BonusCard; cash: string }) {
  const { t } = useTranslation('bonuses');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const shown = useShown();
  const [open, setOpen] = useState<'terms' | 'bets' | 'giveUp'>();
  const [required, progress] = [moneyOf(bonus.required ?? '0'), moneyOf(bonus.progress)];
  const left = required > progress ? required - progress : 0n;
  const name = shown.name(bonus.terms.name);
  return (
    <section
      aria-label={t('active.title')}
      className="lit sky flex flex-col gap-4 rounded-large bg-raised p-5 sm:p-6"
    >
      <div>
        <p className="text-muted text-sm">{t('active.title')}</p>
        <h3 className="font-display font-semibold text-xl">{name}</h3>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={t('active.balance')} amount={bonus.balance ?? '0'} symbol={symbol} large />
        <Figure label={t('active.cash')} amount={cash} symbol={symbol} large />
      </dl>
      <Progress
        label={t('active.progress')}
        value={required === 0n ? 100 : Number((progress * 1000n) / required) / 10}
        valueText={t('active.of', {
          done: shown.money(bonus.progress),
          required: shown.money(bonus.required ?? '0'),
        })}
      />
      <p className="text-sm">
        {left > 0n ? t('active.left', { left: displayMoney(left, symbol) }) : t('active.met')}
      </p>
      <ul className="flex flex-col gap-1.5 text-sm">
        {bonus.endsAt && (
          <li className="flex gap-2">
            <Clock className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
            <span>{t('active.until', { at: displayDateTime(bonus.endsAt, timeZone) })}</span>
          </li>
        )}
        <li className="text-muted">{t('active.order', { most: shown.money(bonus.maxStake ?? '0') })}</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('terms')}>
          {t('terms.open')}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('bets')}>
          {t('bets.open')}
        </Button>
        <Button variant="ghost" onClick={() => setOpen('giveUp')}>
          {t('giveUp.open')}
        </Button>
      </div>
      {open === 'terms' && (
        <TermsDialog terms={bonus.terms} figures={bonus} onClose={() => setOpen(undefined)} />
      )}
      {open === 'bets' && <BonusBets bonus={bonus} onClose={() => setOpen(undefined)} />}
      {open === 'giveUp' && (
        <GiveUp
          bonus={{ ...bonus, balance: bonus.balance ?? '0', required: bonus.required ?? '0' }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function Figure({
  label,
  amount,
  symbol,
  large,
}: {
  label: string;
  amount: string;
  symbol: string;
  large?: boolean;
}) {
  return (
    <div className="rounded-medium bg-sunken p-3">
      <dt className="text-muted text-xs">{label}</dt>
      <dd>
        <MoneyText
          amount={moneyOf(amount)}
          symbol={symbol}
          className={large ? 'font-display font-semibold text-lg sm:text-2xl' : ''}
        />
      </dd>
    </div>
  );
}
