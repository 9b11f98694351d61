import { ArrowLeft, Heart, Info, Maximize, Minimize } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLeave } from './use-leave.ts';

/** The slim bar above a game: the back button, the figures, and the game's actions. */
export function GameBar({
  name,
  marked,
  onMark,
  onRules,
  children,
}: {
  name: string;
  marked: boolean;
  onMark: (() => void) | undefined;
  onRules: (() => void) | undefined;
  /** The figures. */
  children: ReactNode;
}) {
  const { t } = useTranslation('game');
  const leave = useLeave();
  const fullScreen = useFullScreen();
  return (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-1 border-line border-b bg-frame px-1 sm:flex-nowrap sm:gap-x-2 sm:px-2 landscape:max-lg:min-h-11">
      <IconButton label={t('back')} onClick={leave}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 className="sr-only">{name}</h1>
      <p aria-hidden="true" className="hidden min-w-0 truncate font-display font-semibold md:block">
        {name}
      </p>
      <span className="hidden flex-1 sm:block" />
      {children}
      <span className="flex-1 sm:hidden" />
      {onMark && (
        <IconButton label={t('favourite')} aria-pressed={marked} onClick={onMark}>
          <Heart className={classes(marked && 'fill-current text-spark')} aria-hidden="true" />
        </IconButton>
      )}
      {onRules && (
        <IconButton label={t('rules')} aria-haspopup="dialog" onClick={onRules}>
          <Info aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={fullScreen.on ? t('leaveFullScreen') : t('fullScreen')} onClick={fullScreen.toggle}>
        {fullScreen.on ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      </IconButton>
    </header>
  );
}
