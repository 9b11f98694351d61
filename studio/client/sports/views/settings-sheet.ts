import { PRICE_CHOICES } from '@lanna/rules/play/sports/odds/accept-price';
import { ODDS_STYLES, styledOdds } from '@lanna/rules/play/sports/odds/styles';
import type { SportsSettings } from '../../../sports-api.ts';
import { openDialog } from '../../shared/dialog.ts';
import { el } from '../../shared/element.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import type { PageContext } from '../page-context.ts';

const EXAMPLES = [1950, 2100] as const;

/** How prices are written and which moved ones are taken. It holds at once, and is kept for the player's other devices. */
export function openSettings(page: PageContext): void {
  const { words } = page;
  const note = el('p', { class: 'muted', role: 'status' });
  const shown = page.settings();
  openDialog({
    ...{ kind: 'panel', name: 'settings', title: words.settings.title, closeLabel: words.close },
    content: [
      choices(
        words.settings.style,
        'style',
        ODDS_STYLES.map((style) => ({
          key: style,
          text: words.settings.styles[style],
          hint: EXAMPLES.map((odds) => styledOdds(odds, style).text).join('  ·  '),
        })),
        shown.oddsStyle,
        (oddsStyle) => save({ oddsStyle }),
      ),
      choices(
        words.settings.choice,
        'choice',
        PRICE_CHOICES.map((choice) => ({ key: choice, text: words.settings.choices[choice], hint: '' })),
        shown.priceChoice,
        (priceChoice) => save({ priceChoice }),
      ),
      note,
    ],
  });

  async function save(change: Partial<SportsSettings>): Promise<void> {
    const before = page.settings();
    page.keepSettings({ ...before, ...change });
    try {
      page.keepSettings(await page.studio.saveSettings(page.settings()));
      note.textContent = words.settings.saved;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      page.keepSettings(before);
      note.textContent = words.settings.notSaved;
    }
  }
}

function choices<Key extends string>(
  title: string,
  name: string,
  all: readonly { key: Key; text: string; hint: string }[],
  chosen: Key,
  choose: (key: Key) => void,
): HTMLElement {
  return el(
    'fieldset',
    { class: 'choices' },
    el('legend', {}, title),
    ...all.map(({ key, text, hint }) => {
      const input = el('input', { type: 'radio', name, value: key, checked: key === chosen });
      input.addEventListener('change', () => choose(key));
      return el('label', {}, input, el('span', {}, text), hint !== '' && el('small', {}, hint));
    }),
  );
}
