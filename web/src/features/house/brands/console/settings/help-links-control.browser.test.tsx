import type { HelpLink } from '@lanna/contract/house/brands/real-money-settings';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { filled } from '../../../../../testing/words.ts';
import { edit } from '../words/en.json';
import { HelpLinksControl } from './help-links-control.tsx';

const HOTLINE: HelpLink = { url: 'https://help.example/1323', label: { EN: 'Hotline 1323' } };

let written: HelpLink[] = [];

function Control() {
  const [value, setValue] = useState([HOTLINE]);
  written = value;
  const others = { disabled: false, invalid: false, labelledBy: 'label', describedBy: 'about' };
  return <HelpLinksControl value={value} onChange={setValue} {...others} />;
}

test('a link is added, written and named without touching the others, and removed by its own button', async () => {
  await showConsole(<Control />);
  await page.getByRole('button', { name: edit.add }).click();
  await page.getByLabelText(edit.link).nth(1).fill('https://other.example');
  await page.getByLabelText('English').nth(1).fill('Other help');
  const other: HelpLink = { url: 'https://other.example', label: { EN: 'Other help' } };
  await expect.poll(() => written).toEqual([HOTLINE, other]);
  await page.getByRole('button', { name: filled(edit.remove, { name: HOTLINE.url }) }).click();
  await expect.poll(() => written).toEqual([other]);
});
