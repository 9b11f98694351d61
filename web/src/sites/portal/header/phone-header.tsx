import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { Logo } from './logo.tsx';
import { SearchLink } from './search-link.tsx';

const balance = lazily(() => import('./balance.tsx').then((found) => found.Balance));
const sheet = lazily(() => import('./menu-sheet.tsx').then((found) => found.MenuSheet));

/** Only the part not loaded with the page: a player's balance is visible from the first paint on. */
export async function preloadPhoneHeader(): Promise<void> {
  await balance.preload();
}

/** Logo, balance or the login and register buttons, and everything else in the menu behind one button. */
export function PhoneHeader() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-frame pt-[env(safe-area-inset-top)]">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-2 pr-1.5 pl-3">
        <Logo className={classes('min-w-0', session && 'max-[399px]:[&>span]:sr-only')} />
        <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
          {session ? (
            <ErrorBoundary>
              <Lazy of={balance} props={{}} />
            </ErrorBoundary>
          ) : (
            <LinkButton size="small" className="for-visitor" href={paths.loginDialog()}>
              {t('login')}
            </LinkButton>
          )}
          <SearchLink />
          <IconButton
            label={t('menu')}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => void sheet.preload()}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            <MenuIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {wanted && (
        <Suspense fallback={open && <DialogFrame title={t('menu')} onClose={() => setOpen(false)} />}>
          <Lazy of={sheet} props={{ open, onOpenChange: setOpen }} />
        </Suspense>
      )}
    </header>
  );
}
