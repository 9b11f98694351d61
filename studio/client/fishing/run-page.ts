import { formatMoney } from '@lanna/rules/money';
import type { FishingSession } from '../../fishing-api.ts';
import type { Swimming } from '../../rules/fishing/flight.ts';
import { el } from '../shared/element.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { moneyText, unitsOf } from '../shared/money-text.ts';
import { WORDS } from './i18n/words.ts';
import type { PageContext } from './page-context.ts';
import { aim } from './parts/aim.ts';
import { openAutoSheet } from './parts/auto-sheet.ts';
import { company } from './parts/company.ts';
import { controls } from './parts/controls.ts';
import { fishList } from './parts/fish-list.ts';
import { isFinal, openRefusal } from './parts/refusal-card.ts';
import { openInfo, openPackets } from './parts/sheets.ts';
import { statusLine } from './parts/status-line.ts';
import { showWarning } from './parts/warning.ts';
import { frameReader } from './read-frames.ts';
import { runPicture } from './render/run-picture.ts';
import { createSound } from './sound/sound.ts';
import { createAuto } from './state/auto.ts';
import { bossWatch } from './state/boss-watch.ts';
import { createGun } from './state/gun.ts';
import { readKept } from './state/kept.ts';
import { Water } from './state/water.ts';
import { askStudio, type FishingError } from './wire/ask-studio.ts';
import { openHallLine } from './wire/hall-line.ts';

const LIST_EVERY_MS = 500;

/** Plays the hall: what is pressed goes to the studio, what comes back is shown. */
export function runPage({
  host,
  session,
  token,
  signal,
}: {
  host: HTMLElement;
  session: FishingSession;
  token: string;
  /** Ends it; nothing of it is left then. */
  signal: AbortSignal;
}): void {
  const { language } = session;
  const words = WORDS[language];
  const water = new Water();
  const post = frameMessenger(session.lobbyUrl);
  const tellBalance = balanceTeller(post);
  const status = statusLine(words.joining);
  let own = { left: 0n, wallet: unitsOf(session.balance) };
  let swimming: readonly Swimming[] = [];
  let listedAtMs = 0;
  let isSeated = false;

  const chosen: PageContext['chosen'] = {
    ...{ bet: 0, weapon: 'cannon', angle: -Math.PI / 2, target: undefined },
  };
  const gun = createGun({ session, water, chosen }, (request) => {
    page.sound.shot();
    line.send(request);
  });
  const page: PageContext = {
    ...{ session, words, language, water, chosen },
    money: (amount) => moneyText(session.symbol, amount),
    nameOf: (kind) => kind.name[language],
    kept: readKept(),
    sound: createSound(),
    fire: () => isSeated && gun.fire(),
    fireAt: (kind) => isSeated && gun.fireAt(kind, swimming),
    say: status.say,
    changed: () => bars.show(own),
  };
  const auto = createAuto({
    fire: () => page.fireAt(chosen.target),
    ended: (because) => {
      status.say(words.stopped[because]);
      page.changed();
    },
  });
  const lookForBoss = bossWatch(() => {
    auto.bossCame();
    page.sound.bossCame();
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
  const beside = company(page, (emote) => {
    water.say(water.place, words.emotes[emote]);
    line.send({ t: 'emote', emote });
  });
  const hall = el('div', { class: 'hall' }, canvas, beside, status.root);
  host.replaceChildren(bars.top, el('main', {}, hall, list.root), bars.bottom);
  const picture = runPicture(canvas, page, swims, signal);
  const hand = aim(page, picture, { auto: pressAuto }, signal);
  const received = frameReader(page, {
    ...{ gun, auto, seated },
    own({ left, wallet }) {
      own = { left: unitsOf(left), wallet: unitsOf(wallet) };
      page.changed();
      tellBalance(own, false);
    },
    drawn(hits) {
      host.dataset['hits'] = String(Number(host.dataset['hits'] ?? 0) + hits);
    },
    closed: () => tellBalance(own, true),
    refused(code, why) {
      if (code === 'too_soon') status.say(words.errors.too_soon.money);
      else halt(code, why);
    },
    terms(bets) {
      takeTerms(page, bets);
      page.changed();
    },
    warned: (warning) => showWarning(page, warning, (id) => line.send({ t: 'understood', id })),
  });
  const line = openHallLine(token, { received, lost });
  page.changed();
  listenToPage(session.lobbyUrl, (type) => {
    if (type === 'covered') rest();
  });
  restOutOfSight(page, rest, signal);
  signal.addEventListener('abort', end);
  post({ source: 'lanna-studio', type: 'ready' });

  function swims(now: readonly Swimming[]): void {
    swimming = now;
    if (performance.now() - listedAtMs < LIST_EVERY_MS) return;
    listedAtMs = performance.now();
    list.show(now);
    lookForBoss(now);
  }

  function pressAuto(): void {
    if (auto.isOn()) auto.stop('hand');
    else
      openAutoSheet(page, (plan) => {
        auto.start(plan);
        page.changed();
      });
  }

  /** No more shots than the player presses. */
  function rest(): void {
    hand.release();
    auto.stop('hand');
  }

  function end(): void {
    rest();
    line.close();
  }

  function seated(): void {
    isSeated = true;
    status.say('');
    document.documentElement.dataset['seated'] = 'true';
    picture.fit();
  }

  function lost(): void {
    isSeated = false;
    rest();
    delete document.documentElement.dataset['seated'];
    water.flights = [];
    status.say(words.reconnecting, true);
  }

  function halt(code: FishingError, why?: string): void {
    rest();
    if (isFinal(code)) line.close();
    openRefusal(words, { code, why }, leave);
  }

  function leave(): void {
    line.send({ t: 'leave' });
    line.close();
    post({ source: 'lanna-studio', type: 'close' });
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }
}

/** What the site around shows: wallet and packet, each time it has become another sum. */
function balanceTeller(post: ReturnType<typeof frameMessenger>) {
  let said = '';
  return ({ wallet, left }: { wallet: bigint; left: bigint }, settled: boolean) => {
    const balance = formatMoney(wallet + left);
    if (balance === said && !settled) return;
    said = balance;
    post({ source: 'lanna-studio', type: 'balance', balance, settled });
  };
}

/** The bet that was chosen stays, or the dearest that is still below it. */
function takeTerms({ session, chosen }: PageContext, bets: readonly string[]): void {
  const bet = unitsOf(session.bets[chosen.bet] ?? '0');
  session.bets = [...bets];
  chosen.bet = Math.max(
    0,
    bets.findLastIndex((one) => unitsOf(one) <= bet),
  );
}

function restOutOfSight({ sound }: PageContext, rest: () => void, signal: AbortSignal): void {
  const look = () => {
    sound.setAudible(!document.hidden);
    if (document.hidden) rest();
  };
  document.addEventListener('visibilitychange', look, { signal });
}
