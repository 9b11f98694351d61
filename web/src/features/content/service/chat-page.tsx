import { ArrowLeft, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { type PageProps, useGo } from '../../../navigation.ts';
import { type Path, paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Chat } from './chat.tsx';
import { DeskLine } from './desk-line.tsx';

/** The chat with the screen to itself: a page on phones, a narrow window on desktops. */
export function ChatPage({ search }: PageProps) {
  const { t } = useTranslation('service');
  const brand = useBrandName();
  const go = useGo();
  const from = pathOf(search['from']);
  const isOwnWindow = window.opener !== null;
  return (
    <div className="sky fixed inset-0 flex h-dvh flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[max(env(safe-area-inset-bottom),var(--strip,0px))] pl-[env(safe-area-inset-left)]">
      <header className="z-10 border-line border-b bg-frame shadow-near">
        <div className="mx-auto flex max-w-2xl items-center gap-3 px-3 py-2.5">
          {!isOwnWindow && (
            <IconButton label={t('back')} onClick={() => go(from ?? paths.home())}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
          )}
          <Avatar name={brand} />
          <div className="min-w-0 flex-1">
            <h1 className="wrap-anywhere font-display font-semibold text-lg leading-tight">
              {t('title', { brand })}
            </h1>
            <DeskLine />
          </div>
          {isOwnWindow && (
            <IconButton label={t('close')} onClick={() => window.close()}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </header>
      <Chat from={from} className="mx-auto w-full max-w-2xl" />
    </div>
  );
}

/** A path of this site, as the address names it; anything else is nowhere. */
function pathOf(from: string | undefined): Path | undefined {
  return from && /^\/(?![/\\])[^\s\\]{0,199}$/.test(from) ? (from as Path) : undefined;
}
