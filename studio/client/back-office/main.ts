import '../shared/fonts.css';
import './office.css';
import type { Entered } from '../../back-office-api.ts';
import { button, el, setAttribute } from '../shared/element.ts';

import { actsTab } from './acts-tab.ts';
import { fishingCasesTab } from './fishing/cases-tab.ts';
import { hallLimitsTab } from './fishing/hall-limits-tab.ts';
import { hallsTab } from './fishing/halls-tab.ts';
import { kindsTab } from './fishing/kinds-tab.ts';
import { packetsTab } from './fishing/packets-tab.ts';
import { fishingWords } from './fishing/words.ts';
import { gamesTab } from './games-tab.ts';
import { enter, type Office } from './office-api.ts';
import { type OfficePage, showLoaded } from './page.ts';
import { returnsTab } from './returns-tab.ts';
import { roomCasesTab } from './rooms/cases-tab.ts';
import { handsTab } from './rooms/hands-tab.ts';
import { rakeTab } from './rooms/rake-tab.ts';
import { roomsTab } from './rooms/rooms-tab.ts';
import { roomWords } from './rooms/words.ts';
import { roundsTab } from './rounds-tab.ts';
import { casesTab } from './sports/cases-tab.ts';
import { feedsTab } from './sports/feeds-tab.ts';
import { limitsTab } from './sports/limits-tab.ts';
import { matchesTab } from './sports/matches-tab.ts';
import { slipsTab } from './sports/slips-tab.ts';
import { sportsWords } from './sports/words.ts';
import { tablesTab } from './tables-tab.ts';
import { OFFICE_WORDS, say } from './words.ts';

interface Tab {
  name: string;
  label: string;
  make(page: OfficePage): Promise<Node>;
}

const TABS = [
  ['games', gamesTab],
  ['tables', tablesTab],
  ['rounds', roundsTab],
  ['returns', returnsTab],
  ['acts', actsTab],
] as const satisfies [string, (page: OfficePage) => Promise<Node>][];

/** A book on matches has neither tables nor rounds of its own, and a return by market alone. */
const SPORTS_TABS = [
  ['sports', matchesTab],
  ['slips', slipsTab],
  ['cases', casesTab],
  ['feeds', feedsTab],
  ['limits', limitsTab],
] as const satisfies [string, (page: OfficePage) => Promise<Node>][];

/** A hall has packets of shots, and returns by kind of fish. */
const FISHING_TABS = [
  ['halls', hallsTab],
  ['packets', packetsTab],
  ['kinds', kindsTab],
  ['limits', hallLimitsTab],
  ['cases', fishingCasesTab],
] as const satisfies [string, (page: OfficePage) => Promise<Node>][];

/** Rooms have hands, and a rake instead of a return. */
const ROOM_TABS = [
  ['rooms', roomsTab],
  ['hands', handsTab],
  ['rake', rakeTab],
  ['cases', roomCasesTab],
] as const satisfies [string, (page: OfficePage) => Promise<Node>][];

function tabsOf({ kinds, language, permissions }: Entered): Tab[] {
  const words = OFFICE_WORDS[language].tabs;
  const all = TABS.map(([name, make]) => ({ name, make, label: words[name] }));
  const common = all.filter(({ name }) => name === 'games' || name === 'acts');
  if (kinds.includes('fishing')) {
    const fishing = fishingWords({ language }).tabs;
    return [...FISHING_TABS.map(([name, make]) => ({ name, make, label: fishing[name] })), ...common];
  }
  if (kinds.includes('rooms')) {
    const rooms = roomWords({ language }).tabs;
    const shown = ROOM_TABS.filter(([name]) => name !== 'cases' || permissions.includes('investigate'));
    return [...shown.map(([name, make]) => ({ name, make, label: rooms[name] })), ...common];
  }
  if (!kinds.includes('sports')) return all;
  const own = sportsWords({ language }).tabs;
  return [...SPORTS_TABS.map(([name, make]) => ({ name, make, label: own[name] })), ...common];
}

const host = document.querySelector('#office') ?? document.body.appendChild(el('div'));
start();

/** The launch is taken out of the address at once: it opens nothing a second time, and need not be seen. */
function start(): void {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  const place = el('main', {});
  host.replaceChildren(place);
  // Before anybody is known, the reader's browser says which language.
  const words = OFFICE_WORDS[navigator.language.startsWith('th') ? 'TH' : 'EN'];
  showLoaded(place, words, async () => {
    const { office, entered } = await enter(launch);
    show(office, entered);
    return document.createTextNode('');
  });
}

function show(office: Office, entered: Entered): void {
  const words = OFFICE_WORDS[entered.language];
  document.documentElement.lang = entered.language.toLowerCase();
  const title = say(words.title, { vendor: entered.vendor });
  document.title = title;
  const page: OfficePage = { office, entered, words };
  const panel = el('main', { id: 'panel', role: 'tabpanel', tabindex: -1 });
  const tabs = tabsOf(entered).map(({ name, label, make }, index) => {
    const tab = button(
      { role: 'tab', id: `tab-${name}`, 'aria-controls': 'panel' },
      () => choose(index),
      label,
    );
    return { name, make, tab };
  });

  function choose(chosen: number): void {
    for (const [index, { tab }] of tabs.entries()) {
      setAttribute(tab, 'aria-selected', String(index === chosen));
      setAttribute(tab, 'tabindex', index === chosen ? 0 : -1);
    }
    const { name, make } = tabs[chosen] ?? tabs[0] ?? { name: 'games', make: gamesTab };
    setAttribute(panel, 'aria-labelledby', `tab-${name}`);
    const shown = el('div', {});
    panel.replaceChildren(shown);
    showLoaded(shown, words, () => make(page));
  }

  const row = el('div', { role: 'tablist', 'aria-label': title }, ...tabs.map(({ tab }) => tab));
  row.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ tab }) => tab === document.activeElement);
    const next = (at + step + tabs.length) % tabs.length;
    choose(next);
    tabs[next]?.tab.focus();
  });
  host.replaceChildren(
    el(
      'header',
      {},
      el('h1', {}, title),
      el('span', { class: 'quiet' }, say(words.signedInAs, { person: entered.person, brand: entered.brand })),
    ),
    row,
    panel,
  );
  choose(0);
}
