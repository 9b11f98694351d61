import type { BonusCard, BonusOffer } from '@lanna/contract/rewards/bonuses/bonuses';
import type { LocalText } from '@lanna/rules/local-text';
import type { TFunction } from 'i18next';
import { PlayExample, PlayTerms } from './play-terms.tsx';
import { RoundsTerms } from './rounds-terms.tsx';

export interface ShownTerms {
  terms: BonusCard['terms'];
  example: BonusOffer['example'];
  isOwn?: boolean;
  t: TFunction<'bonuses'>;
  money: (text: string) => string;
  /** The name of a game, in the language of the words. */
  title: (text: LocalText) => string;
}

/** The same wherever it is shown: to members, and to who writes an offer for them. */
export function TermsView(shown: ShownTerms) {
  const { rounds } = shown.terms;
  return rounds ? <RoundsTerms {...shown} rounds={rounds} /> : <MoneyTerms {...shown} />;
}

function MoneyTerms({ terms, example, isOwn = false, t, money }: ShownTerms) {
  const { match, loss } = terms;
  return (
    <div className="flex flex-col gap-4 text-sm">
      {example && (
        <div className="rounded-medium border border-line bg-sunken p-3">
          <p className="font-semibold">{t(isOwn ? 'terms.yours' : 'terms.example')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            <li>
              {(match || loss) && !isOwn
                ? t(match ? 'terms.exampleMatch' : 'terms.exampleLoss', {
                    deposit: money(example.deposit),
                    amount: money(example.amount),
                  })
                : t('terms.exampleAmount', { amount: money(example.amount) })}
            </li>
            <PlayExample example={example} t={t} money={money} />
          </ul>
        </div>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {match && (
          <li>
            {t(`terms.match.${match.occasion}`, {
              percent: match.percent,
              most: money(match.most),
              least: money(match.least),
            })}
          </li>
        )}
        <EarnedBy terms={terms} t={t} money={money} />
        <PlayTerms terms={terms} t={t} money={money} />
      </ul>
    </div>
  );
}

/** What a bonus without a deposit is earned by, and how often. */
function EarnedBy({
  terms: { kind, loss, level, contact, referral, once },
  t,
  money,
}: Pick<ShownTerms, 'terms' | 't' | 'money'>) {
  return (
    <>
      {loss && (
        <li>
          {t(`terms.loss.${loss.period}`, {
            percent: loss.percent,
            most: money(loss.most),
            least: money(loss.least),
          })}
        </li>
      )}
      {kind === 'birthday' && <li>{t('terms.birthday')}</li>}
      {level && <li>{t('terms.rank', { level })}</li>}
      {contact && <li>{t(`terms.contact.${contact}`)}</li>}
      {referral && (
        <li>
          {t(`terms.referral.${referral.side}`, {
            deposits: money(referral.deposits),
            turnover: money(referral.turnover),
          })}
        </li>
      )}
      {(once === 'person' || once === 'day') && <li>{t(`terms.once.${once}`)}</li>}
    </>
  );
}
