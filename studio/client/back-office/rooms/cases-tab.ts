import {
  type CaseStep,
  type FreezeAsked,
  type OfficeRoomCase,
  type OfficeRoomCases,
  type OfficeRoomCaseView,
  ROOM_OFFICE_PATHS,
} from '../../../room-office-api.ts';
import type { CompanySignal } from '../../../rules/rooms/company.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { caseHand } from './case-hand.ts';
import { type CaseWords, caseWords } from './case-words.ts';

/** Pairs that stand out and hands that members have reported, and one of them with its hands side by side. */
export async function roomCasesTab(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  const list = () => showLoaded(place, page.words, () => caseList(page, show));
  const show = (id: string) => showLoaded(place, page.words, () => loadCase(page, id, list));
  list();
  return place;
}

async function caseList({ words, office, entered }: OfficePage, show: (id: string) => void): Promise<Node> {
  const own = caseWords(entered);
  const place = el('div', {});
  const rows: OfficeRoomCase[] = [];
  const load = async (before: Record<string, string>): Promise<Node> => {
    const { cases, next } = await office.get<OfficeRoomCases>(ROOM_OFFICE_PATHS.cases, before);
    rows.push(...cases);
    const note = el('p', { class: 'quiet' }, own.note);
    if (rows.length === 0) return el('div', {}, note, el('p', {}, own.none));
    return el(
      'div',
      {},
      note,
      table(
        own.title,
        [
          { title: words.when, cell: ({ openedAt }) => timeText(openedAt, entered.language) },
          { title: own.kind, cell: ({ kind }) => own.kinds[kind] },
          { title: own.players, cell: (row) => playersOf(row) },
          { title: own.standsOut, cell: (row) => signalList(row, own) },
          {
            title: words.state,
            cell: ({ closedBy }) => (closedBy === null ? own.open : say(own.closedBy, { who: closedBy })),
          },
          { title: '', cell: ({ id }) => button({ class: 'button' }, () => show(id), own.show) },
        ],
        rows,
      ),
      next !== null &&
        button({ class: 'button' }, () => showLoaded(place, words, () => load({ before: next })), words.more),
    );
  };
  place.append(await load({}));
  return place;
}

function playersOf({ one, other }: OfficeRoomCase): string {
  return other === null ? one : `${one} · ${other}`;
}

function signalList({ signals, reason }: OfficeRoomCase, own: CaseWords): Node {
  const texts = [
    ...(reason === null ? [] : [own.reasons[reason] ?? reason]),
    ...signals.map((signal) => signalText(signal, own)),
  ];
  return el('ul', {}, ...texts.map((text) => el('li', {}, text)));
}

function signalText(signal: CompanySignal, own: CaseWords): string {
  if (signal.signal === 'shared')
    return say(own.signals.shared, {
      kinds: signal.kinds.map((kind) => own.shared[kind] ?? kind).join(', '),
    });
  const by = signal.signal === 'dumping' ? own.which[signal.by] : '';
  const facts = Object.entries({ ...signal, by }).map(([name, fact]) => [name, String(fact)]);
  return say(own.signals[signal.signal], Object.fromEntries(facts));
}

async function loadCase(page: OfficePage, id: string, back: () => void): Promise<Node> {
  const place = el('div', {});
  const found = await page.office.get<OfficeRoomCaseView>(`${ROOM_OFFICE_PATHS.oneCase}/${id}`);
  caseView(place, page, found, back);
  return place;
}

function caseView(place: HTMLElement, page: OfficePage, found: OfficeRoomCaseView, back: () => void): void {
  const { entered } = page;
  const own = caseWords(entered);
  const again = (now: OfficeRoomCaseView) => caseView(place, page, now, back);
  place.replaceChildren(
    button({ class: 'button' }, back, own.back),
    el('h2', {}, `${own.kinds[found.kind]}: ${playersOf(found)}`),
    signalList(found, own),
    ...(found.flow === null
      ? []
      : [
          el(
            'p',
            {},
            say(own.flow, { hands: String(found.handsTogether), flow: found.flow, one: found.one }),
          ),
        ]),
    ...(found.apart ? [el('p', {}, el('span', { class: 'badge stopped' }, own.apart))] : []),
    el(
      'div',
      { class: 'actions' },
      ...stepsFor(found).map((step) =>
        button(
          { class: isGrave(step) ? 'button danger' : 'button' },
          () => take(page, { found, step, again }),
          own.steps[step],
        ),
      ),
    ),
    el(
      'ol',
      {},
      ...found.steps.map(({ step, text, player, by, at }) =>
        el(
          'li',
          {},
          `${timeText(at, entered.language)} · ${by} · ${own.steps[step]}${player === null ? '' : ` · ${player}`}: ${text}`,
        ),
      ),
    ),
    ...found.hands.map((hand) => caseHand(page, hand)),
    ...(found.hands.length === 0 ? [el('p', { class: 'quiet' }, own.noHands)] : []),
  );
}

/** What can still be done; two who were parted can be let together after the case is closed too. */
function stepsFor({ closedAt, other, apart }: OfficeRoomCaseView): CaseStep[] {
  const steps: CaseStep[] = closedAt === null ? ['note', 'close', 'freeze'] : [];
  if (closedAt === null && other !== null && !apart) steps.push('part');
  if (apart) steps.push('join');
  return steps;
}

function take(
  { words, office, entered }: OfficePage,
  {
    found,
    step,
    again,
  }: { found: OfficeRoomCaseView; step: CaseStep; again: (now: OfficeRoomCaseView) => void },
): void {
  const own = caseWords(entered);
  const path = `${ROOM_OFFICE_PATHS.oneCase}/${found.id}`;
  const whose = step === 'freeze' ? chooseWhose(found) : undefined;
  askReason(words, {
    ...{ title: own.steps[step], meaning: own.meanings[step], action: own.steps[step] },
    isDanger: isGrave(step),
    ...(whose && { fields: el('p', { class: 'setting' }, el('label', { for: 'whose' }, own.whose), whose) }),
    carryOut: async (reason) => {
      const player = whose && { player: whose.value };
      again(await office.post<OfficeRoomCaseView>(path, { step, reason, ...player }));
      if (player) askConsole({ lanna: 'freeze-winnings', ...player, caseNumber: found.id });
    },
    refused: async () => {
      const now = await office.get<OfficeRoomCaseView>(path).catch(() => undefined);
      if (now) again(now);
    },
  });
}

function isGrave(step: CaseStep): boolean {
  return step === 'part' || step === 'freeze';
}

/** The two of the case, or who sat in the hand that was reported. */
function chooseWhose({ one, other, hands }: OfficeRoomCaseView): HTMLSelectElement {
  const players =
    other === null ? hands.flatMap(({ seats }) => seats.map(({ player }) => player)) : [one, other];
  return el('select', { id: 'whose' }, ...players.map((player) => el('option', { value: player }, player)));
}

/** Only consoles may frame this page, and the message holds nothing that they do not know. */
function askConsole(asked: FreezeAsked): void {
  window.parent.postMessage(asked, '*');
}
