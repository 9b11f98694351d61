import { type OfficeCase, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { titleOf } from './match-line.ts';
import { sportsWords } from './words.ts';

/** What people must look at; closing one writes down what was found and moves no money. */
export async function casesTab(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeCase[]>(SPORTS_OFFICE_PATHS.cases));
  return place;
}

function show(place: HTMLElement, page: OfficePage, cases: readonly OfficeCase[]): void {
  const { words, entered } = page;
  const own = sportsWords(entered);
  if (cases.length === 0) {
    place.replaceChildren(el('p', { class: 'quiet' }, own.noCases));
    return;
  }
  place.replaceChildren(
    table(
      own.tabs.cases,
      [
        { title: words.when, cell: ({ openedAt }) => timeText(openedAt, entered.language) },
        { title: own.caseKind, cell: ({ kind }) => el('strong', {}, own.cases[kind] ?? kind) },
        {
          title: own.match,
          cell: ({ fixture }) => (fixture ? titleOf({ ...fixture, virtual: false }, entered.language) : '–'),
        },
        { title: own.caseFacts, cell: ({ facts }) => el('code', {}, JSON.stringify(facts)) },
        { title: words.state, cell: (one) => stateOf(place, page, one) },
      ],
      cases,
    ),
  );
}

function stateOf(place: HTMLElement, page: OfficePage, one: OfficeCase): Node {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  if (one.closedAt !== null)
    return el(
      'span',
      { class: 'quiet line' },
      say(own.closedBy, { who: one.closedBy ?? '', answer: one.answer ?? '' }),
    );
  if (!entered.permissions.includes('settle')) return el('span', { class: 'badge stopped' }, own.open);
  return button(
    { class: 'button' },
    () =>
      askReason(words, {
        ...{ title: own.closeTitle, meaning: own.closeMeaning, action: own.closeCase, isDanger: false },
        carryOut: async (answer) =>
          show(
            place,
            page,
            await office.post<OfficeCase[]>(SPORTS_OFFICE_PATHS.cases, { case: one.id, answer }),
          ),
        refused: async () => show(place, page, await office.get<OfficeCase[]>(SPORTS_OFFICE_PATHS.cases)),
      }),
    own.closeCase,
  );
}
