import type { RoomFrame, RoomRefusal, RoomState, RoomsSession } from '../../room-api.ts';
import { isDialogOpen } from '../shared/dialog.ts';
import { openErrorCard } from '../shared/error-card.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { moneyText, unitsOf } from '../shared/money-text.ts';
import { createServerClock } from '../shared/server-clock.ts';
import type { PageGame } from './games/page-game.ts';
import { say, WORDS } from './i18n/words.ts';
import type { PageContext } from './page-context.ts';
import { chooseRoom } from './parts/choose-room.ts';
import { pageTop } from './parts/page-top.ts';
import { askToLeave, askToWait, openHands, openRules } from './parts/sheets.ts';
import { tableView } from './parts/table-view.ts';
import { seatWait } from './state/seat-wait.ts';
import { seedKeeper } from './state/seed-keeper.ts';
import { afterFrame, type Kept, mayAct, plays } from './state/table-state.ts';
import { pageCompany } from './talk/page-company.ts';
import type { AskStudio, RoomError } from './wire/ask-studio.ts';
import type { RoomLine } from './wire/room-line.ts';

const TICK_MS = 250;
/** The table says itself what became of these. */
const QUIET: readonly RoomRefusal[] = ['move_refused', 'seed_refused', 'too_soon'];

export type PageStudio = Pick<AskStudio, 'hands' | 'openFriends' | 'enterFriends' | 'report'>;

export interface PageOptions {
  host: HTMLElement;
  session: RoomsSession;
  game: PageGame;
  studio: PageStudio;
  openLine(place: string, on: { received(frame: RoomFrame): void; lost(): void }): RoomLine;
}

/** Plays at a table: what is pressed goes to the studio, what comes back is shown. Nothing here decides about a card or about money. */
export function runPage({ host, session, game, studio, openLine }: PageOptions): { close(): void } {
  const { language } = session;
  const words = WORDS[language];
  const post = frameMessenger(session.lobbyUrl);
  const sayBalance = balanceNews(post);
  const clock = createServerClock(() => performance.now());
  const money = (amount: string | bigint) =>
    moneyText(session.symbol, typeof amount === 'string' ? unitsOf(amount) : amount);
  let kept: Kept | undefined;
  let line: RoomLine | undefined;
  let place = session.place;
  let sitsOut = false;
  let isLost = false;

  const page: PageContext = { session, words, language, money };
  const seeds = seedKeeper((request) => line?.send(request));
  const bar = pageTop(page, {
    leave: pressLeave,
    hands: () => openHands(page, studio.hands, studio.report),
    rules: () => openRules(page, game, kept?.state.table),
    talk: () => company.talk(),
    settings: () => company.settings(),
  });
  const table = tableView(page, game, {
    send: (request) => line?.send(request),
    sitsOut: () => sitsOut,
    rest: () => setOut(true),
    playOn: () => setOut(false),
  });
  const company = pageCompany(page, host, {
    send: (request) => line?.send(request),
    ...{ showMessage: table.showMessage, said: () => table.said },
  });
  const queue = seatWait({
    wait: () => line?.wait(),
    join: () => line?.join(),
    say: (before) => table.say(say(words.waitingLine, { before })),
  });
  const pressKey = keyPress(game, table.press);
  const ticking = setInterval(tick, TICK_MS);
  window.addEventListener('keydown', pressKey);
  if (place === null) host.replaceChildren(bar.root, chooseRoom(page, sit, studio));
  else sit(place);
  listenToPage(session.lobbyUrl, (type) => {
    if (type === 'money-moved' && kept?.state.own.resting === 'not_enough_money') setOut(false);
  });
  post({ source: 'lanna-studio', type: 'ready' });

  function sit(room: string): void {
    place = room;
    table.say(words.status.joining);
    host.replaceChildren(bar.root, table.root);
    line = openLine(room, { received, lost });
  }

  function received(frame: RoomFrame): void {
    if (frame.t === 'snapshot' || frame.t === 'delta') take(frame);
    else if (frame.t === 'pong') clock.take(frame.now);
    else if (frame.t === 'said') company.received(frame, kept?.state);
    else if (frame.t === 'waiting') queue.received(frame);
    else if (frame.t === 'refused' && frame.code === 'table_full' && !kept)
      queue.full(() => askToWait(page, { leave, wait: queue.start }));
    else if (frame.t !== 'refused' || !QUIET.includes(frame.code)) halt(frame.code);
    else if (frame.why !== undefined) table.showMessage(game.refusalText?.(page, frame.why) ?? '');
  }

  function take(frame: Extract<RoomFrame, { t: 'snapshot' | 'delta' }>): void {
    clock.take(frame.now);
    const next = afterFrame(kept, frame);
    if (next === 'missed') {
      line?.send({ t: 'resync' });
      return;
    }
    kept = next;
    queue.stop();
    isLost = false;
    show();
  }

  function show(): void {
    if (!kept) return;
    const { state } = kept;
    if (!mayAct(state)) game.clear();
    seeds.follow(state, sitsOut);
    bar.name.textContent = say(words.table, { table: state.table.code, base: money(state.table.base) });
    bar.balance.textContent = money(state.own.balance);
    host.dataset['hand'] = state.hand?.state ?? 'none';
    table.show(state);
    tick();
    sayBalance(state.own);
  }

  function tick(): void {
    if (!kept || isLost) return;
    table.tick(kept.state, clock.now());
    seeds.follow(kept.state, sitsOut);
  }

  function setOut(out: boolean): void {
    sitsOut = out;
    if (out && kept?.state.own.ready) line?.send({ t: 'rest' });
    if (!out && kept && !plays(kept.state)) seeds.commit();
    show();
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
    table.say(words.status.reconnecting);
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
      queue.stop();
      window.removeEventListener('keydown', pressKey);
      line?.close();
    },
  };
}

/** What the site around shows: what is in the wallet, and whether a hand has some of it. What it asks of the player waits until none has. */
function balanceNews(post: ReturnType<typeof frameMessenger>): (own: RoomState['own']) => void {
  let said = '';
  return ({ balance, open }) => {
    if (`${balance} ${open}` === said) return;
    said = `${balance} ${open}`;
    post({ source: 'lanna-studio', type: 'balance', balance, settled: !open });
  };
}

function keyPress({ keys }: PageGame, press: (name: string) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const name = keys[event.key.toLowerCase()];
    if (!name || isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    press(name);
  };
}
