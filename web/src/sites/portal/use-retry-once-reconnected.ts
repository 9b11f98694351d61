import { useEffect } from 'react';
import { onReconnected } from '../../api/reconnected.ts';
import { retryOnceReconnected } from '../../load-error.ts';

/** A part that failed comes by itself when the connection is back. */
export function useRetryOnceReconnected(error: unknown, reset: () => void): void {
  useEffect(() => onReconnected(() => void retryOnceReconnected(error, reset)), [error, reset]);
}
