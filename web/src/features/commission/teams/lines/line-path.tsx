import type { LineStep } from '@lanna/contract/commission/teams/team';
import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** The way from the agent's own team down to the account in view; each step leads back up. */
export function LinePath({
  ref,
  path,
  onGo,
}: {
  ref?: Ref<HTMLElement>;
  path: readonly LineStep[];
  onGo: (under: string) => void;
}) {
  const { t } = useTranslation('teams');
  const ids = path.map(({ id }) => id);
  const steps = [
    { under: '', name: t('myTeam') },
    ...path.map(({ account, own }, at) => ({
      under: ids.slice(0, at + 1).join(),
      name: own ? t('inPerson') : account,
    })),
  ];
  return (
    <nav ref={ref} tabIndex={-1} aria-label={t('path')} className="min-w-0 rounded-small">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {steps.map(({ under, name }, at) => (
          <li key={under} className="flex min-w-0 items-center gap-1">
            {at > 0 && <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />}
            {at === steps.length - 1 ? (
              <span aria-current="location" className="min-w-0 break-words px-1.5 py-1.5 font-semibold">
                {name}
              </span>
            ) : (
              <button
                type="button"
                onClick={() => onGo(under)}
                className="min-w-0 break-words rounded-small px-1.5 py-1.5 text-accent-text underline-offset-2 hover:underline"
              >
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
