import type { PacketList } from '../../../fishing-api.ts';
import { RETURN_PERCENT, standardDeviation } from '../../../rules/fishing/chance.ts';
import { FISH_KINDS } from '../../../rules/fishing/fish.ts';
import { openDialog } from '../../shared/dialog.ts';
import { el } from '../../shared/element.ts';
import { unitsOf } from '../../shared/money-text.ts';
import { LANGUAGE_TAG, say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { chanceText, worthsText, worthText } from './chance-text.ts';
import { kindPicture } from './kind-picture.ts';

/** Chance and worth of everything, and how money moves. */
export function openInfo({ words, nameOf }: PageContext): void {
  const head = [words.table.fish, words.table.worth, words.table.chance, words.table.spread];
  openDialog({
    ...{ kind: 'panel', name: 'info', title: words.info, closeLabel: words.close },
    content: [
      el('p', { class: 'lead' }, say(words.infoLead, { percent: RETURN_PERCENT })),
      el('ul', {}, ...Object.values(words.infoPoints).map((point) => el('li', {}, point))),
      el(
        'div',
        { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': words.info },
        el(
          'table',
          {},
          el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
          el(
            'tbody',
            {},
            ...FISH_KINDS.map((kind) =>
              el(
                'tr',
                { 'data-group': kind.group },
                el('th', { scope: 'row' }, kindPicture(kind), nameOf(kind)),
                el('td', {}, worthText(kind), el('small', { class: 'worths' }, worthsText(kind))),
                el('td', {}, chanceText(kind)),
                el('td', {}, `±${standardDeviation(kind, 100).toFixed(0)}`),
              ),
            ),
          ),
        ),
      ),
      el('p', { class: 'quiet' }, words.spreadNote),
    ],
  });
}

/** The player's last packets; each has its receipt in the site's record. */
export function openPackets(page: PageContext, load: () => Promise<PacketList>): void {
  const { words, language } = page;
  const place = el('div', { 'aria-live': 'polite' }, el('p', { class: 'quiet' }, '…'));
  openDialog({
    ...{ kind: 'panel', name: 'packets', title: words.history, closeLabel: words.close },
    content: [el('p', { class: 'lead' }, words.historyLead), place],
  });
  const time = new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeStyle: 'medium' });
  load().then(
    ({ packets }) =>
      place.replaceChildren(
        packets.length === 0
          ? el('p', { class: 'quiet' }, words.historyNone)
          : el(
              'ol',
              { class: 'packets' },
              ...packets.map(({ shots, kills, spent, payout, openedAt }) =>
                el(
                  'li',
                  {},
                  el('b', {}, say(words.line, { shots, kills })),
                  el('small', {}, time.format(new Date(openedAt))),
                  el(
                    'span',
                    {},
                    say(words.spentPaid, {
                      spent: page.money(unitsOf(spent)),
                      payout: page.money(unitsOf(payout)),
                    }),
                  ),
                ),
              ),
            ),
      ),
    () => place.replaceChildren(el('p', { class: 'quiet', role: 'alert' }, words.historyFailed)),
  );
}
