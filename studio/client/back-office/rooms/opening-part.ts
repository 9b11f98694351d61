import { type OfficeRoomSetting, ROOM_OFFICE_PATHS } from '../../../room-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { type OfficePage, timeText } from '../page.ts';
import { say } from '../words.ts';
import { roomWords } from './words.ts';

/** When receipts of the brand's hands hold what was dealt and drawn; who may, sets it. */
export async function openingPart(page: OfficePage): Promise<HTMLElement> {
  const place = el('section', { 'aria-labelledby': 'opening' });
  show(place, page, await page.office.get<OfficeRoomSetting>(ROOM_OFFICE_PATHS.setting));
  return place;
}

function show(place: HTMLElement, page: OfficePage, setting: OfficeRoomSetting): void {
  const { entered, words } = page;
  const own = roomWords(entered).opening;
  const { opensLate, otherTables, lastSet } = setting;
  place.replaceChildren(
    el('h2', { id: 'opening' }, own.title),
    el('p', {}, opensLate ? own.late : own.now),
    otherTables > 0 ? el('p', { class: 'quiet' }, say(own.otherTables, { tables: String(otherTables) })) : '',
    lastSet
      ? el(
          'p',
          { class: 'quiet' },
          `${lastSet.by} · ${timeText(lastSet.at, entered.language)} · ${lastSet.reason}`,
        )
      : '',
    entered.permissions.includes('configure')
      ? button(
          { class: 'button', 'aria-label': `${own.change}: ${own.title}` },
          () =>
            askReason(words, {
              ...{ title: own.title, action: own.change, isDanger: false },
              meaning: say(opensLate ? own.toNow : own.toLate, { brand: entered.brand }),
              carryOut: async (reason) => {
                const body = { version: setting.version, opensLate: !opensLate, reason };
                show(place, page, await page.office.post<OfficeRoomSetting>(ROOM_OFFICE_PATHS.setting, body));
              },
              refused: async () => {
                const now = await page.office
                  .get<OfficeRoomSetting>(ROOM_OFFICE_PATHS.setting)
                  .catch(() => undefined);
                if (now) show(place, page, now);
              },
            }),
          own.change,
        )
      : el('p', { class: 'quiet' }, own.mayNotSet),
  );
}
