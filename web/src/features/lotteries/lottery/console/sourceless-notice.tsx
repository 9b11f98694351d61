import { listLotteryTerms } from '@lanna/contract/lotteries/lottery/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Can } from '../../../../console/operator.tsx';
import { useChosenBrand } from './chosen-brand.ts';

/** Said where a lottery is priced or bounded that takes no bets because nothing brings its results: of one, or of all at the chosen brand. */
export function SourcelessNotice({ game }: { game?: string }) {
  const { t } = useTranslation('lottery-console');
  const brand = useChosenBrand();
  const rows = useOps(listLotteryTerms, { query: { brand } }).data?.rows ?? [];
  const closed = rows.filter((row) => row.closed === 'no_feed' && (game === undefined || row.game === game));
  if (closed.length === 0) return null;
  return (
    <p className="rounded-medium border border-warning bg-surface px-4 py-2 text-sm">
      {game === undefined
        ? t('sourceless.many', { count: closed.length })
        : t('sourceless.one', { name: closed[0]?.name })}{' '}
      <Can permission="feeds.read" house otherwise={t('sourceless.house')}>
        <ConsoleLink href="/lottery-feeds">{t('sourceless.setUp')}</ConsoleLink>
      </Can>
    </p>
  );
}
