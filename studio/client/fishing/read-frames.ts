import type { FishingFrame, OwnMoney } from '../../fishing-api.ts';
import { fishOfCode } from '../../rules/fishing/fish.ts';
import { unitsOf } from '../shared/money-text.ts';
import { say } from './i18n/words.ts';
import type { PageContext } from './page-context.ts';
import type { Auto } from './state/auto.ts';
import type { Gun } from './state/gun.ts';
import type { FishingError } from './wire/ask-studio.ts';

export interface FrameActs {
  gun: Gun;
  auto: Auto;
  own(money: OwnMoney): void;
  seated(): void;
  /** So many more hits of the player's own were drawn. */
  drawn(hits: number): void;
  /** A packet is over: what the player has is in the wallet. */
  closed(): void;
  refused(code: FishingError, why: string | undefined): void;
  /** What a shot may cost has changed. */
  terms(bets: readonly string[]): void;
  /** A person of the house has written this to the player. */
  warned(warning: { id: string; text: string }): void;
}

/** Shows what the studio says of the hall. */
export function frameReader(page: PageContext, act: FrameActs): (frame: FishingFrame) => void {
  const { water, words } = page;

  function read(frame: FishingFrame): void {
    switch (frame.t) {
      case 'hall':
        water.take(frame);
        showCannons(frame.seats.length);
        act.gun.clear();
        act.seated();
        break;
      case 'seats':
        water.seats = frame.seats;
        showCannons(frame.seats.length);
        break;
      case 'clock':
        water.setClock(frame.nowMs);
        water.gone = new Set(frame.gone);
        break;
      case 'shot':
        water.fire(
          {
            ...{ n: 0, angle: frame.angle, lock: frame.lock },
            weapon: frame.weapon === 'net' ? 'net' : 'cannon',
          },
          ...[frame.place, frame.atMs],
        );
        break;
      case 'hits':
        showHits(frame.hits);
        break;
      case 'emote':
        if (page.kept.emotes) water.say(frame.place, words.emotes[frame.emote]);
        break;
      case 'kill':
        showCatch(frame.swimmer, `×${frame.multiple}`, false);
        break;
      case 'back':
        act.gun.land(frame.n);
        if (frame.because === 'opening') page.say(words.opening);
        break;
      case 'packet':
        if (frame.state === 'closed') showClosed(frame);
        break;
      case 'refused':
        act.refused(frame.code, frame.why);
        break;
      case 'terms':
        act.terms(frame.bets);
        break;
      case 'warning':
        act.warned(frame);
        break;
      case 'pong':
        break;
    }
  }

  function showHits(hits: Extract<FishingFrame, { t: 'hits' }>['hits']): void {
    const spent = act.gun.land(hits[0]?.n ?? 0);
    const won = hits.reduce((sum, { payout }) => sum + unitsOf(payout), 0n);
    act.auto.count({ spent, won });
    act.drawn(hits.length);
    for (const { swimmer, multiple, payout } of hits) {
      const at = water.whereIs(swimmer);
      const kind = hits.length > 1 ? 'net' : 'hit';
      if (at) water.show({ kind, x: at.x, y: at.y, text: '', isOwn: true });
      if (multiple === 0) continue;
      const amount = page.money(unitsOf(payout));
      const fish = at && fishOfCode(at.code);
      if (fish) page.say(say(words.caught, { name: page.nameOf(fish), multiple, payout: amount }));
      page.sound.caught(multiple);
      showCatch(swimmer, `+${amount}`, true);
    }
  }

  function showCatch(swimmer: number, text: string, isOwn: boolean): void {
    const at = water.whereIs(swimmer);
    water.gone.add(swimmer);
    if (at) water.show({ kind: 'catch', x: at.x, y: at.y, text, isOwn });
  }

  /** Said alike whatever it has come to: a packet at or below its stake is nothing to cheer at. */
  function showClosed({ shots, kills }: Extract<FishingFrame, { t: 'packet' }>): void {
    if (shots > 0) page.say(say(words.packetOver, { shots, kills }));
    act.closed();
  }

  return (frame) => {
    if ('own' in frame) act.own(frame.own);
    read(frame);
  };
}

/** For what looks at the page from outside: who sits where is drawn. */
function showCannons(seats: number): void {
  document.documentElement.dataset['cannons'] = String(seats);
}
