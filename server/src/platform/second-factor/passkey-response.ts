import { z } from 'zod';
import { parseJson } from '../process/parse-json.ts';

const base64url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
};

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

/** What the library is given: the parts it verifies and nothing else of what a browser sends along. */
export function attestationResponse(sent: unknown) {
  const { data } = attestation.safeParse(sent);
  if (!data) return undefined;
  const { transports, ...rest } = data.response;
  return {
    ...data,
    response: { ...rest, ...(transports ? { transports } : {}) },
    clientExtensionResults: {},
  };
}

export function assertionResponse(sent: unknown) {
  const { data } = assertion.safeParse(sent);
  return data && { ...data, clientExtensionResults: {} };
}

const answered = z.object({ response: z.object({ clientDataJSON: z.string().max(4000) }) });
const clientData = z.object({ challenge: z.string().regex(/^[\w-]{16,200}$/) });

/** The challenge that a browser's answer refers to, as it says; undefined for what is no answer. */
export function challengeOf(sent: unknown): string | undefined {
  const { data } = answered.safeParse(sent);
  if (!data) return undefined;
  const json = Buffer.from(data.response.clientDataJSON, 'base64url').toString('utf8');
  return clientData.safeParse(parseJson(json)).data?.challenge;
}
