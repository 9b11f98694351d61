import './reels.css';
import { type CSSProperties, memo } from 'react';
import type { SceneProps } from './scene.ts';

/** Three rounds of the digits: the last of them is where a reel stops. */
const STRIP = Array.from({ length: 30 }, (_, at) => ({ at, digit: at % 10 }));
/** As many windows as a draw of five has, until there is a result. */
const CLOSED: readonly undefined[] = [undefined, undefined, undefined, undefined, undefined];

/** A window for each digit; the reels stop one after another, from the left. */
export const Reels = memo(function Reels({ phase, numbers }: SceneProps) {
  const digits: readonly (number | undefined)[] = numbers ?? CLOSED;
  return (
    <div data-phase={phase} className="reels flex h-full items-center justify-center gap-2 sm:gap-3">
      {digits.map((digit, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a result
          key={at}
          className="reel-window lantern"
          style={{ '--at': at, '--digit': digit ?? 0 } as CSSProperties}
        >
          {digit === undefined ? (
            <span className="reel-digit">–</span>
          ) : (
            <div className="reel-strip">
              {STRIP.map((on) => (
                <span key={on.at} className="reel-digit figures">
                  {on.digit}
                </span>
              ))}
            </div>
          )}
          <span className="reel-glass" />
        </div>
      ))}
    </div>
  );
});
