import { BACK_OFFICE_PATHS, type OfficeTable } from '../../back-office-api.ts';
import { button, el } from '../shared/element.ts';
import { askReason } from './ask-reason.ts';
import { nameIn, type OfficePage } from './page.ts';
import { say } from './words.ts';

const LIMITS = ['low', 'middle', 'high'] as const;
const NAME_MAX = 40;

interface After {
  show(tables: OfficeTable[]): void;
  refused(): Promise<void>;
}

/** A table for the brand's players alone, like one of the vendor's. */
export function makeTableButton(page: OfficePage, tables: readonly OfficeTable[], after: After): Node {
  const { words, entered, office } = page;
  const { own } = words;
  return button(
    { class: 'button' },
    () => {
      const like = el(
        'select',
        {},
        ...tables
          .filter(({ isOwn }) => !isOwn)
          .map(({ code, name, game }) =>
            el(
              'option',
              { value: code },
              `${nameIn(game, entered.language)} · ${nameIn(name, entered.language)}`,
            ),
          ),
      );
      const limits = el(
        'select',
        {},
        ...LIMITS.map((value) => el('option', { value }, own.limitNames[value])),
      );
      const [thai, english] = [nameField(), nameField()];
      const label = (title: string, field: HTMLElement) => el('label', {}, el('span', {}, title), field);
      askReason(words, {
        title: own.makeTitle,
        meaning: say(own.makeMeaning, { brand: entered.brand }),
        fields: el(
          'div',
          { class: 'setting' },
          el(
            'div',
            { class: 'grid' },
            label(own.like, like),
            label(own.limits, limits),
            label(own.nameThai, thai),
            label(own.nameEnglish, english),
          ),
        ),
        action: own.make,
        isDanger: false,
        carryOut: async (reason) => {
          const name = { TH: thai.value.trim(), EN: english.value.trim() };
          const body = { like: like.value, limits: limits.value, name, reason };
          after.show(await office.post<OfficeTable[]>(BACK_OFFICE_PATHS.makeTable, body));
        },
        refused: after.refused,
      });
    },
    own.make,
  );
}

export function takeAwayButton(page: OfficePage, one: OfficeTable, after: After): Node | undefined {
  const { words, entered, office } = page;
  if (!one.isOwn || one.isTakenAway) return undefined;
  const title = say(words.own.takeAwayTitle, { table: nameIn(one.name, entered.language) });
  return button(
    { class: 'button danger', 'aria-label': title },
    () =>
      askReason(words, {
        title,
        meaning: words.own.takeAwayMeaning,
        action: words.own.takeAway,
        isDanger: true,
        carryOut: async (reason) => {
          const body = { table: one.code, reason };
          after.show(await office.post<OfficeTable[]>(BACK_OFFICE_PATHS.takeTableAway, body));
        },
        refused: after.refused,
      }),
    words.own.takeAway,
  );
}

function nameField(): HTMLInputElement {
  return el('input', { maxlength: NAME_MAX, required: true, autocomplete: 'off' });
}
