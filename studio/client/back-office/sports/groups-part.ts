import { type OfficeGroup, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { el, setAttribute } from '../../shared/element.ts';
import { codeOf, type OfficePage, table, timeText } from '../page.ts';
import { sportsWords } from './words.ts';

/** Groups of the brand's players, each with why; and a form that puts one in, or takes one out. */
export async function groupsPart(page: OfficePage): Promise<Node> {
  const list = el('div', {});
  const own = sportsWords(page.entered);
  show(list, page, await page.office.get<OfficeGroup[]>(SPORTS_OFFICE_PATHS.groups));
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, own.groupNote),
    list,
    page.entered.permissions.includes('configure') && groupForm(page, (groups) => show(list, page, groups)),
  );
}

function show(place: HTMLElement, { words, entered }: OfficePage, groups: readonly OfficeGroup[]): void {
  const own = sportsWords(entered);
  const rows = groups.flatMap(({ name, players }) =>
    (players.length > 0 ? players : [null]).map((member) => ({ name, member })),
  );
  if (rows.length === 0) {
    place.replaceChildren(el('p', { class: 'quiet' }, own.noGroups));
    return;
  }
  place.replaceChildren(
    table(
      own.groups,
      [
        { title: own.group, cell: ({ name }) => el('strong', {}, name) },
        { title: words.player, cell: ({ member }) => member?.player ?? '–' },
        { title: words.reason, cell: ({ member }) => member?.reason ?? '–' },
        {
          title: words.who,
          cell: ({ member }) =>
            member ? `${member.setBy} · ${timeText(member.setAt, entered.language)}` : '–',
        },
      ],
      rows,
    ),
  );
}

function groupForm(
  { words, entered, office }: OfficePage,
  onSet: (groups: OfficeGroup[]) => void,
): HTMLElement {
  const own = sportsWords(entered);
  const player = el('input', { name: 'player', maxlength: 200, required: true, autocomplete: 'off' });
  const group = el('input', { name: 'group', maxlength: 60, autocomplete: 'off' });
  const reason = el('input', { name: 'reason', minlength: 5, maxlength: 500, required: true });
  const fieldError = el('p', { class: 'fault', role: 'alert' });
  const act = el('button', { type: 'submit', class: 'button solid' }, own.putInto);
  const form = el(
    'form',
    { class: 'filters' },
    el('label', {}, el('span', {}, words.player), player),
    el('label', {}, el('span', {}, own.group), group),
    el('label', {}, el('span', {}, words.reason), reason),
    act,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fieldError.textContent = '';
    setAttribute(act, 'disabled', true);
    const body = {
      ...{ player: player.value.trim(), group: group.value.trim() || null, reason: reason.value.trim() },
    };
    office
      .post<OfficeGroup[]>(SPORTS_OFFICE_PATHS.groups, body)
      .then(
        (groups) => {
          onSet(groups);
          form.reset();
        },
        (error: unknown) => {
          fieldError.textContent = words.errors[codeOf(error)];
        },
      )
      .finally(() => setAttribute(act, 'disabled', false));
  });
  return el('div', {}, form, el('p', { class: 'quiet' }, own.takeOut), fieldError);
}
