import {
  FISHING_OFFICE_PATHS,
  type OfficeFishingCase,
  type OfficeFishingCases,
} from '../../../fishing-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { packetView } from './packet-view.ts';
import { fishingWords } from './words.ts';

type Decision = NonNullable<OfficeFishingCase['decision']>;
const DECISIONS: readonly Decision[] = ['note', 'warn', 'close-seat'];

/** Players who fire as a program does, with what was seen of it; a person decides, and no decision moves money. */
export async function fishingCasesTab(page: OfficePage): Promise<Node> {
  const own = fishingWords(page.entered);
  if (!page.entered.permissions.includes('investigate'))
    return el('p', { class: 'quiet' }, own.mayNotInvestigate);
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeFishingCases>(FISHING_OFFICE_PATHS.cases));
  return place;
}

function show(place: HTMLElement, page: OfficePage, { cases, next }: OfficeFishingCases): void {
  const { entered, words } = page;
  const own = fishingWords(entered);
  const note = el('p', { class: 'quiet' }, own.casesNote);
  if (cases.length === 0) {
    place.replaceChildren(note, el('p', {}, own.noCases));
    return;
  }
  const waiting = cases.filter(({ decision }) => decision === null).length;
  place.replaceChildren(
    ...(waiting > 0
      ? [
          el(
            'div',
            { class: 'notice alert', role: 'alert' },
            el('strong', {}, say(own.casesWaiting, { count: String(waiting) })),
          ),
        ]
      : []),
    note,
    table(
      own.tabs.cases,
      [
        { title: words.when, cell: ({ openedAt }) => timeText(openedAt, entered.language) },
        { title: words.player, cell: ({ player }) => player },
        { title: own.caseKind, cell: (one) => evidenceOf(place, page, one) },
        { title: words.state, cell: (one) => stateOf(place, page, one) },
      ],
      cases,
    ),
    ...(next === null
      ? []
      : [
          button(
            { class: 'button' },
            () =>
              showLoaded(place, words, async () => {
                const older = el('div', {});
                show(
                  older,
                  page,
                  await page.office.get<OfficeFishingCases>(FISHING_OFFICE_PATHS.cases, { before: next }),
                );
                return older;
              }),
            words.more,
          ),
        ]),
  );
}

/** What was seen, in words, and the packets it was seen in. */
function evidenceOf(place: HTMLElement, page: OfficePage, one: OfficeFishingCase): Node {
  const { entered, words } = page;
  const own = fishingWords(entered);
  const text =
    one.kind === 'rate'
      ? say(own.evidence.rate, {
          ...{ packets: String(one.evidence.packets), presses: String(one.evidence.presses) },
          perSecond: String(one.evidence.perSecond),
        })
      : say(own.evidence.angles, {
          ...{ minutes: String(one.evidence.minutes), shots: String(one.evidence.shots) },
          ...{ share: String(one.evidence.sharePercent), degrees: one.evidence.degrees.join('°, ') },
        });
  const back = () => showLoaded(place, words, () => fishingCasesTab(page));
  return el(
    'div',
    {},
    el('strong', {}, own.caseKinds[one.kind]),
    el('span', { class: 'quiet line' }, text),
    el(
      'span',
      { class: 'actions' },
      ...one.packets.map((id, at) =>
        button(
          { class: 'link', 'aria-label': say(own.packetOfCase, { number: String(at + 1) }) },
          () => showLoaded(place, words, () => packetView(page, id, back)),
          id.slice(-6),
        ),
      ),
    ),
  );
}

function stateOf(place: HTMLElement, page: OfficePage, one: OfficeFishingCase): Node {
  const { entered } = page;
  const own = fishingWords(entered);
  const { decision, words, decidedBy, decidedAt } = one;
  if (decision === null)
    return el(
      'div',
      { class: 'actions' },
      ...DECISIONS.map((choice) => decideButton(place, page, one, choice)),
    );
  const who = { who: decidedBy ?? '', when: timeText(decidedAt, entered.language), words: words ?? '' };
  return el(
    'div',
    {},
    el('span', { class: decision === 'close-seat' ? 'badge stopped' : 'badge open' }, own.decided[decision]),
    el('span', { class: 'quiet line' }, say(own.decidedBy, who)),
    one.seenAt !== null &&
      el('span', { class: 'quiet line' }, say(own.seenAt, { when: timeText(one.seenAt, entered.language) })),
    decision === 'close-seat' &&
      (one.reopenedAt === null ? openSeatButton(place, page, one) : reopened(page, one)),
  );
}

function reopened(
  { entered }: OfficePage,
  { reopenedAt, reopenedBy, reopenedWords }: OfficeFishingCase,
): Node {
  const facts = {
    ...{ who: reopenedBy ?? '', when: timeText(reopenedAt, entered.language) },
    words: reopenedWords ?? '',
  };
  return el('span', { class: 'quiet line' }, say(fishingWords(entered).reopenedBy, facts));
}

function decideButton(
  place: HTMLElement,
  page: OfficePage,
  { id, player }: OfficeFishingCase,
  decision: Decision,
): Node {
  const { words, entered, office } = page;
  const own = fishingWords(entered);
  const title = say(own.decideTitles[decision], { player });
  const isDanger = decision === 'close-seat';
  return button(
    { class: isDanger ? 'button danger' : 'button', 'aria-label': title },
    () =>
      askReason(words, {
        ...{ title, meaning: own.decideMeanings[decision], action: own.decide[decision], isDanger },
        carryOut: async (reason) =>
          show(
            place,
            page,
            await office.post<OfficeFishingCases>(FISHING_OFFICE_PATHS.cases, {
              ...{ case: id, decision, words: reason },
            }),
          ),
        refused: () => refresh(place, page),
      }),
    own.decide[decision],
  );
}

function openSeatButton(place: HTMLElement, page: OfficePage, { id, player }: OfficeFishingCase): Node {
  const { words, entered, office } = page;
  const own = fishingWords(entered);
  const title = say(own.openSeatTitle, { player });
  return button(
    { class: 'button', 'aria-label': title },
    () =>
      askReason(words, {
        ...{ title, meaning: own.openSeatMeaning, action: own.openSeat, isDanger: false },
        carryOut: async (reason) =>
          show(
            place,
            page,
            await office.post<OfficeFishingCases>(FISHING_OFFICE_PATHS.openSeat, { case: id, words: reason }),
          ),
        refused: () => refresh(place, page),
      }),
    own.openSeat,
  );
}

async function refresh(place: HTMLElement, page: OfficePage): Promise<void> {
  const nothing: OfficeFishingCases = { cases: [], next: null };
  show(
    place,
    page,
    await page.office.get<OfficeFishingCases>(FISHING_OFFICE_PATHS.cases).catch(() => nothing),
  );
}
