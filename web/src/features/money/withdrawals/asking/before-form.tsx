import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { CalendarClock, CircleSlash, Gift, MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { Moment } from '../following/moment.tsx';
import type { WithdrawalTerms } from '../queries.ts';
import { IdentityNote } from './identity-note.tsx';
import { rangeOf } from './request-range.ts';
import { StepsCard } from './steps-card.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** The form, or what stands before it: steps that are missing, a limit that is reached, hours, too little to withdraw. */
export function BeforeForm({ terms, onAsked }: { terms: WithdrawalTerms; onAsked: (id: string) => void }) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const { needs, limits, channels, mayWithdraw, identity } = terms;
  const isUnprepared = needs.some((need) => need !== 'usable_bank_account');
  const open = channels.filter(({ state }) => state === 'open');
  const [first] = open;
  if (!mayWithdraw)
    return (
      <Note icon={<CircleSlash />} title={t('closed.account')}>
        <MessageText>{t('closed.accountText')}</MessageText>
      </Note>
    );
  const isUnproved = identity !== null && identity.above === null;
  // One place for the steps: a dialog of theirs stays open when the identity is confirmed meanwhile.
  if (isUnproved || isUnprepared)
    return (
      <>
        {isUnproved && <IdentityNote identity={identity} />}
        {isUnprepared && <StepsCard terms={terms} />}
      </>
    );
  if (!first)
    return (
      <Note icon={<MoonStar />} title={t('closed.channels')}>
        <ClosedChannels channels={channels} />
      </Note>
    );
  if (limits.dayCountLeft === 0 || moneyOf(limits.dayAmountLeft) < moneyOf(limits.min))
    return (
      <Note icon={<CalendarClock />} title={t('closed.day')}>
        {t('closed.dayText')} <Moment at={limits.nextDayAt} />
      </Note>
    );
  if (terms.stays.some(({ kind }) => kind === 'bonus'))
    return (
      <Note icon={<Gift />} title={t('closed.bonus')}>
        {t('closed.bonusText')}
      </Note>
    );
  const least = open.map((channel) => rangeOf(terms, channel)).find(({ min, max }) => min <= max);
  // With nothing at all, the page has said so above.
  if (!least)
    return moneyOf(terms.balance) === 0n ? null : (
      <Note icon={<CircleSlash />} title={t('closed.little')}>
        {t('closed.littleText', { min: displayMoney(rangeOf(terms, first).min, currencySymbol) })}
      </Note>
    );
  return (
    <>
      {identity && <IdentityNote identity={identity} />}
      <WithdrawForm terms={terms} channels={open} first={first} onAsked={onAsked} />
    </>
  );
}

function ClosedChannels({ channels }: { channels: WithdrawalTerms['channels'] }) {
  const { t } = useTranslation('withdrawals');
  if (channels.length === 0) return t('closed.channelsNone');
  return (
    <>
      {t('closed.channelsText')}
      <ul className="mt-2 flex flex-col gap-1">
        {channels.map(({ code, name, state, opensAtMinute, closesAtMinute, rankLevelMin }) => (
          <li key={code}>
            {name}:{' '}
            {state === 'rank_too_low'
              ? t('closed.rank', { level: rankLevelMin })
              : opensAtMinute !== null && closesAtMinute !== null
                ? t('closed.hours', { from: clock(opensAtMinute), to: clock(closesAtMinute) })
                : t('closed.now')}
          </li>
        ))}
      </ul>
    </>
  );
}

function clock(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex items-start gap-4 rounded-large border border-line bg-surface p-5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-muted [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-0.5 text-muted text-sm">{children}</div>
      </div>
    </section>
  );
}
