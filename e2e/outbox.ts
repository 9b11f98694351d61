import { devOutbox } from '@lanna/contract/house/brands/site';
import { ask, someAddress } from './player.ts';
import { retryUntilDecided } from './retry-until-decided.ts';
import type { Visit } from './visit.ts';

/** The code of the newest text message to a Thai number as it is dialled at home, or nothing. */
export async function newestCode(portalUrl: string, mobile: string): Promise<string | undefined> {
  const text = await newestMessage(portalUrl, `+66${mobile.slice(1)}`);
  return /#(\d{6})$/.exec(text)?.[1];
}

/** The code of a message that came after `before`. */
export function nextCode(portalUrl: string, mobile: string, before: string | undefined): Promise<string> {
  return retryUntilDecided(async () => {
    const code = await newestCode(portalUrl, mobile);
    return code === before ? undefined : code;
  });
}

/** The link in the newest letter to a mailbox, as path, query and hash. */
export function newestLink({ at }: Pick<Visit, 'at'>, mailbox: string): Promise<string> {
  return retryUntilDecided(async () => {
    const link = /https?:\S+/.exec(await newestMessage(at('/'), mailbox))?.[0];
    if (link === undefined) return undefined;
    const { pathname, search, hash } = new URL(link);
    return pathname + search + hash;
  });
}

/** The newest message to a number (international) or mailbox, or nothing. */
export async function newestMessage(portalUrl: string, recipient: string): Promise<string> {
  const messages = await ask(portalUrl, devOutbox, {}, { address: someAddress() });
  return messages.find(({ to }) => to === recipient)?.text ?? '';
}
