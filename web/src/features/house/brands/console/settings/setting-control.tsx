import { BRAND_TEXTS } from '@lanna/contract/house/brands/brand-texts';
import type { Front } from '@lanna/contract/house/brands/front';
import type { HelpLink } from '@lanna/contract/house/brands/real-money-settings';
import type { SiteSettings } from '@lanna/contract/house/brands/site-settings';
import type { LocalText } from '@lanna/rules/local-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES as NAMES } from '../../../../../i18n/languages.ts';
import { AmountControl } from './amount-control.tsx';
import { ChoiceControl, LanguagesControl, SwitchControl } from './choice-controls.tsx';
import { CountriesControl } from './countries-control.tsx';
import { HelpLinksControl } from './help-links-control.tsx';
import { LengthsControl, LinesControl, ResourcesControl } from './list-controls.tsx';
import { LocalTextControl } from './local-text-control.tsx';
import { MaintenanceControl } from './maintenance-control.tsx';
import { MarkControl } from './mark-control.tsx';
import { NumberControl, TextControl } from './number-control.tsx';
import { flat, type RowKey } from './setting-groups.ts';
import { SloganControl } from './slogan-control.tsx';
import { ThirdPartyControl, type ThirdPartyGiven } from './third-party-control.tsx';

/** What a control gets: its name and line stand in the row around it. */
export interface ControlProps<Value = unknown> {
  value: Value;
  onChange: (value: Value) => void;
  disabled: boolean;
  invalid: boolean;
  labelledBy: string;
  describedBy: string;
}

interface SettingControlProps extends ControlProps {
  settingKey: RowKey;
  currencySymbol: string;
  /** Code of the brand. */
  brand: string;
}

const OPTIONS = {
  'site.region.mode': ['open', 'allow', 'block'],
  'site.region.unknownCountry': ['refuse', 'serve'],
  'front.hero': ['night', 'morning'],
  'registration.smsVerification': ['own', 'third-party', 'none'],
} as const;

const MINUTE_MS = 60_000;
const BASIS_POINTS_OF_PERCENT = 100;

/** The control that suits a setting. */
export function SettingControl({
  settingKey: key,
  currencySymbol,
  brand,
  ...props
}: SettingControlProps): ReactNode {
  const { t } = useTranslation('brands-console');
  const of = <Value,>() => props as unknown as ControlProps<Value>;
  switch (key) {
    case 'site.maintenance':
      return <MaintenanceControl {...of<SiteSettings['maintenance']>()} />;
    case 'site.region.mode':
    case 'site.region.unknownCountry':
    case 'front.hero':
    case 'registration.smsVerification':
      return (
        <ChoiceControl
          {...of<string>()}
          options={OPTIONS[key].map((value) => ({
            value,
            label: t(`opt.${flat(key)}.${value}` as 'opt.front_hero.night'),
          }))}
        />
      );
    case 'defaultLanguage':
      return (
        <ChoiceControl
          {...of<string>()}
          options={Object.entries(NAMES).map(([value, { name }]) => ({ value, label: name }))}
        />
      );
    case 'languages':
      return <LanguagesControl {...of<string[]>()} />;
    case 'site.region.countries':
      return <CountriesControl {...of<string[]>()} />;
    case 'sms.countries':
      return <CountriesControl {...of<string[] | null>()} noneLabel={t('edit.ownOnly')} />;
    case 'hosts':
    case 'agentHosts':
    case 'extraHosts':
    case 'site.imageCdns':
    case 'site.launchGameCdns':
      return <LinesControl {...of<string[]>()} />;
    case 'site.resources':
      return <ResourcesControl {...of<SiteSettings['resources']>()} />;
    case 'name':
      return <LocalTextControl {...of<LocalText>()} maxLength={BRAND_TEXTS.name} />;
    case 'licence': {
      const { value, onChange, ...rest } = of<LocalText | null>();
      // Without words in any language it is not stated.
      const write = (words: LocalText) => onChange(Object.keys(words).length > 0 ? words : null);
      return (
        <LocalTextControl
          {...rest}
          value={value ?? {}}
          onChange={write}
          maxLength={BRAND_TEXTS.licence}
          lines={2}
        />
      );
    }
    case 'front.mark':
    case 'front.logoOnDark':
    case 'front.logoOnLight':
    case 'front.welcome': {
      const [, picture] = key.split('.') as [string, 'mark' | 'logoOnDark' | 'logoOnLight' | 'welcome'];
      return <MarkControl {...of<Front['mark']>()} brand={brand} of={picture} />;
    }
    case 'front.slogan':
      return <SloganControl {...of<Front['slogan']>()} />;
    case 'login.thirdParty':
      return <ThirdPartyControl {...of<ThirdPartyGiven | null>()} />;
    case 'realMoney.helpLinks':
      return <HelpLinksControl {...of<HelpLink[]>()} />;
    case 'realMoney.licenceNumber':
    case 'realMoney.regulatorName':
    case 'realMoney.regulatorUrl':
    case 'site.customerService.line':
    case 'site.customerService.phone':
    case 'site.customerService.email':
    case 'site.customerService.url':
      return <TextControl {...of<string | null>()} emptyIsNull />;
    case 'currencySymbol':
    case 'timeZone':
    case 'termsVersion':
      return <TextControl {...of<string>()} zones={key === 'timeZone'} />;
    default:
      return <FigureControl settingKey={key} currencySymbol={currencySymbol} brand={brand} {...props} />;
  }
}

