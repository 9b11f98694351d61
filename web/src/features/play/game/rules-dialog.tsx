import { moneyOf } from '@lanna/contract/money';
import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** The rules and figures of a game, readable without betting. */
export function RulesDialog({ game, open, onClose }: { game: Game; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('game');
  const { currencySymbol } = useBrand();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={game.gameName}
      description={t('rules')}
    >
      <dl className="divide-y divide-line">
        <Fact name={t('about.vendor')}>{game.vendorName}</Fact>
        {game.rtp !== null && (
          <Fact name={t('about.rtp')} note={t('about.rtpText')}>
            <span className="figures">{game.rtp.toFixed(2)}%</span>
          </Fact>
        )}
        {game.volatility && <Fact name={t('about.volatility')}>{t(`about.${game.volatility}`)}</Fact>}
        {game.lines !== null && <Fact name={t('about.lines')}>{game.lines}</Fact>}
        <Fact name={t('about.minBet')}>
          <MoneyText amount={moneyOf(game.minBet)} symbol={currencySymbol} />
        </Fact>
      </dl>
      <p className="mt-4 rounded-medium bg-sunken p-4">{t('about.payTable')}</p>
      <h3 className="mt-5 font-semibold">{t('about.cutTitle')}</h3>
      <p className="mt-1 text-muted">{t('about.cut')}</p>
      <h3 className="mt-5 font-semibold">{t('about.recordTitle')}</h3>
      <p className="mt-1 text-muted">{t('about.record')}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 [&_a]:py-1 [&_a]:font-semibold [&_a]:text-accent-text [&_a]:underline">
        <a href={paths.memberCentre('personalHistoryCopy')} onClick={onClose}>
          {t('about.toRecord')}
        </a>
        <a href={paths.fair()}>{t('about.toFair')}</a>
      </p>
    </Dialog>
  );
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
      {note && <dd className="w-full text-muted text-sm">{note}</dd>}
    </div>
  );
}
