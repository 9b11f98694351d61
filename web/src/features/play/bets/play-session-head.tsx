import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { displaySpan } from './display-span.ts';
import { GamePicture } from './game-picture.tsx';

/** Stands where the filters do while one play session is in view. */
export function PlaySessionHead({
  playSession: { vendor, game, since, until },
  name,
  onBack,
}: {
  playSession: { vendor: string; game: string; since: string; until: string };
  /** Known from its first bet. */
  name: string | undefined;
  onBack: () => void;
}) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const head = useRef<HTMLHeadingElement>(null);
  // The row that was pressed is gone: what follows it has the focus.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
        {t('playSession.back')}
      </Button>
      <div className="flex items-center gap-3">
        <GamePicture of={{ vendor, gameCode: game }} className="h-16 w-13" />
        <div className="min-w-0">
          <h3 ref={head} tabIndex={-1} className="font-display font-semibold text-lg outline-none">
            {name ?? game}
          </h3>
          <p className="figures text-muted text-sm">{displaySpan(since, lastMoment(until), timeZone)}</p>
        </div>
      </div>
    </div>
  );
}

/** A play session ends before its `until`. */
function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}
