import {
  Banknote,
  CirclePlus,
  Gift,
  Handshake,
  House,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MonitorDown,
  ShieldCheck,
  Ticket,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { useSession } from '../../../api/session.ts';
import { type Path, paths } from '../../../paths.ts';
import type { Hit } from './hit.ts';

/** Pages that everybody may open. Who has asked for a break from play is led to no promotions. */
export function useSitePages(): readonly Hit[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const excluded = useIsExcluded();
  const page = (title: string, href: Path, Icon: LucideIcon): Hit => ({ key: href, title, href, Icon });
  return [
    page(t('home'), paths.home(), House),
    // Members find them among the pages of their centre; others are asked to log in first.
    ...(session
      ? []
      : [
          page(t('deposit'), paths.memberCentre('depositv2'), CirclePlus),
          page(t('withdraw'), paths.memberCentre('withdraw'), Banknote),
        ]),
    page(t('lotteryOf.sea'), paths.lottery('sea'), Ticket),
    page(t('lotteryOf.vn'), paths.lottery('vn'), Ticket),
    page(t('footer.lotteryResults'), paths.lotteryResults(), ListChecks),
    ...(excluded ? [] : [page(t('promotions'), paths.promotions(), Gift)]),
    page(t('notices'), paths.notices(), Megaphone),
    page(t('help'), paths.help(), LifeBuoy),
    page(t('fairness'), paths.fair(), ShieldCheck),
    page(t('download'), paths.download(), MonitorDown),
    page(t('join'), paths.join(), Handshake),
  ];
}
