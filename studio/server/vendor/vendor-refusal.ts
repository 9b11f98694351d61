import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { isDatabaseUnreachable } from '@lanna/rules/database-errors';

/** A "no" to the operator, in the statuses both sides know. */
export class VendorRefusal extends Error {
  readonly status: WalletStatus;
  readonly httpStatus: number;

  constructor(status: WalletStatus) {
    super(status);
    this.name = 'VendorRefusal';
    this.status = status;
    this.httpStatus = HTTP_STATUS[status] ?? 400;
  }
}

const HTTP_STATUS: Partial<Record<WalletStatus, number>> = {
  RS_ERROR_INVALID_SIGNATURE: 401,
  RS_ERROR_INVALID_GAME: 404,
  RS_ERROR_UNKNOWN: 500,
  RS_ERROR_TIMEOUT: 503,
};

/** What an operator gets for an error of a call. */
export function asVendorRefusal(error: unknown): VendorRefusal {
  if (error instanceof VendorRefusal) return error;
  if (isDatabaseUnreachable(error)) return new VendorRefusal('RS_ERROR_TIMEOUT');
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // Too large, another content type, no body at all: nothing that was signed for us.
  return new VendorRefusal(statusCode < 500 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN');
}
