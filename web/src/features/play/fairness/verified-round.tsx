import { moneyOf } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { verifyRound } from '@lanna/studio/rules/verify-round';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { SlotRound } from '../../../shared-parts/slot/slot-round.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { type ReadRound, roundLink } from './round-link.ts';

/** The computed round, to compare with the commitment and with the round as played. */
export function VerifiedRound({ round }: { round: ReadRound }) {
  const { t } = useTranslation('fairness');
  const { currencySymbol } = useBrand();
  const { game, sheet, stake, serverSeed, clientSeed, nonce } = round;
  const { serverSeedHash, steps, payout } = verifyRound(sheet, round);
  const link = roundLink({
    rules: sheet.ruleVersion,
    stake: formatMoney(stake),
    serverSeed,
    clientSeed,
    nonce: String(nonce),
  });
  return (
    <div role="status" className="lit flex animate-appear flex-col gap-5 rounded-large bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-display font-semibold text-lg">{t('verify.result')}</h3>
        <p>
          <span className="text-muted text-sm">{t('verify.payout')} </span>
          <MoneyText amount={moneyOf(payout)} symbol={currencySymbol} className="font-semibold text-lg" />
        </p>
      </div>
      <SlotRound key={link} game={game} sheet={sheet} steps={steps} />
      <dl className="grid gap-3">
        <div className="min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('verify.hash')}</dt>
          <dd>
            <CodeText value={serverSeedHash} copyLabel={t('copy', { what: t('verify.hash') })} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('verify.link')}</dt>
          <dd>
            <CodeText value={`${location.origin}${link}`} copyLabel={t('copy', { what: t('verify.link') })} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
