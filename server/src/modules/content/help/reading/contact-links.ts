import type { Contacts } from '@lanna/contract/contacts';
import type { Language } from '@lanna/contract/people/members/members';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { escapedHtml } from '../desk/escaped-html.ts';

/** The ways to a brand's customer service as links in one line; words where it has named none. */
export function contactLinks({ line, url, phone, email }: Contacts, language: Language): string {
  const ways = [
    ...(line ? [link(lineAddress(line), `LINE ${line}`)] : []),
    ...(url ? [link(url, localText(SERVICE_PAGE, language, 'EN'))] : []),
    ...(phone ? [link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone)] : []),
    ...(email ? [link(`mailto:${email}`, email)] : []),
  ];
  return ways.length > 0 ? ways.join(' · ') : localText(CUSTOMER_SERVICE, language, 'EN');
}

function link(href: string, words: string): string {
  const away = /^https?:/.test(href) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapedHtml(href)}"${away}>${escapedHtml(words)}</a>`;
}

/** Official accounts and persons have other paths. */
function lineAddress(id: string): string {
  return id.startsWith('@')
    ? `https://line.me/R/ti/p/${encodeURIComponent(id)}`
    : `https://line.me/ti/p/~${encodeURIComponent(id)}`;
}

const SERVICE_PAGE: LocalText = {
  TH: 'หน้าฝ่ายบริการลูกค้า',
  EN: 'customer service page',
  CN: '客服页面',
  ID: 'halaman layanan pelanggan',
  PT: 'página de suporte',
  TY: 'müşteri hizmetleri sayfası',
  VI: 'trang chăm sóc khách hàng',
};
const CUSTOMER_SERVICE: LocalText = {
  TH: 'ฝ่ายบริการลูกค้า',
  EN: 'customer service',
  CN: '客服',
  ID: 'layanan pelanggan',
  PT: 'suporte',
  TY: 'müşteri hizmetleri',
  VI: 'chăm sóc khách hàng',
};
