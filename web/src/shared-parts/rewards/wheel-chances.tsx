import { chanceOf } from '@lanna/rules/rewards/missions/wheel';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import type { ShownWheel } from './wheel-text.ts';

/** What each field gives, and how likely it is. */
export function WheelChances({
  fields,
  t,
  name: nameOf,
  reward,
  heading: Heading = 'h3',
}: ShownWheel & { t: TFunction<'missions'>; heading?: 'h3' | 'h4' }) {
  // A console may show several wheels at once.
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="lit flex flex-col gap-2 rounded-large bg-raised p-4">
      <Heading id={headingId} className="font-display font-semibold text-lg">
        {t('wheel.chances')}
      </Heading>
      <ul className="divide-y divide-line/60 text-sm">
        {fields.map(({ name, prize }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          <li key={place} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <span className="figures mr-2 text-muted">{place + 1}</span>
              {nameOf(name)} <span className="text-muted">· {reward(prize)}</span>
            </span>
            <span className="figures">{chanceOf(fields, place).toFixed(2)}%</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
