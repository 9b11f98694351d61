import { SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { el, setAttribute } from '../../shared/element.ts';
import { codeOf, type OfficePage } from '../page.ts';
import { type SportsWords, sportsWords } from './words.ts';

type Reported = keyof SportsWords['reported'];

/** How a match ended, typed by one of two people. */
export function resultForm(page: OfficePage, fixture: string, onDone: () => Promise<void>): HTMLElement {
  const own = sportsWords(page.entered);
  const fields = el(
    'div',
    { class: 'filters' },
    pair('half', own.halfTime),
    pair('full', own.fullTime),
    goalChoice('firstGoal', own.firstGoal, own),
    goalChoice('lastGoal', own.lastGoal, own),
    pair('corners', own.corners),
    pair('cards', own.cards),
  );
  return endForm(page, {
    ...{ fixture, fields, onDone, endOf, meaning: own.typeMeaning },
    endings: ['finished', 'not_played', 'exchanged'],
  });
}

type Ending = keyof SportsWords['endings'];

/** The form around it. What the other person has typed is nowhere on the page. */
export function endForm(
  page: OfficePage,
  {
    fixture,
    fields,
    endings,
    meaning,
    endOf: read,
    onDone,
  }: {
    fixture: string;
    /** Shown for the first of the endings alone. */
    fields: HTMLElement;
    endings: readonly Ending[];
    meaning: string;
    /** Undefined where what was typed is not whole. */
    endOf(given: FormData): object | undefined;
    onDone(): Promise<void>;
  },
): HTMLElement {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  const ending = el(
    'select',
    { name: 'ending' },
    ...endings.map((value) => el('option', { value }, own.endings[value])),
  );
  const reason = el('textarea', { name: 'reason', rows: 2, maxlength: 500, required: true, minlength: 5 });
  const message = el('p', { role: 'status' });
  const fieldError = el('p', { class: 'fault', role: 'alert' });
  const act = el('button', { type: 'submit', class: 'button solid' }, own.send);
  const form = el(
    'form',
    { class: 'result-form' },
    el('h3', {}, own.typeResult),
    el('p', { class: 'quiet' }, meaning),
    el('div', { class: 'filters' }, el('label', {}, el('span', {}, own.ending), ending)),
    fields,
    el('label', {}, el('span', {}, words.reason), reason),
    el('p', { class: 'quiet' }, words.reasonRule),
    fieldError,
    el('div', { class: 'actions' }, act),
  );
  ending.addEventListener('change', () => {
    fields.hidden = ending.value !== endings[0];
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fieldError.textContent = '';
    setAttribute(act, 'disabled', true);
    const end = read(new FormData(form));
    const sent = end
      ? office.post<{ state: Reported }>(SPORTS_OFFICE_PATHS.report, {
          fixture,
          end,
          reason: reason.value.trim(),
        })
      : Promise.reject(new Error('unreadable'));
    sent.then(
      async ({ state }) => {
        await onDone();
        message.textContent = own.reported[state];
      },
      (error: unknown) => {
        fieldError.textContent = end ? words.errors[codeOf(error)] : words.errors.invalid_input;
        setAttribute(act, 'disabled', false);
      },
    );
  });
  return el('div', {}, message, form);
}

function pair(name: string, label: string): HTMLElement {
  const field = (side: 'home' | 'away') =>
    el('input', {
      ...{ name: `${name}-${side}`, type: 'number', inputmode: 'numeric', min: 0, max: 99, step: 1 },
      'aria-label': `${label}: ${side}`,
    });
  return el('fieldset', { class: 'pair' }, el('legend', {}, label), field('home'), ' – ', field('away'));
}

function goalChoice(name: string, label: string, own: SportsWords): HTMLElement {
  const choices = ['unknown', 'home', 'away', 'none'] as const;
  return el(
    'label',
    {},
    el('span', {}, label),
    el('select', { name }, ...choices.map((value) => el('option', { value }, own.goals[value]))),
  );
}

/** Undefined where the score of the match is not whole. */
function endOf(given: FormData): object | undefined {
  const text = (name: string) => String(given.get(name) ?? '').trim();
  if (text('ending') !== 'finished') return { state: text('ending') };
  const count = (name: string) => {
    const [home, away] = [text(`${name}-home`), text(`${name}-away`)];
    return /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away)
      ? { home: Number(home), away: Number(away) }
      : null;
  };
  const goal = (name: string) => (text(name) === 'unknown' ? null : text(name));
  const full = count('full');
  if (!full) return undefined;
  const counted = (name: string) => {
    const of = count(name);
    return of && { half: null, full: of };
  };
  return {
    state: 'finished',
    result: {
      goals: { half: count('half'), full },
      ...{ firstGoal: goal('firstGoal'), lastGoal: goal('lastGoal') },
      ...{ corners: counted('corners'), cards: counted('cards') },
    },
  };
}
