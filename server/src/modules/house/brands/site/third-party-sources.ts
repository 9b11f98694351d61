import type { ThirdPartySettings } from '@lanna/contract/house/brands/third-party-settings';
import type { PageSources } from '../../../../platform/http/files/content-security-policy.ts';

/** What the pages of a brand with this provider must be let to reach, and nothing more. */
export function thirdPartySources({
  apiUrl,
  humanCheck: check,
}: ThirdPartySettings): Omit<PageSources, 'image'> {
  return {
    connect: [new URL(apiUrl).origin],
    script: [check.scriptUrl, ...check.scriptSources],
    frame: check.frameSources,
  };
}
