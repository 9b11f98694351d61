import { BACK_OFFICE_PATHS, type OfficeAct } from '../../back-office-api.ts';
import { el } from '../shared/element.ts';
import { type OfficePage, table, timeText } from './page.ts';
import { say } from './words.ts';

/** What the brand's people did here. */
export async function actsTab({ words, entered, office }: OfficePage): Promise<Node> {
  const acts = await office.get<OfficeAct[]>(BACK_OFFICE_PATHS.acts);
  if (acts.length === 0) return el('p', { class: 'quiet' }, words.noActs);
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, say(words.actsNote, { brand: entered.brand })),
    table(
      words.tabs.acts,
      [
        { title: words.when, cell: ({ at }) => timeText(at, entered.language) },
        { title: words.who, cell: ({ person }) => person },
        { title: words.what, cell: ({ action }) => words.actions[action] ?? action },
        { title: words.onWhat, cell: ({ subject }) => el('code', {}, subject ?? '–') },
        { title: words.reason, cell: ({ reason }) => reason ?? '–' },
      ],
      acts,
    ),
  );
}
