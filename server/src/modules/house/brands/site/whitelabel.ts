import type { Value } from '@lanna/contract/endpoint';
import type { whitelabel as endpoint } from '@lanna/contract/house/brands/brand';
import { logoOn } from '@lanna/contract/house/brands/front-settings';
import { artPaths } from '@lanna/web/art/paths';
import type { BrandProfile } from '../brand.ts';
import { showSwitches } from '../desk/show-switches.ts';

/** The public data of a brand, which any visitor may read. */
export function whitelabel(brand: BrandProfile): Value<typeof endpoint> {
  const { settings } = brand;
  return {
    merchant: brand.code,
    name: brand.name,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    timeZone: brand.timeZone,
    minimumAge: settings.minimumAge,
    copyrightYear: settings.copyrightYear,
    demo: settings.demo,
    realMoney: settings.demo ? null : leaveOf(brand),
    contacts: settings.site.customerService,
    imageCdns: settings.site.imageCdns,
    front: {
      hero: settings.front.hero,
      mark: settings.front.mark,
      logo: logoOn(settings.front, brand.theme.colours.frame),
      welcome: settings.front.welcome
        ? `/files/${settings.front.welcome}.webp`
        : artPaths.hero(settings.front.hero, 'welcome'),
      slogan: settings.front.slogan,
    },
    flags: {
      ...settings.flags,
      directRegistration: showSwitches(brand).directRegistration,
      CHNGPASSVERIF3: showSwitches(brand).resetByPhone,
    },
    menu: {
      manualRebate: settings.flags.manualRebate,
      transferUpline: settings.transfers.upline,
      agentCentre: settings.site.agentPolicy,
      winners: settings.winners.shown,
    },
  };
}

function leaveOf({ settings, takesMoney }: BrandProfile) {
  const { licenceNumber, regulatorName, regulatorUrl, helpLinks } = settings.realMoney;
  return { open: takesMoney, licenceNumber, regulatorName, regulatorUrl, helpLinks };
}
