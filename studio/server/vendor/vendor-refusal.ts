import type { WalletStatus } from '@lanna/contract/vendor-wallet';

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
