import { useQuery } from '@tanstack/react-query';
import { ListChecks, ReceiptText, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { menusQuery } from '../../../api/queries.ts';
import { useSession } from '../../../api/session.ts';
import { type Path, paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { CategoryIcon } from './category-icon.tsx';

/** Behind the tab of games: the categories, lotteries before all others with what belongs to them. */
export function GamesSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { data: menus = [] } = useQuery(menusQuery);
  const hasLotteries = menus.some(({ gameType }) => gameType === 'LOTT');
  const first = menus.filter(({ gameType }) => gameType === 'LOTT');
  const others = menus.filter(({ gameType }) => gameType !== 'LOTT');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('games')}>
      <nav aria-label={t('games')} className="flex flex-col gap-4">
        {hasLotteries && (
          <ul className="grid grid-cols-2 gap-2.5">
            <Entry href={paths.lottery('sea')} icon={<Ticket />}>
              {t('lotteryOf.sea')}
            </Entry>
            <Entry href={paths.lottery('vn')} icon={<Ticket />}>
              {t('lotteryOf.vn')}
            </Entry>
            <Entry href={paths.lotteryResults()} icon={<ListChecks />}>
              {t('footer.lotteryResults')}
            </Entry>
            {session && (
              <Entry href={paths.memberCentre('lotterySlips')} icon={<ReceiptText />}>
                {t('slips')}
              </Entry>
            )}
          </ul>
        )}
        <ul className="grid grid-cols-2 gap-2.5">
          {[...first, ...others].map(({ gameType }) => (
            <Entry key={gameType} href={paths.category(gameType)} icon={<CategoryIcon group={gameType} />}>
              {t(`category.${gameType}`)}
            </Entry>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}

function Entry({ href, icon, children }: { href: Path; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex">
      <a
        href={href}
        className="flex min-h-14 w-full items-center gap-3 rounded-medium border border-line bg-raised px-3 font-medium text-sm leading-tight [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-text"
      >
        <span aria-hidden="true">{icon}</span>
        {children}
      </a>
    </li>
  );
}
