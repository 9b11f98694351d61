import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { type FrameWord, frameWord } from './frame-word.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const SLOW_MS = 15_000;

/**
 * The vendor's game. It may run scripts on its own origin, open its rules in a window and make sound; it may not
 * take the page elsewhere. In a frame of our own origin, scripts could undo their own sandbox, so there they are
 * left without an origin.
 */
export function GameFrame({
  address,
  name,
  picture,
  onSaid,
  onReopen,
}: {
  address: string;
  name: string;
  picture: string | undefined;
  onSaid: (word: FrameWord) => void;
  onReopen: () => void;
}) {
  const { t } = useTranslation('game');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const slow = useSlow(!loaded);
  const told = useRef(onSaid);
  useEffect(() => {
    told.current = onSaid;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const word = frameWord(event, { address, window: frame.current?.contentWindow });
      if (!word) return;
      if (word === 'ready') setLoaded(true);
      told.current(word);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address]);
  const own = new URL(address).origin === location.origin;
  return (
    <>
      <iframe
        ref={frame}
        src={address}
        title={t('frame', { game: name })}
        allow="autoplay; fullscreen; screen-wake-lock"
        sandbox={`allow-scripts allow-forms allow-popups allow-orientation-lock${own ? '' : ' allow-same-origin'}`}
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
        className="absolute inset-0 size-full border-0 bg-ground"
      />
      {!loaded && (
        <LoadingOverlay picture={picture} label={t('opening', { game: name })}>
          {slow && (
            <>
              <p className="font-display font-semibold text-lg">{t('slow')}</p>
              <p className="max-w-sm text-muted">{t('slowText')}</p>
              <Button look="secondary" onClick={onReopen}>
                {t('openAgain')}
              </Button>
            </>
          )}
        </LoadingOverlay>
      )}
    </>
  );
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
}
