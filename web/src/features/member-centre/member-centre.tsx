import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Wallet } from 'lucide-react';
import { Activity, type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../api/queries.ts';
import type { OverlayProps } from '../../navigation.ts';
import { MEMBER_PAGES, type MemberPage, paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BetsPage } from './bets-page.tsx';
import { WalletPage } from './wallet-page.tsx';

export interface CentrePage {
  Icon: ComponentType<{ className?: string }>;
  Page: ComponentType;
}

/** A page of the centre is a line here and its key in `MEMBER_PAGES`. */
const OWN_PAGES = {
  wallet: { Icon: Wallet, Page: WalletPage },
  bets: { Icon: ReceiptText, Page: BetsPage },
} as const satisfies Partial<Record<MemberPage, CentrePage>>;

/** Pages that belong to other features; the site plugs them in. */
export type PluggedPages = Record<Exclude<MemberPage, keyof typeof OWN_PAGES>, CentrePage>;

/** The member's own pages over the site. The address names the page, so back, reload and links work. */
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
  const shown = MEMBER_PAGES.find((known) => known === page) ?? MEMBER_PAGES[0];
  const visited = useVisited(shown);
  const pages: Record<MemberPage, CentrePage> = { ...OWN_PAGES, ...plugged };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('title')}
      description={member.data?.userName}
      size="full"
      flush
    >
      <div className="flex min-h-full flex-col sm:flex-row">
        <Menu shown={shown} pages={pages} />
        <div className="min-w-0 flex-1 px-4 pb-8 sm:px-6">
          {visited.map((name) => (
            <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
              <PageOf page={pages[name]} />
            </Activity>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function PageOf({ page: { Page } }: { page: CentrePage }) {
  return <Page />;
}

/** At the left; on phones a row along the upper edge that scrolls sideways. */
function Menu({ shown, pages }: { shown: MemberPage; pages: Record<MemberPage, CentrePage> }) {
  const { t } = useTranslation('member');
  return (
    <nav
      aria-label={t('menu')}
      className={classes(
        'no-scrollbar sticky top-0 z-10 flex shrink-0 gap-1 overflow-x-auto border-line border-b bg-surface px-4 pb-2',
        'sm:w-56 sm:flex-col sm:self-start sm:overflow-visible sm:border-b-0 sm:px-3 sm:pb-6',
      )}
    >
      {MEMBER_PAGES.map((name) => {
        const { Icon } = pages[name];
        return (
          <a
            key={name}
            href={paths.memberCentre(name)}
            aria-current={name === shown ? 'page' : undefined}
            className={classes(
              'flex h-11 shrink-0 items-center gap-2.5 rounded-medium px-3.5 font-medium text-muted text-sm transition-colors',
              'hover:bg-raised hover:text-text aria-[current]:bg-sunken aria-[current]:text-accent-text',
            )}
          >
            <span aria-hidden="true">
              <Icon className="size-5" />
            </span>
            {t(`pages.${name}`)}
          </a>
        );
      })}
    </nav>
  );
}

/** Pages that have been opened stay as they were left: filters, and what was typed. */
function useVisited(shown: MemberPage): readonly MemberPage[] {
  const [visited, setVisited] = useState<readonly MemberPage[]>([shown]);
  if (visited.includes(shown)) return visited;
  const next = [...visited, shown];
  setVisited(next);
  return next;
}
