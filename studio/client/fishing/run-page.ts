import type { FishingFrame, FishingSession } from '../../fishing-api.ts';
import { CANNONS } from '../../rules/fishing/bounds.ts';
import { fishOfCode } from '../../rules/fishing/fish.ts';
import type { Swimming } from '../../rules/fishing/flight.ts';
import { el } from '../shared/element.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { say, WORDS } from './i18n/words.ts';
import type { PageContext } from './page-context.ts';
import { aim } from './parts/aim.ts';
import { openAutoSheet } from './parts/auto-sheet.ts';
import { controls } from './parts/controls.ts';
import { openErrorCard } from './parts/error-card.ts';
import { fishList } from './parts/fish-list.ts';
import { openInfo, openPackets } from './parts/sheets.ts';
import { runPicture } from './render/run-picture.ts';
import { createAuto } from './state/auto.ts';
import { moneyText, unitsOf } from './state/money-text.ts';
import { Water } from './state/water.ts';
import { askStudio, type FishingError } from './wire/ask-studio.ts';
import { openHallLine } from './wire/hall-line.ts';

const LIST_EVERY_MS = 500;
const SAID_FOR_MS = 4000;
/** After these nothing more can be done here. */
const FINAL: readonly FishingError[] = [
  'session_expired',
  'seat_taken_over',
  'player_disabled',
  'game_disabled',
];

