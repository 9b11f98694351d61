import { type OfficeLimit, type OfficeMargins, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { el, setAttribute } from '../../shared/element.ts';
import { codeOf, moneyText, type OfficePage, table, timeText } from '../page.ts';
import { boundsPart } from './bounds-part.ts';
import { groupsPart } from './groups-part.ts';
import { marginSheet } from './margin-sheet.ts';
import { marginsPart } from './margins-part.ts';
import { sportsWords } from './words.ts';

/** What the brand has set of stakes with a form that sets more, its groups of players, and the margins of what is open. */
export async function limitsTab(page: OfficePage): Promise<Node> {
  const { office, entered } = page;
  const list = el('div', {});
  const [limits, leagues] = await Promise.all([
    office.get<OfficeLimit[]>(SPORTS_OFFICE_PATHS.limits),
    office.get<OfficeMargins[]>(SPORTS_OFFICE_PATHS.margins),
  ]);
  show(list, page, limits);
  const own = sportsWords(entered);
  const form = entered.permissions.includes('configure')
    ? limitForm(page, leagues, (next) => show(list, page, next))
    : el('p', { class: 'quiet' }, own.mayNot);
  return el(
    'div',
    {},
    ...[el('p', { class: 'quiet' }, own.limitNote), list, form],
    el('h3', {}, own.bounds),
    await boundsPart(page, leagues),
    el('h3', {}, own.groups),
    await groupsPart(page),
    el('h3', {}, own.sheet),
    await marginSheet(page),
    el('h3', {}, own.margins),
    marginsPart(page, leagues),
  );
}

function show(place: HTMLElement, { words, entered }: OfficePage, limits: readonly OfficeLimit[]): void {
  const own = sportsWords(entered);
  if (limits.length === 0) {
    place.replaceChildren(el('p', { class: 'quiet' }, own.noLimits));
    return;
  }
  place.replaceChildren(
    table(
      own.tabs.limits,
      [
        { title: own.scope, cell: ({ scope }) => own.scopes[scope] },
        { title: own.subject, cell: ({ scope, name, subject }) => (scope === 'all' ? '–' : name || subject) },
        { title: own.percent, isFigure: true, cell: ({ percent }) => `${percent}%` },
        { title: own.mostStake, isFigure: true, cell: ({ mostStake }) => moneyText(mostStake) },
        { title: words.reason, cell: ({ reason }) => reason },
        { title: words.who, cell: ({ setBy, setAt }) => `${setBy} · ${timeText(setAt, entered.language)}` },
      ],
      limits,
    ),
  );
}

function limitForm(
  { words, entered, office }: OfficePage,
  leagues: readonly OfficeMargins[],
  onSet: (limits: OfficeLimit[]) => void,
): HTMLElement {
  const own = sportsWords(entered);
  const scope = el(
    'select',
    { name: 'scope' },
    ...(['player', 'group', 'competition', 'all'] as const).map((value) =>
      el('option', { value }, own.scopes[value]),
    ),
  );
  const subject = el('input', { name: 'subject', maxlength: 200, autocomplete: 'off', spellcheck: 'false' });
  const league = el(
    'select',
    { name: 'league' },
    ...leagues.map(({ id, name }) => el('option', { value: id }, name[entered.language])),
  );
  const percent = el('input', {
    ...{ name: 'percent', type: 'number', min: 1, max: 100, step: 1 },
    required: true,
  });
  const reason = el('input', { name: 'reason', minlength: 5, maxlength: 500, required: true });
  const fieldError = el('p', { class: 'fault', role: 'alert' });
  const act = el('button', { type: 'submit', class: 'button solid' }, own.setLimit);
  const named = el('label', {}, el('span', {}, own.subject), subject);
  const chosen = el('label', { hidden: true }, el('span', {}, own.league), league);
  scope.addEventListener('change', () => {
    named.hidden = scope.value === 'all' || scope.value === 'competition';
    chosen.hidden = scope.value !== 'competition';
  });
  const form = el(
    'form',
    { class: 'filters' },
    el('label', {}, el('span', {}, own.scope), scope),
    named,
    chosen,
    el('label', {}, el('span', {}, own.percent), percent),
    el('label', {}, el('span', {}, words.reason), reason),
    act,
  );
  const subjectOf: Record<string, () => string> = { all: () => '', competition: () => league.value };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fieldError.textContent = '';
    setAttribute(act, 'disabled', true);
    const body = {
      ...{ scope: scope.value, subject: subjectOf[scope.value]?.() ?? subject.value.trim() },
      ...{ percent: Number(percent.value), reason: reason.value.trim() },
    };
    office
      .post<OfficeLimit[]>(SPORTS_OFFICE_PATHS.limits, body)
      .then(
        (limits) => {
          onSet(limits);
          form.reset();
        },
        (error: unknown) => {
          fieldError.textContent = words.errors[codeOf(error)];
        },
      )
      .finally(() => setAttribute(act, 'disabled', false));
  });
  return el('div', {}, form, el('p', { class: 'quiet' }, own.subjectNote), fieldError);
}
