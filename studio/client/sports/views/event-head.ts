import type { SportsEvent } from '../../../sports-api.ts';
import { button, el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import type { BookFixture } from '../state/book.ts';
import { nameIn } from '../state/names.ts';
import { startText } from '../state/times.ts';
import { timeText } from './outrights-view.ts';
import { scoreOf } from './result-facts.ts';

/** Who plays, when, in which league, and the score once there is one. */
export function showEventHead(
  page: PageContext,
  head: HTMLElement,
  fixture: BookFixture,
  event: SportsEvent | undefined,
): void {
  const { words, language, book } = page;
  const league = book.competitions.get(fixture.competition);
  const time = fixture.outright
    ? timeText(page, fixture)
    : fixture.state === 'prematch'
      ? startText(fixture.startsAt, page.clock.now(), words, language)
      : words.states[fixture.state];
  const version = `${time} ${event?.end ? 'ended' : ''}`;
  if (head.dataset['version'] === version) return;
  head.dataset['version'] = version;
  const hadFocus = head.contains(document.activeElement);
  head.replaceChildren(
    button({ class: 'back', 'aria-label': words.back }, page.back, icon('back')),
    el('p', { class: 'event-league' }, league ? nameIn(league.name, language) : ''),
    fixture.outright
      ? el('h2', { class: 'event-title' }, nameIn(fixture.home, language))
      : sidesOf(page, fixture, event),
    el('p', { class: 'event-time' }, time),
    ...(fixture.virtual
      ? [
          el(
            'p',
            { class: 'event-virtual' },
            fixture.outright ? words.outrights.virtualLong : words.virtualLong,
          ),
        ]
      : []),
  );
  if (hadFocus) head.querySelector<HTMLElement>('.back')?.focus();
}

function sidesOf(
  { words, language }: PageContext,
  fixture: BookFixture,
  event: SportsEvent | undefined,
): HTMLElement {
  return el(
    'h2',
    {},
    el('span', {}, nameIn(fixture.home, language)),
    el('small', {}, scoreIn(event) ?? words.vs),
    el('span', {}, nameIn(fixture.away, language)),
  );
}

/** What a virtual result was drawn from, public before bets were taken. */
export function proofOf({ words }: PageContext, commitment: string): HTMLElement {
  return el(
    'details',
    { class: 'group proof' },
    el('summary', {}, words.proof.title, icon('fold')),
    el('p', {}, words.proof.text),
    el('p', { class: 'code' }, `${words.proof.commitment}: `, el('code', {}, commitment)),
  );
}

function scoreIn(event: SportsEvent | undefined): string | undefined {
  const full = event?.end?.state === 'finished' ? event.end.result.goals.full : null;
  return full ? scoreOf(full) : undefined;
}
