import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useCovered } from '../../../ui/layers/layers.ts';
import { type FrameWord, frameWord } from './frame-word.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import type { Frame } from './use-frame.ts';

const SLOW_MS = 15_000;
/** Longer than the closing animation of a dialog. */
const GIVING_BACK_MS = 500;

/**
 * The vendor's game. It may run scripts on its own origin, open its rules in a window and make sound; it may not
 * take the page elsewhere. In a frame of our own origin, scripts could undo their own sandbox, so there they are
 * left without an origin.
 */
export function GameFrame({
  frame,
  address,
  name,
  picture,
  onSaid,
  onReopen,
}: {
  frame: Frame;
  address: string;
  name: string;
  picture: string | undefined;
  onSaid: (word: FrameWord) => void;
  onReopen: () => void;
}) {
  const { t } = useTranslation('game');
  const [loaded, setLoaded] = useState(false);
  const slow = useSlow(!loaded);
  const notified = useRef(onSaid);
  useEffect(() => {
    notified.current = onSaid;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const word = frameWord(event, { address, window: frame.element.current?.contentWindow });
      if (!word) return;
      frame.speaks(address);
      if (word.type === 'ready') setLoaded(true);
      notified.current(word);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, frame]);
  useKeyboardInGame(frame, loaded);
  const own = new URL(address).origin === location.origin;
  return (
    <>
      <iframe
        ref={frame.element}
        src={address}
        title={t('frame', { game: name })}
        allow="autoplay; fullscreen; screen-wake-lock"
        sandbox={`allow-scripts allow-forms allow-popups allow-orientation-lock${own ? '' : ' allow-same-origin'}`}
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
        className="absolute inset-0 size-full border-0 bg-ground"
      />
      {/* Buttons of the game: messages of the page stay above them. */}
      <span
        data-keep-clear=""
        aria-hidden="true"
        className="pointer-events-none invisible absolute inset-x-0 bottom-0 h-3/4"
      />
      {!loaded && (
        <LoadingOverlay picture={picture} label={t('opening', { game: name })}>
          {slow && (
            <>
              <p className="font-display font-semibold text-lg">{t('slow')}</p>
              <p className="max-w-sm text-muted">{t('slowText')}</p>
              <Button variant="secondary" onClick={onReopen}>
                {t('openAgain')}
              </Button>
            </>
          )}
        </LoadingOverlay>
      )}
    </>
  );
}

/**
 * The game has the keyboard once it is ready, and again when what lay over it has gone: Space spins then, wherever the focus
 * was before.
 */
function useKeyboardInGame(frame: Frame, loaded: boolean): void {
  const covered = useCovered();
  useEffect(() => {
    if (!loaded) return;
    frame.notify(covered ? 'covered' : 'uncovered');
    if (covered) return;
    frame.focus();
    // A dialog gives the focus back to what opened it, some time after it has closed.
    const handOn = ({ target }: FocusEvent) => target !== frame.element.current && frame.focus();
    const stop = () => {
      clearTimeout(timer);
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, stop, true);
      document.removeEventListener('focusin', handOn);
    };
    const timer = setTimeout(stop, GIVING_BACK_MS);
    document.addEventListener('focusin', handOn);
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, stop, true);
    return stop;
  }, [frame, loaded, covered]);
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
