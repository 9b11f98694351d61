import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { WAVES } from '../../lotteries/balls/ball-colours.ts';
import { WaveBall } from '../../lotteries/balls/wave-ball.tsx';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { animalOfBall } from '../../lotteries/zodiac/zodiac.ts';
import { ZodiacSign } from '../../lotteries/zodiac/zodiac-sign.tsx';
import {
  BALLS_LOOKED_AT,
  type BallsLookedAt,
  ballTrends,
  hotAndColdBalls,
  sidesOfSpecials,
  specialOf,
  specialsByAnimal,
  specialsByColour,
} from './mark-six.ts';
import { SideBars } from './side-bars.tsx';
import type { DrawnResult } from './trend-columns.ts';

interface MarkSixProps {
  results: readonly DrawnResult[];
}

/** What comes of draws of 49 balls: each number, and the colour, sides and animal of the special one. */
export function MarkSixTrends({ results }: MarkSixProps) {
  return (
    <>
      <Numbers results={results} />
      <Specials results={results} />
    </>
  );
}

function Numbers({ results }: MarkSixProps) {
  const { t } = useTranslation('draws');
  const headingId = useId();
  const [which, setWhich] = useState<BallsLookedAt>('seven');
  const trends = ballTrends(results, which);
  const { hot, cold } = hotAndColdBalls(trends);
  const most = Math.max(1, ...trends.map(({ drawn }) => drawn));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="font-display font-semibold text-lg">
        {t('markSix.numbers')}
      </h3>
      <Segments
        label={t('markSix.which')}
        value={which}
        onValueChange={setWhich}
        segments={BALLS_LOOKED_AT.map((value) => ({ value, label: t(`markSix.${value}`) }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Named title={t('trends.hot')} none={t('trends.noneHot')} balls={hot} />
        <Named title={t('trends.cold')} none={t('trends.noneCold')} balls={cold} />
      </div>
      <div className="lit rounded-large bg-surface p-3 sm:p-5">
        <p className="mb-3 text-muted text-xs">{t('markSix.howToRead')}</p>
        <ol className="grid grid-cols-7 gap-x-1 gap-y-3 sm:grid-cols-10">
          {trends.map(({ ball, drawn, missing }) => (
            <li key={ball} className="flex flex-col items-center gap-1">
              <span className="sr-only">{t('markSix.ball', { ball, drawn, missing })}</span>
              <WaveBall number={ball} size="small" />
              <span aria-hidden="true" className="flex h-1 w-8 overflow-hidden rounded-full bg-sunken">
                <span className="bg-accent" style={{ width: `${(drawn / most) * 100}%` }} />
              </span>
              <span aria-hidden="true" className="figures text-xs leading-none">
                <span className="font-semibold">{drawn}</span>
                <span className="text-muted"> · {missing}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Named({ title, none, balls }: { title: string; none: string; balls: readonly number[] }) {
  return (
    <div className="lit flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-medium bg-surface px-4 py-2.5">
      <p className="text-muted text-sm">{title}</p>
      {balls.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <p className="flex gap-1.5">
          {balls.map((ball) => (
            <WaveBall key={ball} number={ball} size="small" />
          ))}
        </p>
      )}
    </div>
  );
}

/** Of the latest special numbers so many. */
const LATEST = 20;

function Specials({ results }: MarkSixProps) {
  const { t } = useTranslation('draws');
  const { t: common } = useTranslation('lotteries');
  const headingId = useId();
  const sides = sidesOfSpecials(results);
  const animals = specialsByAnimal(results);
  const most = Math.max(1, ...animals.map(({ draws }) => draws));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="font-display font-semibold text-lg">
        {t('markSix.specials')}
      </h3>
      <ol aria-label={t('markSix.latest')} className="flex flex-wrap gap-x-1.5 gap-y-2">
        {results
          .slice(-LATEST)
          .toReversed()
          .map((result) => (
            <li key={result.numero} className="flex flex-col items-center gap-1 text-muted">
              <WaveBall number={specialOf(result)} size="small" />
              <ZodiacSign animal={animalOfBall(specialOf(result), result.drawsAt)} className="size-5" />
            </li>
          ))}
      </ol>
      <SideBars label={t('markSix.sides')} pairs={[sides.slice(0, 2), sides.slice(2)]} />
      <Colours results={results} />
      <ol aria-label={t('markSix.animals')} className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {animals.map(({ animal, draws }) => (
          <li key={animal} className="flex items-center gap-2.5 text-sm">
            <ZodiacSign animal={animal} className="size-7 text-accent-text" />
            <span className="w-20 shrink-0">{common(`zodiac.animals.${animal}`)}</span>
            <span aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(draws / most) * 100}%` }}
              />
            </span>
            <span className="figures w-7 text-right font-semibold">
              {draws}
              <span className="sr-only"> {t('trends.times')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Colours({ results }: MarkSixProps) {
  const { t } = useTranslation('draws');
  const words = usePlayWords('LHC');
  const colours = specialsByColour(results);
  return (
    <div className="flex flex-col gap-1.5">
      <ul aria-label={t('markSix.colours')} className="figures flex justify-between gap-3 text-sm">
        {colours.map(({ colour, draws }) => (
          <li key={colour} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classes('size-3.5 rounded-full', WAVES[colour])} />
            <span className="text-muted">{words.option(colour)}</span>
            <span className="font-semibold">{draws}</span>
            <span className="sr-only"> {t('trends.times')}</span>
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {colours.map(({ colour, draws }) => (
          <span
            key={colour}
            className={classes('h-full', WAVES[colour])}
            style={{ width: `${(draws / Math.max(1, results.length)) * 100}%` }}
          />
        ))}
      </span>
    </div>
  );
}
