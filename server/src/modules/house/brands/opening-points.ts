import { OPENING_POINTS, type OpeningPoint } from '@lanna/contract/house/brands/real-money-ops';
import { HELP_LINKS_MIN } from '@lanna/contract/house/brands/real-money-settings';
import type { Queryable } from '../../../platform/sql/database.ts';
import { readBrand } from './console-brand.ts';

/** What a topic knows of what a brand must have to take real money, as it stands now. Topics above brands contribute theirs. */
export type FindOpeningPoints = (db: Queryable, merchantId: string) => Promise<readonly OpeningPoint[]>;

/** The whole checklist. A point that no topic reports is not met: nothing opens because a check is missing. */
export async function openingPoints(
  db: Queryable,
  merchantId: string,
  finders: readonly FindOpeningPoints[],
): Promise<OpeningPoint[]> {
  const found: OpeningPoint[] = [];
  for (const find of finders) found.push(...(await find(db, merchantId)));
  return OPENING_POINTS.map((point) => {
    const [first = { point, met: false, facts: {} }, ...others] = found.filter((one) => one.point === point);
    // Two topics may each know a part of one point: what is not met is what has to be seen to.
    return others.find(({ met }) => !met && first.met) ?? first;
  });
}

/** What settings and the portal itself say. `sends`: what is configured to send real messages. */
export function brandPoints(sends: { mail: boolean; sms: boolean }): FindOpeningPoints {
  return async (db, merchantId) => {
    const { document } = await readBrand(db, merchantId);
    const { licenceNumber, regulatorName, regulatorUrl, helpLinks } = document.realMoney;
    const { birthday } = document.registration.fields;
    const links = new Set(helpLinks.map(({ url }) => url)).size;
    return [
      { point: 'licence_number', met: licenceNumber !== null, facts: factsOf({ number: licenceNumber }) },
      {
        point: 'regulator',
        met: regulatorName !== null && regulatorUrl !== null,
        facts: factsOf({ name: regulatorName, url: regulatorUrl }),
      },
      { point: 'help_links', met: links >= HELP_LINKS_MIN, facts: { links, least: HELP_LINKS_MIN } },
      {
        // A minimum age holds only where registration asks for the birthday.
        point: 'minimum_age',
        met: birthday.enabled && birthday.required,
        facts: { age: document.minimumAge },
      },
      { point: 'mail', met: sends.mail, facts: {} },
      { point: 'sms', met: sends.sms, facts: {} },
    ];
  };
}

function factsOf(stated: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stated).filter((line): line is [string, string] => line[1] !== null),
  );
}
