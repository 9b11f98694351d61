import { useTranslation } from 'react-i18next';
import type { OfDay } from './of-day.ts';

/** A day and a kind of game, as members read them. */
export function DayLine({ of: { day, category } }: { of: OfDay }) {
  const shell = useTranslation('shell');
  return (
    <>
      {shell.t(`category.${category}`)} · <span className="figures">{day}</span>
    </>
  );
}
