import type { HandList, RoomState } from '../../../room-api.ts';
import { ROOM_TIMES } from '../../../rules/rooms/times.ts';
import { cardText } from '../../shared/card.ts';
import { type Dialog, openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { unitsOf } from '../../shared/money-text.ts';
import type { PageGame } from '../games/page-game.ts';
import { LANGUAGE_TAG, say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { cardRow } from './cards.ts';
import { openReport, type SendReport } from './report-hand.ts';

/** Every house rule of the table, with its amounts. */
export function openRules(page: PageContext, game: PageGame, seated: RoomState['table'] | undefined): void {
  const { words, session } = page;
  const base = seated?.base ?? session.rooms[0]?.base ?? '1.00';
  const isLate = seated?.opensLate ?? session.opensLate;
  const times = { gather: ROOM_TIMES.gatherMs / 1000, pause: ROOM_TIMES.pauseMs / 1000 };
  const ofMoney = session.demo ? [] : [say(words.begins, times), isLate ? words.opensLate : words.opensNow];
  openDialog({
    ...{ kind: 'panel', name: 'rules', title: words.rulesTitle, closeLabel: words.close },
    content: [
      el('p', { class: 'lead' }, `${words.rulesLead} (${session.ruleVersion})`),
      el(
        'ul',
        { class: 'pictures' },
        ...game
          .pictures(page)
          .map(({ cards, text }) =>
            el('li', {}, cardRow(words, { cards, count: cards.length }, 'small'), el('span', {}, text)),
          ),
      ),
      el(
        'ol',
        { class: 'rules' },
        ...[...game.sheet(page, base), ...ofMoney].map((rule) => el('li', {}, rule)),
      ),
    ],
  });
}

/** The player's last hands; each has its receipt in the site's record. */
export function openHands(page: PageContext, load: () => Promise<HandList>, report: SendReport): void {
  const { words } = page;
  const place = el('div', { 'aria-live': 'polite' }, el('p', { class: 'quiet' }, '…'));
  openDialog({
    ...{ kind: 'panel', name: 'hands', title: words.history, closeLabel: words.close },
    content: [el('p', { class: 'lead' }, words.historyLead), place],
  });
  load().then(
    ({ hands }) =>
      place.replaceChildren(
        hands.length === 0
          ? el('p', { class: 'quiet' }, words.historyNone)
          : el(
              'ol',
              { class: 'hands' },
              ...hands.map((hand) => el('li', {}, ...handLine(page, hand, report))),
            ),
      ),
    () => place.replaceChildren(el('p', { class: 'quiet', role: 'alert' }, words.historyFailed)),
  );
}

function handLine(
  page: PageContext,
  { id, table, number, cards, won, rake, state, endedAt }: HandList['hands'][number],
  report: SendReport,
): (Node | false)[] {
  const { words, money, language, session } = page;
  const time = new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeStyle: 'short' });
  const net = won === null ? null : unitsOf(won) - unitsOf(rake ?? '0');
  const back = state === 'returned' || state === 'returning' ? words.historyBack : words.historyOpen;
  const outcome =
    net === null ? back : `${net > 0n ? '+' : net < 0n ? '−' : ''}${money(net < 0n ? -net : net)}`;
  return [
    el('b', {}, say(words.historyLine, { table, number })),
    el('small', {}, endedAt === null ? '' : time.format(new Date(endedAt))),
    el('span', {}, cards.map(cardText).join(' ')),
    el(
      'span',
      { class: 'result', 'data-won': net !== null && net > 0n, 'data-lost': net !== null && net < 0n },
      outcome,
    ),
    !session.demo &&
      endedAt !== null &&
      button({ class: 'link' }, () => openReport(page, { id, table, number }, report), words.report.open),
  ];
}

/** A player who wants a seat at a full table may wait for one; nothing is taken meanwhile. */
export function askToWait({ words }: PageContext, act: { wait(): void; leave(): void }): void {
  if (document.querySelector('[data-panel=wait]')) return;
  const { title, money } = words.errors.table_full;
  const dialog = openDialog({
    ...{ kind: 'card', name: 'wait', title },
    content: [
      el('p', { class: 'lead' }, `${money} · ${words.waitText}`),
      button(
        { class: 'primary' },
        () => {
          dialog.close();
          act.wait();
        },
        words.waitYes,
      ),
      button({ class: 'plain' }, act.leave, words.errorLobby),
    ],
  });
}

/** Who stands up in the middle of a hand is told what becomes of it. */
export function askToLeave({ words, money }: PageContext, reserve: string, leave: () => void): Dialog {
  const dialog = openDialog({
    ...{ kind: 'card', name: 'leave', title: words.leaveTitle },
    content: [
      el('p', { class: 'lead' }, say(words.leaveText, { amount: money(reserve) })),
      button({ class: 'primary' }, () => dialog.close(), words.leaveNo),
      button(
        { class: 'plain' },
        () => {
          dialog.close();
          leave();
        },
        words.leaveYes,
      ),
    ],
  });
  return dialog;
}