/** Plays the hall: what is pressed goes to the studio, what comes back is shown. */
export function runPage({
  host,
  session,
  token,
}: {
  host: HTMLElement;
  session: FishingSession;
  token: string;
}) {
  const { language } = session;
  const words = WORDS[language];
  const water = new Water();
  const post = frameMessenger(session.lobbyUrl);
  const flying = new Map<number, bigint>();
  let own = { left: 0n, wallet: unitsOf(session.balance) };
  let shots = 0;
  let swimming: readonly Swimming[] = [];
  let listedAtMs = 0;
  let isSeated = false;
  let clearing: ReturnType<typeof setTimeout> | undefined;

  const status = el('p', { class: 'status', role: 'status' }, words.joining);
  const page: PageContext = {
    ...{ session, words, language, water },
    chosen: { bet: 0, weapon: 'cannon', angle: -Math.PI / 2, target: undefined },
    money: (amount) => moneyText(session.symbol, amount),
    nameOf: (kind) => kind.name[language],
    fire,
    fireAt,
    say: speak,
    stop: halt,
    changed: () => bars.show(own),
  };
  const auto = createAuto({
    fire: () => fireAt(page.chosen.target),
    ended: (because) => {
      speak(words.stopped[because]);
      page.changed();
    },
  });
  const pressAuto = () =>
    auto.isOn()
      ? auto.stop('hand')
      : openAutoSheet(page, (plan) => {
          auto.start(plan);
          page.changed();
        });
  const bars = controls(page, {
    leave,
    info: () => openInfo(page),
    packets: () => openPackets(page, askStudio(token).packets),
    auto: pressAuto,
    isAuto: auto.isOn,
  });
  const list = fishList(page);
  const canvas = el('canvas', { class: 'water', role: 'img', 'aria-label': words.waterLabel });
  host.replaceChildren(
    bars.top,
    el('main', {}, el('div', { class: 'hall' }, canvas, status), list.root),
    bars.bottom,
  );
  const picture = runPicture(canvas, page, (now) => {
    swimming = now;
    if (performance.now() - listedAtMs < LIST_EVERY_MS) return;
    listedAtMs = performance.now();
    list.show(now);
    if (now.some(({ swimmer }) => swimmer.kind.group === 'boss')) auto.bossCame();
  });
  const hand = aim(page, picture, { auto: pressAuto });
  const line = openHallLine(token, { received, lost });
  page.changed();
  listenToPage(session.lobbyUrl, (type) => {
    if (type !== 'covered') return;
    hand.release();
    auto.stop('hand');
  });
  document.addEventListener('visibilitychange', () => document.hidden && auto.stop('hand'));
  post({ source: 'lanna-studio', type: 'ready' });

  function fire(lock?: number): void {
    if (!isSeated) return;
    shots += 1;
    const { angle, weapon, bet } = page.chosen;
    const text = session.bets[bet] ?? '';
    flying.set(shots, unitsOf(text));
    line.send({
      t: 'fire',
      n: shots,
      at: water.nowMs,
      angle,
      bet: text,
      weapon,
      ...(lock !== undefined && { lock }),
    });
    water.fire({ n: shots, angle, weapon, lock }, water.place);
  }

  function fireAt(kind: string | undefined): boolean {
    const { x, y } = CANNONS[water.place] ?? CANNONS[0];
    const near = swimming
      .filter(
        ({ swimmer, place }) =>
          (kind === undefined || swimmer.kind.code === kind) && place.x > 0 && place.x < 1600,
      )
      .map(({ swimmer, place }) => ({ id: swimmer.id, place, far: Math.hypot(place.x - x, place.y - y) }))
      .toSorted((one, other) => one.far - other.far)[0];
    if (!near) return false;
    page.chosen.angle = Math.min(0, Math.max(-Math.PI, Math.atan2(near.place.y - y, near.place.x - x)));
    fire(near.id);
    return true;
  }

  function received(frame: FishingFrame): void {
    if ('own' in frame) {
      own = { left: unitsOf(frame.own.left), wallet: unitsOf(frame.own.wallet) };
      page.changed();
    }
    switch (frame.t) {
      case 'hall':
        isSeated = true;
        flying.clear();
        water.take(frame);
        speak('');
        document.documentElement.dataset['seated'] = 'true';
        window.dispatchEvent(new Event('resize'));
        return;
      case 'seats':
        water.seats = frame.seats;
        return;
      case 'clock':
        water.setClock(frame.nowMs);
        water.gone = new Set(frame.gone);
        return;
      case 'shot':
        return water.fire(
          { n: 0, angle: frame.angle, weapon: frame.weapon === 'net' ? 'net' : 'cannon', lock: frame.lock },
          frame.place,
        );
      case 'hits':
        return showHits(frame.hits);
      case 'kill':
        return showCatch(frame.swimmer, `×${frame.multiple}`, false);
      case 'back':
        flying.delete(frame.n);
        water.land(frame.n);
        if (frame.because === 'opening') speak(words.opening);
        return;
      case 'packet':
        if (frame.state === 'closed') {
          const { shots: fired, kills } = frame;
          if (fired > 0) speak(say(words.packetOver, { shots: fired, kills }));
          host.dataset['closed'] = String(Number(host.dataset['closed'] ?? 0) + 1);
          const balance = frame.own.wallet;
          post({ source: 'lanna-studio', type: 'balance', balance, settled: true });
        }
        return;
      case 'refused':
        return refused(frame.code);
      case 'pong':
        return;
    }
  }

  function showHits(hits: Extract<FishingFrame, { t: 'hits' }>['hits']): void {
    const n = hits[0]?.n ?? 0;
    const spent = flying.get(n) ?? 0n;
    flying.delete(n);
    water.land(n);
    const won = hits.reduce((sum, { payout }) => sum + unitsOf(payout), 0n);
    auto.count({ spent, won });
    host.dataset['hits'] = String(Number(host.dataset['hits'] ?? 0) + hits.length);
    for (const { swimmer, multiple, payout } of hits) {
      const at = water.whereIs(swimmer);
      if (at) water.show({ kind: hits.length > 1 ? 'net' : 'hit', x: at.x, y: at.y, text: '', isOwn: true });
      if (multiple === 0) continue;
      const amount = page.money(unitsOf(payout));
      const kind = at && fishOfCode(at.code);
      if (kind) speak(say(words.caught, { name: page.nameOf(kind), multiple, payout: amount }));
      showCatch(swimmer, `+${amount}`, true);
    }
  }

  function showCatch(swimmer: number, text: string, isOwn: boolean): void {
    const at = water.whereIs(swimmer);
    water.gone.add(swimmer);
    if (at) water.show({ kind: 'catch', x: at.x, y: at.y, text, isOwn });
  }

  function refused(code: FishingError): void {
    if (code === 'too_soon') return speak(words.errors.too_soon.money);
    hand.release();
    auto.stop('hand');
    halt(code);
  }

  function lost(): void {
    isSeated = false;
    hand.release();
    auto.stop('hand');
    delete document.documentElement.dataset['seated'];
    water.flights = [];
    speak(words.reconnecting, true);
  }

  function halt(code: FishingError): void {
    if (document.querySelector('[data-panel=error]')) return;
    const isFinal = FINAL.includes(code);
    if (isFinal) line.close();
    const retry =
      code === 'seat_taken_over' ? () => window.location.reload() : isFinal ? undefined : () => {};
    openErrorCard(words, words.errors[code], { leave, ...(retry && { retry }) });
  }

  function speak(text: string, stays = false): void {
    status.textContent = text;
    clearTimeout(clearing);
    if (!stays && text !== '') clearing = setTimeout(() => speak(''), SAID_FOR_MS);
  }

  function leave(): void {
    line.send({ t: 'leave' });
    line.close();
    post({ source: 'lanna-studio', type: 'close' });
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }
}
