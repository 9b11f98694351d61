import { useTranslation } from 'react-i18next';
import { Countdown } from '../../lotteries/countdown.tsx';
import { shortNumero } from '../../lotteries/short-numero.ts';

/** Until when the next draw takes bets. */
export function NextDraw({
  open,
  now,
  isClosed,
}: {
  open: { numero: string; closesAt: string } | undefined;
  now: string | undefined;
  isClosed: boolean;
}) {
  const { t } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  return (
    <div className="flex min-w-21 shrink-0 flex-col items-end gap-1 text-right lg:min-w-32 lg:rounded-medium lg:bg-sunken lg:px-4 lg:py-3">
      {!open || now === undefined || isClosed ? (
        <span className="max-w-24 text-muted text-xs leading-snug lg:max-w-none">{t('noDraw')}</span>
      ) : (
        <>
          <span className="text-muted text-xs leading-none">{t('betsClose')}</span>
          <Countdown until={open.closesAt} from={now} size="large" announced />
          <span className="figures text-muted text-xs leading-none">
            {common('card.numero', { numero: shortNumero(open.numero) })}
          </span>
        </>
      )}
    </div>
  );
}
