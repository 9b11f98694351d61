import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { numberText, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { PencilLine, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ResultBalls } from '../lotteries/balls/result-balls.tsx';
import { usePlayWords } from '../lotteries/play-words.ts';
import { PrizeTable } from '../lotteries/prize-table.tsx';
import { shortNumero } from '../lotteries/short-numero.ts';
import { hasManyPrizes, hasPrizeTable } from './many-prizes.ts';
import { ShareButton } from './share-button.tsx';

export interface DrawOfDay {
  draw: Draw;
  /** Code of the game's family. */
  family: string;
  /** Of the game. */
  name: string;
  source: 'house' | 'feed';
}

/** A draw in full: its numero and time, every prize, and what can be done with it. */
export function DrawCard({ draw, family, name, source }: DrawOfDay) {
  const { t } = useTranslation('results');
  const timeZone = useTimeZone();
  const { numero, result, version } = draw;
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="figures font-display font-medium leading-tight">{t('numero', { numero })}</p>
          <p className="figures text-muted text-xs">
            {displayDateTime(draw.drawnAt ?? draw.drawsAt, timeZone)}
          </p>
        </div>
        {version > 1 && <Corrected />}
        {result && <ShareButton draw={draw} family={family} name={name} />}
        {source === 'house' && <ProofLink draw={draw} />}
      </div>
      {result === null ? (
        <NoResult state={draw.state} />
      ) : hasPrizeTable(family) ? (
        <PrizeTable family={family} result={result} label={t('prizesOf', { name, numero })} folded />
      ) : (
        <ResultBalls family={family} result={result} size="large" />
      )}
    </div>
  );
}

/** A draw in one line, for games that draw all day. */
export function DrawRow({ draw, family, name, source }: DrawOfDay) {
  const timeZone = useTimeZone();
  const { result, version } = draw;
  return (
    <li className="flex min-h-12 items-center gap-x-3 gap-y-1 py-1.5">
      <p className="figures w-16 shrink-0 text-sm leading-tight">
        {shortNumero(draw.numero)}
        <span className="block text-muted text-xs">
          {displayDateTime(draw.drawnAt ?? draw.drawsAt, timeZone).slice(11, 16)}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        {result === null ? (
          <NoResult state={draw.state} />
        ) : hasManyPrizes(family) ? (
          <FirstPrize family={family} result={result} />
        ) : (
          <ResultBalls family={family} result={result} brief />
        )}
        {version > 1 && <Corrected />}
      </div>
      {result && <ShareButton draw={draw} family={family} name={name} />}
      {source === 'house' && <ProofLink draw={draw} />}
    </li>
  );
}

/** Of a draw with dozens of prizes a line holds the one all look for. */
function FirstPrize({ family: code, result }: { family: string; result: string }) {
  const words = usePlayWords(code);
  const family = familyOf(code);
  const read = family && parseResult(family.draw, result);
  const [first] = read && 'result' in read ? resultParts(family.draw, read.result) : [];
  if (!first) return <ResultBalls family={code} result={result} brief />;
  return (
    <p className="leading-tight">
      <span className="block text-muted text-xs">{words.part(first.part.name)}</span>
      <span className="figures font-display font-semibold text-accent-text text-base tracking-[0.08em]">
        {first.numbers.map(({ symbols }) => numberText(first.part, symbols)).join(' ')}
      </span>
    </p>
  );
}

function NoResult({ state }: Pick<Draw, 'state'>): ReactNode {
  const { t } = useTranslation('results');
  return <p className="text-muted text-sm">{state === 'cancelled' ? t('cancelled') : t('waiting')}</p>;
}

function Corrected() {
  const { t } = useTranslation('results');
  return (
    <Badge tone="warning">
      <PencilLine className="size-3.5" aria-hidden="true" />
      {t('corrected')}
    </Badge>
  );
}

function ProofLink({ draw: { gameCode, numero } }: Pick<DrawOfDay, 'draw'>) {
  const { t } = useTranslation('results');
  return (
    <a
      href={paths.drawProof({ gameCode, numero })}
      aria-label={t('proof', { numero })}
      title={t('proof', { numero })}
      className="flex size-9 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-accent-text"
    >
      <ShieldCheck className="size-5" aria-hidden="true" />
    </a>
  );
}
