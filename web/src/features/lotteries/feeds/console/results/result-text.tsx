import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { DrawPart, DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { useTranslation } from 'react-i18next';
import type words from '../words/en.json';

type PartName = keyof (typeof words)['part'];

export function shapeOf(gameCode: string): DrawShape | undefined {
  return familyOf(gameOf(gameCode)?.family ?? '')?.draw;
}

/** Prizes that decide plays. What may be left out of a result is left out of forms and lists too. */
export function decidingParts(shape: DrawShape): readonly DrawPart[] {
  return shape.parts.filter(({ optional }) => !optional);
}

/** What a prize is called. */
export function usePartName(): (part: DrawPart) => string {
  const { t, i18n } = useTranslation('feeds-console');
  return ({ name }) => (i18n.exists(`feeds-console:part.${name}`) ? t(`part.${name as PartName}`) : name);
}

/** A result in one line: its prizes with a dot between them, the smaller ones left out. */
export function ResultLine({ gameCode, result }: { gameCode: string; result: string | null }) {
  const { t } = useTranslation('feeds-console');
  if (result === null) return <span className="text-muted">–</span>;
  if (result === '') return <span className="text-muted">{t('noResult')}</span>;
  const shape = shapeOf(gameCode);
  const parts = result.split('|').slice(0, shape ? decidingParts(shape).length : undefined);
  return (
    <span className="figures font-medium">{parts.map((part) => part.replaceAll(',', ' ')).join(' · ')}</span>
  );
}

/** A result prize by prize, as large as it matters. */
export function ResultSheet({ gameCode, result }: { gameCode: string; result: string }) {
  const nameOf = usePartName();
  const shape = shapeOf(gameCode);
  if (!shape || result === '') return <ResultLine gameCode={gameCode} result={result} />;
  const texts = result.split('|');
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {decidingParts(shape).map((part, at) => (
        <div key={part.name} className="min-w-0">
          <dt className="text-muted text-xs">{nameOf(part)}</dt>
          <dd className="figures flex flex-wrap gap-x-3 font-semibold text-lg leading-tight tracking-wide">
            {(texts[at] ?? '').split(',').map((number) => (
              <span key={number}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
