import { createHash } from 'node:crypto';

/**
 * An iOS configuration profile with one web clip: the site as an icon on the home screen, without Safari's bars
 * (Apple, "Web Clips device management payload"). It can be removed again, and sets nothing else of the device. It is not signed,
 * so iOS calls it so before installing; a brand with a signed one of its own names that among its downloads.
 */
export function webClipProfile(clip: {
  brandId: string;
  name: string;
  /** `https://host`. */
  origin: string;
  organisation: string;
  description: string;
  /** PNG. */
  icon: Buffer;
}): Buffer {
  const { host } = new URL(clip.origin);
  const identifier = `web-clip.${host.replaceAll(/[^a-z0-9.-]/gi, '-')}`;
  const ids = (part: string) => stableUuid(`${clip.brandId}\n${host}\n${part}`);
  const profile: Entries = {
    PayloadContent: [
      {
        FullScreen: true,
        Icon: clip.icon,
        IgnoreManifestScope: true,
        IsRemovable: true,
        Label: clip.name,
        Precomposed: true,
        URL: `${clip.origin}/`,
        PayloadDisplayName: clip.name,
        PayloadIdentifier: `${identifier}.clip`,
        PayloadType: 'com.apple.webClip.managed',
        PayloadUUID: ids('clip'),
        PayloadVersion: 1,
      },
    ],
    PayloadDescription: clip.description,
    PayloadDisplayName: clip.name,
    PayloadIdentifier: identifier,
    PayloadOrganization: clip.organisation,
    PayloadRemovalDisallowed: false,
    PayloadType: 'Configuration',
    PayloadUUID: ids('profile'),
    PayloadVersion: 1,
  };
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${written(profile)}</plist>\n`,
  );
}

type Entry = string | number | boolean | Buffer | Entry[] | Entries;
interface Entries {
  [key: string]: Entry;
}

/** As Apple's property lists are written. */
function written(entry: Entry): string {
  if (typeof entry === 'string') return `<string>${escaped(entry)}</string>`;
  if (typeof entry === 'number') return `<integer>${entry}</integer>`;
  if (typeof entry === 'boolean') return entry ? '<true/>' : '<false/>';
  if (Buffer.isBuffer(entry)) return `<data>${entry.toString('base64')}</data>`;
  if (Array.isArray(entry)) return `<array>${entry.map(written).join('')}</array>`;
  const pairs = Object.entries(entry).map(([key, value]) => `<key>${escaped(key)}</key>${written(value)}`);
  return `<dict>${pairs.join('')}</dict>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Downloaded twice it is the same profile, which iOS then replaces instead of adding a second icon. */
function stableUuid(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  // The version for names hashed in a way of one's own (RFC 9562, 5.8).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex').toUpperCase();
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}
