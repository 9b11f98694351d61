import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { DayField } from './day-field.tsx';

function Held({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <DayField
      label="From"
      pickLabel="Calendar"
      value={day}
      max="2026-11-30"
      onDay={(chosen) => {
        setDay(chosen);
        onDay(chosen);
      }}
    />
  );
}

test('a day stands as the site writes it; typed it counts once it is a day within the bounds, and else it comes back', async () => {
  const days: string[] = [];
  await show(<Held onDay={(day) => days.push(day)} />);
  const field = page.getByRole('textbox', { name: 'From' });
  await expect.element(field).toHaveValue('2026-11-20');
  await field.fill('2026-11-3');
  await field.fill('2026-12-01');
  expect(days).toEqual([]);
  await userEvent.tab();
  await expect.element(field).toHaveValue('2026-11-20');
  await field.fill('2026/11/03');
  expect(days).toEqual(['2026-11-03']);
  await expect.element(field).toHaveValue('2026-11-03');
});
