import type { Money } from '@lanna/rules/money';
import type { TablePlay } from '@lanna/rules/play/tables/table-rules';
import { el, setAttribute } from '../../shared/element.ts';
import { chipPicture } from '../art/chip.ts';
import { say, type Words } from '../i18n/words.ts';
import { rateText, type ShowMoney, shortMoney } from './money-text.ts';
import { pressAndHold } from './press-and-hold.ts';

/** The places of a mat on which chips lie. Each is a button with a name that says all that its picture shows. */
export interface Spots {
  /** Whether these rules have such a play. */
  has(play: string): boolean;
  /** `content` is the picture; without one, name and rate are written. */
  make(play: string, how?: SpotOptions): HTMLButtonElement;
  show(seen: SpotsSeen): void;
}

export interface SpotOptions {
  class?: string;
  /** In place of the name. */
  name?: string;
  content?: readonly Node[];
  /** Without the rate, where the place is small. */
  bare?: boolean;
}

export interface SpotsSeen {
  chips: Readonly<Record<string, Money>>;
  confirmed: Readonly<Record<string, Money>>;
  totals: Readonly<Record<string, Money>>;
  /** Of a shown result: what each play gives back of a stake, in words for the eye. */
  result: ((play: string) => 'won' | 'push' | 'lost') | undefined;
  enabled: boolean;
}

export interface SpotsParts {
  plays: readonly TablePlay[];
  nameOf(play: string): string;
  words: Words;
  money: ShowMoney;
  /** The chips of the tray, smallest first. */
  chips: readonly Money[];
  press(play: string): void;
  info(play: string): void;
}

interface Spot {
  button: HTMLButtonElement;
  chip: HTMLElement;
  all: HTMLElement;
  /** What the picture shows, for who does not see it. */
  described: HTMLElement;
  shortName: string | undefined;
  drawn: string;
}

export function createSpots({ plays, nameOf, words, money, chips, press, info }: SpotsParts): Spots {
  const known = new Map(plays.map((play) => [play.key, play]));
  const spots = new Map<string, Spot[]>();

  function make(key: string, { class: look, name, content, bare }: SpotOptions = {}): HTMLButtonElement {
    const play = known.get(key);
    if (!play) throw new Error(`no such play: ${key}`);
    const chip = el('span', { class: 'spot-chip', 'aria-hidden': 'true' });
    const all = el('span', { class: 'spot-all', 'aria-hidden': 'true' });
    const described = el('span', { class: 'visually-hidden' });
    const button = el(
      'button',
      {
        type: 'button',
        class: `spot ${look ?? ''}`,
        'data-play': key,
        'data-family': play.family,
        tabindex: -1,
      },
      ...(content ?? [el('span', { class: 'spot-name', 'aria-hidden': 'true' }, name ?? nameOf(key))]),
      !bare && el('span', { class: 'spot-pays', 'aria-hidden': 'true' }, rateText(play.mostWon)),
      all,
      chip,
      described,
    );
    pressAndHold(button, { press: () => press(key), hold: () => info(key) });
    spots.set(key, [...(spots.get(key) ?? []), { button, chip, all, described, shortName: name, drawn: '' }]);
    return button;
  }

  function show(seen: SpotsSeen): void {
    for (const [key, places] of spots) {
      const mine = seen.chips[key] ?? 0n;
      const confirmed = seen.confirmed[key] ?? 0n;
      const all = seen.totals[key] ?? 0n;
      const result = seen.result?.(key);
      const drawn = `${mine}:${confirmed}:${all}:${result}:${seen.enabled}`;
      for (const place of places)
        if (place.drawn !== drawn) draw(place, key, mine, confirmed, all, result, seen);
      for (const place of places) place.drawn = drawn;
    }
  }

  function draw(
    { button, chip, all: total, described, shortName }: Spot,
    key: string,
    mine: Money,
    confirmed: Money,
    all: Money,
    result: 'won' | 'push' | 'lost' | undefined,
    { enabled }: SpotsSeen,
  ): void {
    const isConfirmed = mine === confirmed;
    setAttribute(button, 'data-result', result);
    setAttribute(button, 'data-mine', mine > 0n && (isConfirmed ? 'confirmed' : 'open'));
    setAttribute(button, 'aria-disabled', enabled ? undefined : 'true');
    total.textContent = all > 0n ? shortMoney(all) : '';
    chip.replaceChildren(...(mine > 0n ? [chipPicture(rankOf(mine), shortMoney(mine))] : []));
    const play = known.get(key);
    const name = nameOf(key);
    const parts = [
      // What is written there is part of the name, also where it is short for another.
      shortName !== undefined && !name.includes(shortName) && shortName,
      say(words.spotLabel, { name, pays: play ? rateText(play.mostWon) : '' }),
      mine > 0n && say(isConfirmed ? words.spotMine : words.spotMineUnconfirmed, { amount: money(mine) }),
      all > 0n && say(words.spotAll, { amount: money(all) }),
      result === 'won' && words.spotWon,
      result === 'lost' && mine > 0n && words.spotLost,
    ];
    described.textContent = parts.filter(Boolean).join(', ');
  }

  /** The colour of a stack is that of the largest chip in it. */
  function rankOf(amount: Money): number {
    return Math.max(0, chips.filter((chip) => chip <= amount).length - 1);
  }

  return { has: (play) => known.has(play), make, show };
}
