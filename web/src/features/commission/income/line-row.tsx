import type { IncomeChild } from '@lanna/contract/commission/rebates/income';
import { ChevronRight, Network, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** One account of the line with what came through it. A press goes on down. */
export function LineRow({
  child,
  onOpen,
  amount,
  children,
}: {
  child: IncomeChild;
  onOpen: () => void;
  amount: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('income');
  const Icon = child.agent ? Network : UserRound;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex flex-wrap w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken/60"
      >
        <span
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
          aria-hidden="true"
        >
          <Icon className="size-4.5" />
        </span>
        <span className="row-words">
          <span className="block break-words font-medium">{child.own ? t('own') : child.account}</span>
          {children && <span className="block text-muted text-xs">{children}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end">{amount}</span>
        <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
      </button>
    </li>
  );
}
