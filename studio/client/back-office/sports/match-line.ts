import type { OfficeFixtureLine } from '../../../sports-office-api.ts';
import { el } from '../../shared/element.ts';
import type { OfficePage } from '../page.ts';
import { sportsWords } from './words.ts';

export function titleOf(
  {
    home,
    away,
    virtual,
    outright,
  }: Pick<OfficeFixtureLine, 'home' | 'away' | 'virtual'> & Partial<Pick<OfficeFixtureLine, 'outright'>>,
  language: 'TH' | 'EN',
): string {
  const sign = virtual ? `[${sportsWords({ language }).virtual}] ` : '';
  if (outright || home.EN === away.EN) return `${sign}${home[language]}`;
  return `${sign}${home[language]} – ${away[language]}`;
}

export function stateBadge({ state }: Pick<OfficeFixtureLine, 'state'>, { entered }: OfficePage): Node {
  const look = state === 'prematch' ? 'badge open' : state === 'suspended' ? 'badge stopped' : 'badge';
  return el('span', { class: look }, sportsWords(entered).states[state] ?? state);
}

export function nothing(what: string, next: string): HTMLElement {
  return el('div', { class: 'notice' }, el('p', {}, what), el('p', { class: 'quiet' }, next));
}
