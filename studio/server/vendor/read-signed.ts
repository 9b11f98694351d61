import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import { isSignedBy } from '../platform/signature.ts';
import { fromWireJson } from '../wallet/wire-json.ts';
import { SIGNATURE_HEADER } from './take-signed-bytes.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/** The operators' keys: all of them, and by `operator_id` those of which it is known whose they are. */
export interface OperatorKeys {
  portalKeys: readonly KeyObject[];
  brandKeys: ReadonlyMap<string, KeyObject>;
}

/** What an operator says in a call's body. Refuses what its key has not signed, before anything is looked at. */
export type ReadSigned = <S extends z.ZodType<{ operator_id: string }>>(
  schema: S,
  request: Pick<FastifyRequest, 'body' | 'headers'>,
) => z.output<S>;

/** Calls of a vendor that keeps money are about money: there the key is that of the very operator the call names. */
export function readSigned({ wallet }: StudioVendor, keys: OperatorKeys): ReadSigned {
  return wallet === 'transfer' ? ofTheNamed(keys) : ofAny(keys, JSON.parse);
}

/** The same of any vendor's calls with amounts in them. */
export function readSignedAmounts({ wallet }: StudioVendor, keys: OperatorKeys): ReadSigned {
  return wallet === 'transfer' ? ofTheNamed(keys) : ofAny(keys, fromWireJson);
}

function ofAny({ portalKeys }: OperatorKeys, readText: (text: string) => unknown): ReadSigned {
  return (schema, request) => {
    const { body, signature } = signedPart(request);
    if (!isSignedBy(body, signature, portalKeys)) throw new VendorRefusal('RS_ERROR_INVALID_SIGNATURE');
    return parse(schema, readMessage(body, readText));
  };
}

const named = z.object({ operator_id: z.string() });

/** Whole numbers of the body come as bigint: amounts lose no digit. */
function ofTheNamed({ brandKeys }: OperatorKeys): ReadSigned {
  return (schema, request) => {
    const { body, signature } = signedPart(request);
    const message = readMessage(body, fromWireJson);
    const operator = named.safeParse(message);
    const key = operator.success ? brandKeys.get(operator.data.operator_id) : undefined;
    if (!key || !isSignedBy(body, signature, [key])) throw new VendorRefusal('RS_ERROR_INVALID_SIGNATURE');
    return parse(schema, message);
  };
}

function signedPart({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>) {
  const signature = headers[SIGNATURE_HEADER];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string')
    throw new VendorRefusal('RS_ERROR_INVALID_SIGNATURE');
  return { body, signature };
}

function readMessage(body: Buffer, read: (text: string) => unknown): unknown {
  try {
    return read(body.toString('utf8'));
  } catch {
    throw new VendorRefusal('RS_ERROR_WRONG_SYNTAX');
  }
}

function parse<S extends z.ZodType>(schema: S, message: unknown): z.output<S> {
  const parsed = schema.safeParse(message);
  if (!parsed.success) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
  return parsed.data;
}