/** Amounts, times and counts; what is none of these is switched on or off. */
function FigureControl({ settingKey: key, currencySymbol, ...props }: SettingControlProps): ReactNode {
  const { t } = useTranslation('brands-console');
  const of = <Value,>() => props as unknown as ControlProps<Value>;
  switch (key) {
    case 'maxStake':
    case 'winners.smallest':
    case 'winners.smallestStake':
    case 'transfers.uplineMin':
    case 'transfers.uplineMax':
    case 'transfers.uplineDay':
    case 'transfers.downMin':
    case 'transfers.downMax':
    case 'transfers.downDay':
    case 'envelopes.max':
    case 'envelopes.day':
      return <AmountControl {...of<string>()} symbol={currencySymbol} />;
    case 'protection.depositDay':
    case 'protection.depositWeek':
    case 'protection.depositMonth':
    case 'protection.lossDay':
    case 'protection.lossWeek':
    case 'protection.lossMonth':
    case 'protection.stakeDay':
    case 'protection.stakeWeek':
    case 'protection.stakeMonth':
      return <AmountControl {...of<string | null>()} symbol={currencySymbol} emptyIsNull />;
    case 'protection.playMinutes':
      return (
        <NumberControl
          {...of<number | null>()}
          unit={t('edit.minutes')}
          optional={{ label: t('edit.limited'), start: 240 }}
        />
      );
    case 'protection.coolingHours':
    case 'envelopes.hours':
      return <NumberControl {...of<number>()} unit={t('edit.hours')} />;
    case 'protection.timeOutHours':
    case 'protection.exclusionMonths':
      return <LengthsControl {...of<number[]>()} />;
    case 'protection.confirmDays':
      return <NumberControl {...of<number>()} unit={t('edit.days')} />;
    case 'sessionIdleMs':
    case 'sessionAbsoluteMs':
      return <NumberControl {...of<number>()} unit={t('edit.minutes')} factor={MINUTE_MS} />;
    case 'login.codeMinutes':
    case 'deposits.pauseMinutes':
    case 'protection.realityCheckMinutes':
    case 'protection.realityCheckMinutesMin':
    case 'protection.realityCheckMinutesMax':
      return <NumberControl {...of<number>()} unit={t('edit.minutes')} />;
    case 'login.passwordMaxAgeDays':
      return (
        <NumberControl
          {...of<number | null>()}
          unit={t('edit.days')}
          optional={{ label: t('edit.limited'), start: 365 }}
        />
      );
    case 'messages.keepDays':
      return <NumberControl {...of<number>()} unit={t('edit.days')} />;
    case 'deposits.turnoverBasisPoints':
      return <NumberControl {...of<number>()} unit="%" factor={BASIS_POINTS_OF_PERCENT} decimals={2} />;
    case 'minimumAge':
      return <NumberControl {...of<number>()} unit={t('edit.years')} />;
    case 'copyrightYear':
    case 'deposits.openMax':
    case 'yeekee.leastShots':
    case 'sms.maxPerHour':
    case 'sms.maxPerDay':
    case 'messages.secondOperatorFrom':
      return <NumberControl {...of<number>()} />;
    default:
      return <SwitchControl {...of<boolean>()} />;
  }
}
