import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../api/queries.ts';
import type { OverlayProps } from '../../navigation.ts';
import { MEMBER_PAGES, type MemberPage, paths } from '../../paths.ts';
import { Centre, type CentreItem } from '../../ui/centre.tsx';
import { BetsPage } from './bets-page.tsx';
import { WalletPage } from './wallet-page.tsx';

export type CentrePage = Pick<CentreItem, 'Icon' | 'Page'>;

/** A page of the centre is a line here and its key in `MEMBER_PAGES`. */
const OWN_PAGES = {
  wallet: { Icon: Wallet, Page: WalletPage },
  bets: { Icon: ReceiptText, Page: BetsPage },
} as const satisfies Partial<Record<MemberPage, CentrePage>>;

/** Pages that belong to other features; the site plugs them in. */
export type PluggedPages = Record<Exclude<MemberPage, keyof typeof OWN_PAGES>, CentrePage>;

/** The member's own pages over the site. */
export function MemberCentre({
  open,
  onClose,
  page,
  plugged,
}: OverlayProps & {
  /** The same object every time. */
  plugged: PluggedPages;
}) {
  // Receipts speak of seeds. Words that came only with the first receipt would blank the whole centre for a moment.
  const { t } = useTranslation(['member', 'fairness']);
  const member = useQuery(memberQuery);
  const pages: Record<MemberPage, CentrePage> = { ...OWN_PAGES, ...plugged };
  return (
    <Centre
      open={open}
      onClose={onClose}
      title={t('title')}
      description={member.data?.userName}
      menuLabel={t('menu')}
      shown={MEMBER_PAGES.find((known) => known === page) ?? MEMBER_PAGES[0]}
      items={MEMBER_PAGES.map((name) => ({
        name,
        label: t(`pages.${name}`),
        href: paths.memberCentre(name),
        ...pages[name],
      }))}
    />
  );
}
