import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import sanitizeHtml from 'sanitize-html';
import { Refusal } from '../refusals/refusal.ts';

const TAGS = [
  ...[
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** Written by an editor who means a page of its own: it would not show as meant, or do what no reviewer has looked at. */
const UNSAFE_TAGS = new Set([
  ...[
    'script',
    'style',
    'link',
    'meta',
    'base',
    'iframe',
    'frame',
    'object',
    'embed',
    'applet',
    'svg',
    'math',
  ],
  ...['form', 'input', 'button', 'textarea', 'select', 'template', 'audio', 'video', 'noscript', 'xmp'],
]);
/** Of these only the name differs. */
const SAME = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' } as const;
const OWN_PICTURE = /^\/files\/[0-9a-f-]{36}\.webp$/;
/** A path of this site: one slash, so that no other host is meant. */
const OWN_PATH = /^[/?#](?![/\\])[^\s\\]*$/;
/** Browsers pass over these inside of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const PASSED_OVER = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g;

/**
 * Rich text as it is kept and shown: headings, paragraphs, lists, tables, links (https, mailto, tel, paths of this site) and
 * pictures of `/files`. What else a text was pasted with falls away. Scripts, styles, handlers and addresses that run or hold
 * something refuse the whole text: `rich_text_unsafe` {found}, so that no editor publishes what was meant otherwise.
 */
export function cleanRichText(text: LocalText): LocalText {
  const found = new Set(LANGUAGES.flatMap((language) => unsafeParts(text[language] ?? '')));
  if (found.size > 0) throw new Refusal('rich_text_unsafe', { found: [...found] });
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const html = text[language] === undefined ? '' : clean(text[language]);
      return html === '' ? [] : [[language, html]];
    }),
  );
}

/** What rich text says, without its markup, in one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h[2-4]|li|tr|td|th|blockquote)>|<br\s*\/?>/g, '$& ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return unescaped(text).replaceAll(/\s+/g, ' ').trim();
}

/** Of a text without tags only these are left escaped. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      ...SAME,
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(OWN_PATH.test(href) ? {} : { target: '_blank', rel: 'noopener noreferrer' }) },
      }),
    },
  }).trim();
}

/** What in it may not be shown, by name: `<script>`, `onclick`, `javascript:`. */
function unsafeParts(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (UNSAFE_TAGS.has(tagName)) found.push(`<${tagName}>`);
        for (const [name, value] of Object.entries(attribs))
          found.push(...unsafeAttribute(tagName, name, value));
        return { tagName, attribs };
      },
    },
  });
  return found;
}

function unsafeAttribute(tag: string, name: string, value: string): string[] {
  if (/^on/i.test(name) || ['style', 'srcdoc', 'formaction'].includes(name)) return [name];
  if (!['href', 'src', 'srcset', 'action', 'background', 'xlink:href'].includes(name)) return [];
  if (tag === 'img' && name === 'src') return OWN_PICTURE.test(value) ? [] : ['<img>'];
  const address = value.replaceAll(PASSED_OVER, '');
  if (address === '' || OWN_PATH.test(address)) return [];
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  return tag === 'a' && scheme !== undefined && ['https:', 'mailto:', 'tel:'].includes(scheme)
    ? []
    : [scheme ?? name];
}
