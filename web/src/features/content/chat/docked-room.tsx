import { X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDesktop } from '../../../ui/use-phone.ts';
import { setDocked, useDocked } from './docked.ts';
import { Room } from './room.tsx';

const WIDTH = '22rem';

/** The room at the side of a wide screen, where the member keeps it; the page beside it gets narrower, so nothing of it is covered. */
export function DockedRoom() {
  const { t } = useTranslation('chat');
  const desktop = useDesktop();
  const isShown = useDocked() && desktop === true;
  const session = useSession();
  const member = isMember(session);
  const isOpen = isShown && member;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    style.setProperty('--docked', WIDTH);
    style.setProperty('padding-right', WIDTH);
    return () => {
      style.removeProperty('--docked');
      style.removeProperty('padding-right');
    };
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <aside
      aria-label={t('title')}
      className="fixed inset-y-0 right-0 z-40 flex w-88 flex-col border-line border-l bg-surface"
    >
      <header className="flex shrink-0 items-center justify-between px-3 py-2">
        <h2 className="font-display font-semibold text-lg">{t('title')}</h2>
        <IconButton size="small" label={t('undock')} onClick={() => setDocked(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <Room />
    </aside>
  );
}
