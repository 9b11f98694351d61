import { type OfficeMarginSheet, SPORTS_OFFICE_PATHS } from '../../../sports-office-api.ts';
import { el, setAttribute } from '../../shared/element.ts';
import { codeOf, type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { sportsWords } from './words.ts';

/** The sheet new prices are made by, a form for its next version, and the versions before. */
export async function marginSheet(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeMarginSheet>(SPORTS_OFFICE_PATHS.marginSheet));
  return place;
}

function show(place: HTMLElement, page: OfficePage, sheet: OfficeMarginSheet, done = ''): void {
  const { words, entered } = page;
  const own = sportsWords(entered);
  const mayConfigure = entered.permissions.includes('configure');
  place.replaceChildren(
    el('p', { class: 'quiet' }, own.sheetNote),
    el('p', { role: 'status' }, done),
    mayConfigure ? sheetForm(place, page, sheet) : el('p', { class: 'quiet' }, own.mayNot),
    sheet.versions.length === 0
      ? el('p', { class: 'quiet' }, own.sheetPublished)
      : table(
          own.sheet,
          [
            { title: own.version, isFigure: true, cell: ({ version }) => String(version) },
            { title: own.sheetChanged, cell: (one) => changesOf(sheet, one, entered.language) },
            { title: words.reason, cell: ({ reason }) => reason },
            {
              title: words.who,
              cell: ({ brand, setBy, setAt }) => `${setBy} (${brand}) · ${timeText(setAt, entered.language)}`,
            },
          ],
          sheet.versions,
        ),
  );
}

/** Beside the version before it, or the published sheet. */
function changesOf(
  { versions, kinds }: OfficeMarginSheet,
  one: OfficeMarginSheet['versions'][number],
  language: 'TH' | 'EN',
): string {
  const before = versions.find(({ version }) => version === one.version - 1);
  return kinds
    .flatMap(({ kind, name, published }) => {
      const [old, next] = [before?.margins[kind] ?? published, one.margins[kind] ?? published];
      return old === next ? [] : [`${name[language]} ${percentText(old)} → ${percentText(next)}`];
    })
    .join(' · ');
}

function sheetForm(place: HTMLElement, page: OfficePage, sheet: OfficeMarginSheet): HTMLElement {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  const fieldError = el('p', { class: 'fault', role: 'alert' });
  const act = el('button', { type: 'submit', class: 'button solid' }, own.setSheet);
  const fields = sheet.kinds.map(({ kind, name, margin, least, most }) => {
    const input = el('input', {
      ...{ name: `margin-${kind}`, type: 'number', min: least / 10, max: most / 10, step: 0.1 },
      ...{ value: margin / 10, required: true },
    });
    const label = say(own.marginField, { kind: name[entered.language], most: percentText(most) });
    return { kind, input, label: el('label', {}, el('span', {}, label), input) };
  });
  const reason = el('input', { name: 'margin-reason', minlength: 5, maxlength: 500, required: true });
  const form = el(
    'form',
    { class: 'filters' },
    ...fields.map(({ label }) => label),
    el('label', {}, el('span', {}, words.reason), reason),
    act,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fieldError.textContent = '';
    setAttribute(act, 'disabled', true);
    const margins = Object.fromEntries(
      fields.map(({ kind, input }) => [kind, Math.round(Number(input.value) * 10)]),
    );
    const body = { version: sheet.version, margins, reason: reason.value.trim() };
    office.post<OfficeMarginSheet>(SPORTS_OFFICE_PATHS.marginSheet, body).then(
      (next) => show(place, page, next, say(own.sheetSet, { version: String(next.version) })),
      (error: unknown) => {
        fieldError.textContent = words.errors[codeOf(error)];
        setAttribute(act, 'disabled', false);
      },
    );
  });
  return el('div', {}, form, fieldError);
}

function percentText(thousandths: number): string {
  return `${(thousandths / 10).toFixed(1)}%`;
}
