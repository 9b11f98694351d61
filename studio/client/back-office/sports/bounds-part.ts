import { type OfficeBounds, type OfficeMargins, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { el, setAttribute } from '../../shared/element.ts';
import { codeOf, moneyText, type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { sportsWords } from './words.ts';

const PARTS = ['mostStake', 'mostPaid', 'ofSelection', 'ofFixture'] as const;

/** What the brand has set in amounts for a sport or a league, and a form that sets more. */
export async function boundsPart(page: OfficePage, leagues: readonly OfficeMargins[]): Promise<Node> {
  const place = el('div', {});
  show(place, page, leagues, await page.office.get<OfficeBounds>(SPORTS_OFFICE_PATHS.bounds));
  return place;
}

function show(
  place: HTMLElement,
  page: OfficePage,
  leagues: readonly OfficeMargins[],
  answer: OfficeBounds,
): void {
  const { words, entered } = page;
  const own = sportsWords(entered);
  const columns = PARTS.map((part) => ({
    title: own.boundParts[part],
    isFigure: true,
    cell: (bound: OfficeBounds['bounds'][number]) => moneyText(bound[part] ?? answer.published[part] ?? '0'),
  }));
  place.replaceChildren(
    el('p', { class: 'quiet' }, own.boundNote),
    answer.bounds.length === 0
      ? el('p', { class: 'quiet' }, own.noLimits)
      : table(
          own.bounds,
          [
            {
              title: own.scope,
              cell: ({ scope, name }) => `${own.boundScopes[scope]}: ${name[entered.language]}`,
            },
            ...columns,
            { title: words.reason, cell: ({ reason }) => reason },
            {
              title: words.who,
              cell: ({ setBy, setAt }) => `${setBy} · ${timeText(setAt, entered.language)}`,
            },
          ],
          answer.bounds,
        ),
    entered.permissions.includes('configure')
      ? boundForm(place, page, leagues, answer)
      : el('p', { class: 'quiet' }, own.mayNot),
  );
}

function boundForm(
  place: HTMLElement,
  page: OfficePage,
  leagues: readonly OfficeMargins[],
  answer: OfficeBounds,
): HTMLElement {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  const of = el(
    'select',
    { name: 'bound-of' },
    ...answer.sports.map(({ code, name }) =>
      el('option', { value: `sport ${code}` }, `${own.boundScopes.sport}: ${name[entered.language]}`),
    ),
    ...leagues.map(({ id, name }) =>
      el(
        'option',
        { value: `competition ${id}` },
        `${own.boundScopes.competition}: ${name[entered.language]}`,
      ),
    ),
  );
  const inputs = PARTS.map((part) => ({
    part,
    input: el('input', { name: `bound-${part}`, inputmode: 'decimal', maxlength: 20, autocomplete: 'off' }),
  }));
  const reason = el('input', { name: 'bound-reason', minlength: 5, maxlength: 500, required: true });
  const fieldError = el('p', { class: 'fault', role: 'alert' });
  const act = el('button', { type: 'submit', class: 'button solid' }, own.setBound);
  const form = el(
    'form',
    { class: 'filters' },
    el('label', {}, el('span', {}, own.scope), of),
    ...inputs.map(({ part, input }) => {
      const most = moneyText(answer.published[part] ?? '0');
      return el(
        'label',
        {},
        el('span', {}, say(own.boundField, { part: own.boundParts[part], most })),
        input,
      );
    }),
    el('label', {}, el('span', {}, words.reason), reason),
    act,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fieldError.textContent = '';
    setAttribute(act, 'disabled', true);
    const [scope, subject] = of.value.split(' ');
    const amounts = Object.fromEntries(
      inputs.map(({ part, input }) => [part, input.value.trim().replaceAll(',', '') || null]),
    );
    office
      .post<OfficeBounds>(SPORTS_OFFICE_PATHS.bounds, {
        ...{ scope, subject, ...amounts, reason: reason.value.trim() },
      })
      .then(
        (next) => show(place, page, leagues, next),
        (error: unknown) => {
          fieldError.textContent = words.errors[codeOf(error)];
          setAttribute(act, 'disabled', false);
        },
      );
  });
  return el('div', {}, form, el('p', { class: 'quiet' }, own.boundEmpty), fieldError);
}
