import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';

/** Around what an operator does before being logged in. */
export function LoginFrame({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation('console-shell');
  return (
    <main className={classes('grid place-items-center bg-ground p-4', className)}>
      <div className="flex w-full max-w-sm flex-col gap-6 py-8">
        <header className="flex items-center gap-3">
          <img src="/mark.svg" alt="" className="size-9" />
          <div>
            <p className="font-semibold text-base leading-tight">{t('name')}</p>
            <p className="text-muted text-xs">{location.host}</p>
          </div>
          <div className="ml-auto">
            <LanguageSwitch />
          </div>
        </header>
        <div className="rounded-large border border-line bg-surface p-6">{children}</div>
      </div>
    </main>
  );
}
