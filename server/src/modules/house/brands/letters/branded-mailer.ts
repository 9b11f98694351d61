import type { Mail, Mailer } from '../../../../platform/mail/mailer.ts';
import type { LetterPicture } from '../letter-picture.ts';

const PICTURE_ID = 'brand-logo';

/**
 * Heads mails with the brand's logo, which travels with them: no mail program has to ask for it, so nothing tells when a mail is read. The text stays as it is for those
 * that show text; without a picture a mail has nothing else.
 */
export function brandedMailer(
  mailer: Mailer,
  head: { name: string; picture(): Promise<LetterPicture | undefined> },
): Mailer {
  return {
    send: async (mail) => {
      const picture = mail.html === undefined ? await head.picture() : undefined;
      return mailer.send(picture ? headed(mail, { ...picture, name: head.name }) : mail);
    },
  };
}

function headed(mail: Mail, { png, width, height, name }: LetterPicture & { name: string }): Mail {
  const image = `<img src="cid:${PICTURE_ID}" width="${width}" height="${height}" alt="${escaped(name)}" style="display:block;border:0">`;
  // Programs with a dark look would else show a logo for light grounds on a dark one.
  const html = `<div style="background:#ffffff;color:#1c1c1c;font-family:sans-serif;font-size:16px;line-height:1.5;padding:24px;max-width:560px">${image}${paragraphsOf(mail.text)}</div>`;
  const logo = { name: 'logo.png', type: 'image/png', content: png, cid: PICTURE_ID };
  return { ...mail, html, attachments: [...(mail.attachments ?? []), logo] };
}

function paragraphsOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:16px 0 0">${linked(escaped(part)).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** An address that is a line of its own can be pressed. */
function linked(html: string): string {
  return html.replace(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
