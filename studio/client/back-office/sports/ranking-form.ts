import { ANY_OTHER } from '@lanna/rules/play/sports/markets/outright';
import type { SportsName } from '../../../sports-api.ts';
import { el } from '../../shared/element.ts';
import type { OfficePage } from '../page.ts';
import { endForm } from './result-form.ts';
import { sportsWords } from './words.ts';

/** How a competition ended, typed by one of two people: a place for each who came in, and who never started. */
export function rankingForm(
  page: OfficePage,
  fixture: string,
  runners: Readonly<Record<string, SportsName>>,
  onDone: () => Promise<void>,
): HTMLElement {
  const own = sportsWords(page.entered);
  const named = Object.entries(runners).map(
    ([selection, name]) => [selection, name[page.entered.language]] as const,
  );
  const fields = el(
    'div',
    { class: 'ranking' },
    ...[...named, [ANY_OTHER, own.anyOther] as const].map(([selection, name]) =>
      el(
        'div',
        { class: 'filters' },
        el(
          'label',
          {},
          el('span', {}, name),
          el('input', {
            ...{
              name: `place-${selection}`,
              type: 'number',
              inputmode: 'numeric',
              min: 1,
              max: 999,
              step: 1,
            },
            'aria-label': `${own.place}: ${name}`,
          }),
        ),
        selection !== ANY_OTHER &&
          el(
            'label',
            {},
            el('input', {
              name: 'absent',
              type: 'checkbox',
              value: selection,
              'aria-label': `${own.notStarted}: ${name}`,
            }),
            ` ${own.notStarted}`,
          ),
      ),
    ),
  );
  return endForm(page, {
    ...{ fixture, fields, onDone, endings: ['ranked', 'not_played'], meaning: own.rankingMeaning },
    endOf: rankingOf,
  });
}

/** Undefined without a first place. */
function rankingOf(given: FormData): object | undefined {
  if (given.get('ending') !== 'ranked') return { state: String(given.get('ending')) };
  const places = Object.fromEntries(
    [...given.entries()].flatMap(([name, value]) => {
      const text = String(value).trim();
      return name.startsWith('place-') && /^\d{1,3}$/.test(text) ? [[name.slice(6), Number(text)]] : [];
    }),
  );
  if (!Object.values(places).includes(1)) return undefined;
  const nonStarters = given.getAll('absent').map(String).toSorted();
  return { state: 'ranked', outright: { places, nonStarters } };
}
