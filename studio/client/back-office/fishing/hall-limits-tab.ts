import { FISHING_OFFICE_PATHS, type OfficeHallSetting } from '../../../fishing-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { moneyText, nameIn, type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { type FishingWords, fishingWords } from './words.ts';

/** What the brand has set of each hall for its own players, beside the sheet. */
export async function hallLimitsTab(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeHallSetting[]>(FISHING_OFFICE_PATHS.settings));
  return place;
}

function show(place: HTMLElement, page: OfficePage, settings: readonly OfficeHallSetting[]): void {
  const { entered, words } = page;
  const own = fishingWords(entered);
  const maySet = entered.permissions.includes('configure');
  place.replaceChildren(
    el('p', { class: 'quiet' }, own.limitsNote),
    table(
      own.tabs.limits,
      [
        { title: own.hall, cell: (one) => nameOf(one, page) },
        ...(maySet ? [{ title: '', cell: (one: OfficeHallSetting) => setButton(place, page, one) }] : []),
        { title: own.bets, isFigure: true, cell: betsOf },
        {
          title: own.fields.packetShots,
          isFigure: true,
          cell: ({ packetShots, sheet }) => String(packetShots ?? sheet.packetShots),
        },
        {
          title: own.fields.payoutMax,
          isFigure: true,
          cell: ({ payoutMax, sheet }) => moneyText(payoutMax ?? sheet.payoutMax),
        },
        { title: words.who, cell: (one) => lastSetOf(one, page) },
      ],
      settings,
    ),
    ...(maySet ? [] : [el('p', { class: 'quiet' }, own.mayNotSet)]),
  );
}

function nameOf({ name, isStopped }: OfficeHallSetting, { entered }: OfficePage): Node {
  const own = fishingWords(entered);
  return el(
    'div',
    {},
    el('strong', {}, nameIn(name, entered.language)),
    el(
      'span',
      { class: isStopped ? 'badge stopped' : 'badge open' },
      isStopped ? own.stoppedAfterPackets : own.openNow,
    ),
  );
}

function betsOf({ sheet: { bets }, minBet, maxBet }: OfficeHallSetting): string {
  return `${moneyText(minBet ?? bets[0] ?? '')} – ${moneyText(maxBet ?? bets.at(-1) ?? '')}`;
}

function lastSetOf({ lastSet }: OfficeHallSetting, { entered }: OfficePage): string {
  if (!lastSet) return fishingWords(entered).asSheet;
  return `${lastSet.by} · ${timeText(lastSet.at, entered.language)} · ${lastSet.reason}`;
}

function setButton(place: HTMLElement, page: OfficePage, one: OfficeHallSetting): Node {
  const { words, entered, office } = page;
  const own = fishingWords(entered);
  const title = say(own.limitsTitle, { hall: nameIn(one.name, entered.language) });
  return button(
    { class: 'button', 'aria-label': title },
    () => {
      const fields = settingFields(one, own);
      askReason(words, {
        ...{ title, meaning: say(own.limitsMeaning, { brand: entered.brand }), fields: fields.root },
        ...{ action: own.limitsSave, isDanger: false },
        nameOfField: (field) => own.fields[field as keyof FishingWords['fields']] ?? field,
        carryOut: async (reason) => {
          const body = { gameCode: one.gameCode, version: one.version, reason, ...fields.read() };
          show(place, page, await office.post<OfficeHallSetting[]>(FISHING_OFFICE_PATHS.settings, body));
        },
        refused: async () =>
          show(
            place,
            page,
            await office.get<OfficeHallSetting[]>(FISHING_OFFICE_PATHS.settings).catch(() => []),
          ),
      });
    },
    own.limitsSet,
  );
}

/** A field that is left empty is as the sheet has it. */
function settingFields(
  { sheet, minBet, maxBet, packetShots, payoutMax }: OfficeHallSetting,
  own: FishingWords,
) {
  const betField = (name: string, chosen: string | null, sheetHas: string) =>
    el(
      'select',
      { name },
      el('option', { value: '' }, say(own.asSheetHas, { value: moneyText(sheetHas) })),
      ...sheet.bets.map((bet) => el('option', { value: bet, selected: bet === chosen }, moneyText(bet))),
    );
  const least = betField('minBet', minBet, sheet.bets[0] ?? '');
  const most = betField('maxBet', maxBet, sheet.bets.at(-1) ?? '');
  const shots = el('input', {
    ...{ type: 'number', min: sheet.packetShotsLeast, max: sheet.packetShots, step: 1 },
    ...{ value: packetShots === null ? '' : String(packetShots), placeholder: String(sheet.packetShots) },
  });
  const payout = el('input', {
    ...{ inputmode: 'decimal', autocomplete: 'off', maxlength: 15 },
    ...{ value: payoutMax ?? '', placeholder: moneyText(sheet.payoutMax) },
  });
  const labelled = (title: string, field: Node) => el('label', {}, el('span', {}, title), field);
  return {
    root: el(
      'div',
      { class: 'setting' },
      el(
        'div',
        { class: 'grid' },
        labelled(own.fields.minBet, least),
        labelled(own.fields.maxBet, most),
        labelled(own.fields.packetShots, shots),
        labelled(own.fields.payoutMax, payout),
      ),
      el('p', { class: 'quiet' }, say(own.payoutNote, { amount: moneyText(sheet.oneShotPays) })),
    ),
    read: () => ({
      ...{ minBet: least.value || null, maxBet: most.value || null },
      packetShots: shots.value === '' ? null : Number(shots.value),
      payoutMax: payout.value.replaceAll(/[\s,]/g, '') || null,
    }),
  };
}
