import { brandSettings } from '@lanna/contract/house/brands/brand-settings';

/** What is of one brand alone: its secrets, addresses, licence, ways to reach it and apps. And whether it is closed. */
const ITS_OWN = ['defaultPassword', 'demo', 'agentHosts', 'extraHosts', 'licence', 'realMoney'] as const;
const ITS_OWN_OF_SITE = ['maintenance', 'customerService', 'resources'] as const;

const NOTICE = {
  TH: 'กำลังเตรียมเปิดให้บริการ',
  EN: 'We are getting ready to open.',
  CN: '即将开放，敬请期待。',
  ID: 'Kami sedang bersiap untuk dibuka.',
  PT: 'Estamos nos preparando para abrir.',
  TY: 'Açılışa hazırlanıyoruz.',
  VI: 'Chúng tôi đang chuẩn bị mở cửa.',
};

/** Settings a new brand begins with: those of another as far as they are not its own, and its site closed. */
export function copiedSettings(stored: unknown): Record<string, unknown> {
  const given = isGroup(stored) ? without(stored, ITS_OWN) : {};
  const site = isGroup(given['site']) ? without(given['site'], ITS_OWN_OF_SITE) : {};
  // Its pictures stay its own.
  const front = isGroup(given['front'])
    ? { front: without(given['front'], ['mark', 'logoOnDark', 'logoOnLight', 'welcome']) }
    : {};
  const settings = { ...given, ...front, site: { ...site, maintenance: { notice: NOTICE, until: null } } };
  // What another brand has that cannot be read is not handed on.
  return brandSettings.safeParse(settings).success
    ? settings
    : { site: { maintenance: settings.site.maintenance } };
}

function without(group: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).filter(([name]) => !names.includes(name)));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
