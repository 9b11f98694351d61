import { BACK_OFFICE_PATHS, type OfficeSetting, type OfficeTable } from '../../back-office-api.ts';
import { el } from '../shared/element.ts';
import { askReason } from './ask-reason.ts';
import { moneyText, nameIn, type OfficePage, timeText } from './page.ts';
import { say } from './words.ts';

const AMOUNTS = ['minStake', 'maxStake', 'playerPayoutMax', 'brandPayoutMax'] as const;

/** Limits and hours of one table for the brand's players. A field that is left empty is as the sheet has it. */
export function askSettings(
  page: OfficePage,
  one: OfficeTable,
  show: (tables: OfficeTable[]) => void,
  refused: () => Promise<void>,
): void {
  const { words, entered, office } = page;
  const { sheet, setting, lastSet } = one;
  const amounts = new Map(
    AMOUNTS.map((field) => [field, amountField(setting[field], sheet[field], words.setting[field])]),
  );
  const families = new Map(
    sheet.maxByFamily.map(({ family, name, most }) => [
      family,
      amountField(setting.maxByFamily[family] ?? null, most, nameIn(name, entered.language)),
    ]),
  );
  const [opens, closes] = [
    timeField(setting.opens, words.setting.opens),
    timeField(setting.closes, words.setting.closes),
  ];
  const note = lastSet !== null && {
    when: timeText(lastSet.at, entered.language),
    who: lastSet.by,
    reason: lastSet.reason,
  };
  const title = say(words.setting.title, { table: nameIn(one.name, entered.language) });
  askReason(words, {
    title,
    meaning: say(words.setting.meaning, { brand: entered.brand }),
    fields: el(
      'div',
      { class: 'setting' },
      note && el('p', { class: 'quiet' }, say(words.setting.last, note)),
      el('div', { class: 'grid' }, ...[...amounts.values()].map(({ label }) => label)),
      el('p', { class: 'quiet' }, words.setting.hours),
      el('div', { class: 'grid' }, opens.label, closes.label),
      el(
        'details',
        {},
        el('summary', {}, words.setting.byPlay),
        el('div', { class: 'grid' }, ...[...families.values()].map(({ label }) => label)),
      ),
    ),
    action: words.setting.save,
    isDanger: false,
    nameOfField: (field) =>
      AMOUNTS.some((known) => known === field)
        ? words.setting[field as (typeof AMOUNTS)[number]]
        : familyName(one, field, entered.language),
    carryOut: async (reason) => {
      const set = [...families].filter(([, { read }]) => read() !== null);
      const body: OfficeSetting & { table: string; version: number; reason: string } = {
        ...{ table: one.code, version: setting.version, reason },
        minStake: amounts.get('minStake')?.read() ?? null,
        maxStake: amounts.get('maxStake')?.read() ?? null,
        playerPayoutMax: amounts.get('playerPayoutMax')?.read() ?? null,
        brandPayoutMax: amounts.get('brandPayoutMax')?.read() ?? null,
        maxByFamily: Object.fromEntries(set.map(([family, { read }]) => [family, read() ?? ''])),
        ...{ opens: opens.read(), closes: closes.read() },
      };
      show(await office.post<OfficeTable[]>(BACK_OFFICE_PATHS.setTable, body));
    },
    refused,
  });
}

function familyName({ sheet }: OfficeTable, family: string, language: 'TH' | 'EN'): string {
  const found = sheet.maxByFamily.find((one) => one.family === family);
  return found ? nameIn(found.name, language) : family;
}

function amountField(value: string | null, ofSheet: string, title: string) {
  const input = el('input', {
    ...{ inputmode: 'decimal', autocomplete: 'off', maxlength: 15 },
    ...{ placeholder: moneyText(ofSheet), value: value ?? '' },
  });
  return {
    label: el('label', {}, el('span', {}, title), input),
    /** Thousands may be typed apart. */
    read: () => input.value.replaceAll(/[\s,]/g, '') || null,
  };
}

function timeField(value: string | null, title: string) {
  const input = el('input', { type: 'time', value: value ?? '' });
  return { label: el('label', {}, el('span', {}, title), input), read: () => input.value || null };
}
