import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** The path from the agent's own team down to the one shown; each step leads back up. */
export function DownlinePath({
  ref,
  path,
  onGo,
  children,
}: {
  ref: Ref<HTMLElement>;
  path: readonly { id: string; account: string }[];
  onGo: (member: string | undefined) => void;
  /** How many there are. */
  children: ReactNode;
}) {
  const { t } = useTranslation('agents');
  const steps = [{ id: undefined, account: t('downline.mine') }, ...path];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <nav ref={ref} tabIndex={-1} aria-label={t('downline.path')} className="min-w-0 rounded-small">
        <ol className="flex flex-wrap items-center gap-x-1 text-sm">
          {steps.map(({ id, account }, at) => (
            <li key={id ?? ''} className="flex min-w-0 items-center gap-1">
              {at > 0 && <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />}
              {at === steps.length - 1 ? (
                <span aria-current="location" className="min-w-0 break-words px-1.5 py-1.5 font-semibold">
                  {account}
                </span>
              ) : (
                <button
                  type="button"
                  onClick={() => onGo(id)}
                  className="min-w-0 break-words rounded-small px-1.5 py-1.5 text-accent-text underline-offset-2 hover:underline"
                >
                  {account}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p role="status" className="text-muted text-sm">
        {children}
      </p>
    </div>
  );
}
