import type { RoomFrame, RoomRefusal, RoomsSession } from '../../room-api.ts';
import { isDialogOpen } from '../shared/dialog.ts';
import { button, el } from '../shared/element.ts';
import { openErrorCard } from '../shared/error-card.ts';
import { frameMessenger, isFramed } from '../shared/frame-messages.ts';
import { moneyText, unitsOf } from '../shared/money-text.ts';
import { createServerClock } from '../shared/server-clock.ts';
import { say, WORDS } from './i18n/words.ts';
import type { PageContext } from './page-context.ts';
import { chooseRoom } from './parts/choose-room.ts';
import { ownSeat } from './parts/own-seat.ts';
import { otherSeats } from './parts/seats.ts';
import { askToLeave, openHands, openRules } from './parts/sheets.ts';
import { statusText } from './parts/status-text.ts';
import { seedKeeper } from './state/seed-keeper.ts';
import { afterFrame, type Kept, mayAct, plays } from './state/table-state.ts';
import type { AskStudio, RoomError } from './wire/ask-studio.ts';
import type { RoomLine } from './wire/room-line.ts';

const TICK_MS = 250;
/** The table says itself what became of these. */
const QUIET: readonly RoomRefusal[] = ['move_refused', 'seed_refused', 'too_soon'];

export interface PageOptions {
  host: HTMLElement;
  session: RoomsSession;
  studio: Pick<AskStudio, 'hands'>;
  openLine(place: string, on: { received(frame: RoomFrame): void; lost(): void }): RoomLine;
}

/** Plays at a table: what is pressed goes to the studio, what comes back is shown. Nothing here decides about a card or about money. */
export function runPage({ host, session, studio, openLine }: PageOptions): { close(): void } {
  const { language } = session;
  const words = WORDS[language];
  const post = frameMessenger(session.lobbyUrl);
  const clock = createServerClock(() => performance.now());
  const money = (amount: string | bigint) =>
    moneyText(session.symbol, typeof amount === 'string' ? unitsOf(amount) : amount);
  let kept: Kept | undefined;
  let line: RoomLine | undefined;
  let place = session.place;
  let sitsOut = false;
  let isLost = false;
  let said = '';

  const page: PageContext = {
    ...{ session, words, language, money, chosen: new Set<number>() },
    secondsLeft: () =>
      Math.max(0, Math.ceil((Date.parse(kept?.state.hand?.dueAt ?? '') - clock.now()) / 1000) || 0),
  };
  const seeds = seedKeeper((request) => line?.send(request));
  const name = el('h1', {}, session.gameName[language]);
  const balance = el('output', { class: 'balance', 'aria-label': words.balance }, money(session.balance));
  const status = el('p', { class: 'status', role: 'status' }, '');
  const seats = el('div', { class: 'others' });
  const own = el('div', { class: 'mine' });
  const icon = (sign: string, label: string, press: () => void) =>
    button({ class: 'round', 'aria-label': label, title: label }, press, sign);
  const top = el(
    'header',
    { class: 'top' },
    icon('←', words.leave, pressLeave),
    el('div', { class: 'title' }, name, session.demo && el('small', { class: 'practice' }, words.practice)),
    balance,
    icon('≡', words.history, () => openHands(page, studio.hands)),
    icon('?', words.rulesTitle, () => openRules(page, kept?.state.table.base ?? session.rooms[0]?.base ?? '1.00')),
  );
  const table = el('main', { class: 'table' }, seats, status, own);
  const ticking = setInterval(tick, TICK_MS);
  window.addEventListener('keydown', pressKey);
  if (place === null) host.replaceChildren(top, chooseRoom(page, sit));
  else sit(place);
  post({ source: 'lanna-studio', type: 'ready' });

  function sit(room: string): void {
    place = room;
    status.textContent = words.status.joining;
    host.replaceChildren(top, table);
    line = openLine(room, { received, lost });
  }

  function received(frame: RoomFrame): void {
    switch (frame.t) {
      case 'snapshot':
      case 'delta': {
        clock.take(frame.now);
        const next = afterFrame(kept, frame);
        if (next === 'missed') return line?.send({ t: 'resync' });
        kept = next;
        isLost = false;
        return show();
      }
      case 'left':
        return frame.code === 'left' ? leave() : halt(frame.code);
      case 'refused':
        return QUIET.includes(frame.code) ? undefined : halt(frame.code);
      case 'pong':
        clock.take(frame.now);
    }
  }

  function show(): void {
    if (!kept) return;
    const { state } = kept;
    if (!mayAct(state)) page.chosen.clear();
    seeds.follow(state, sitsOut);
    name.textContent = say(words.table, { table: state.table.code, base: money(state.table.base) });
    balance.textContent = money(state.own.balance);
    host.dataset['hand'] = state.hand?.state ?? 'none';
    const focused = document.activeElement?.getAttribute('name');
    seats.replaceChildren(otherSeats(page, state, show));
    own.replaceChildren(
      ownSeat(page, state, {
        send: (request) => line?.send(request),
        sitsOut: () => sitsOut,
        rest: () => setOut(true),
        playOn: () => setOut(false),
      }),
    );
    // What was pressed was drawn anew: the focus stays where it was.
    if (focused) own.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    tick();
    sayBalance();
  }

  function tick(): void {
    if (kept && !isLost) {
      const text = statusText(page, kept.state);
      if (status.textContent !== text) status.textContent = text;
      seeds.follow(kept.state, sitsOut);
    }
  }

  function setOut(out: boolean): void {
    sitsOut = out;
    if (!out && kept && !plays(kept.state)) seeds.commit();
    show();
  }

  /** What the site around shows: what is in the wallet, each time it has become another sum. */
  function sayBalance(): void {
    const now = kept?.state.own.balance;
    if (now === undefined || now === said) return;
    said = now;
    post({ source: 'lanna-studio', type: 'balance', balance: now, settled: true });
  }

  function pressKey(event: KeyboardEvent): void {
    const move = { d: 'draw', s: 'stand' }[event.key.toLowerCase()];
    if (!move || isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    own.querySelector<HTMLElement>(`[name="${move}"]`)?.click();
  }

  function pressLeave(): void {
    const reserve = kept && plays(kept.state) ? kept.state.own.reserve : null;
    if (reserve === null) leave();
    else askToLeave(page, reserve, leave);
  }

  function lost(): void {
    isLost = true;
    kept = undefined;
    seeds.forget();
    status.textContent = words.status.reconnecting;
  }

  function halt(code: RoomError): void {
    if (document.querySelector('[data-panel=error]')) return;
    line?.close();
    openErrorCard(words, words.errors[code], { leave, retry: () => window.location.reload() });
  }

  function leave(): void {
    line?.send({ t: 'leave' });
    line?.close();
    post({ source: 'lanna-studio', type: 'close' });
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }

  return {
    close() {
      clearInterval(ticking);
      window.removeEventListener('keydown', pressKey);
      line?.close();
    },
  };
}
