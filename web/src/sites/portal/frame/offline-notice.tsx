import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { useOnline } from '../use-online.ts';

/**
 * Says that there is no connection, and that the content may be outdated. It covers nothing: a page that fills the screen ends
 * above it (`--strip`), another can be scrolled on by its height.
 */
export function OfflineNotice({ bare }: { bare: boolean }) {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip
          className={classes(
            'fixed inset-x-0 z-40 flex items-center justify-center gap-2 bg-danger-fill px-4 py-2 text-center text-on-danger-fill text-sm',
            bare
              ? 'bottom-0 pb-[max(0.5rem,env(safe-area-inset-bottom))]'
              : 'bottom-[calc(4rem+env(safe-area-inset-bottom))] lg:bottom-0',
          )}
        >
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t('offline')}
        </Strip>
      )}
    </div>
  );
}

/** How high it is depends on language and width. */
function Strip({ className, children }: { className: string; children: React.ReactNode }) {
  const strip = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!strip.current) return;
    const measured = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight ?? 0));
    measured.observe(strip.current);
    return () => measured.disconnect();
  }, []);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--strip', `${height}px`);
    return () => void document.documentElement.style.removeProperty('--strip');
  }, [height]);
  return (
    <>
      <p ref={strip} className={className}>
        {children}
      </p>
      <div aria-hidden="true" style={{ height }} />
    </>
  );
}
