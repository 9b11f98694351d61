import { createHash } from 'node:crypto';
import type { OutwardKind } from '@lanna/contract/oversight/alerts/alert-terms';
import { WEBHOOK_KEY_MIN } from '@lanna/contract/oversight/alerts/alert-terms';
import { isWithinReach, type Reach } from '../../../../platform/guard/guarded-address.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import { openKept, type SecretBox } from '../../../../platform/sealing/secret-box.ts';

export const DESTINATION_SECRETS: SealedColumn = { table: 'alerts.destination', row: 'id', secret: 'secret' };

/** Of this machine and its network nothing is called, whatever the portal may call otherwise: alerts carry figures of the house. */
export const OUTSIDE: Reach = { privateToo: false, origins: [] };

const LINE_TARGET = /^[UCR][0-9a-f]{32}$/;
const LINE_TOKEN = /^[A-Za-z0-9+/=]{100,400}$/;
const TELEGRAM_CHAT = /^(-?\d{1,20}|@[A-Za-z]\w{4,31})$/;
const TELEGRAM_TOKEN = /^\d{5,15}:[\w-]{30,64}$/;

/** Refuses `alert_address_refused`, `alert_secret_unusable`; a secret is checked where one is given. */
export function checkOutward(
  kind: OutwardKind,
  { address, secret }: { address: string; secret?: string | undefined },
): void {
  const isAddress =
    kind === 'line'
      ? LINE_TARGET.test(address)
      : kind === 'telegram'
        ? TELEGRAM_CHAT.test(address)
        : isWithinReach(address, OUTSIDE);
  if (!isAddress) throw new Refusal('alert_address_refused');
  if (secret === undefined) return;
  const isSecret =
    kind === 'line'
      ? LINE_TOKEN.test(secret)
      : kind === 'telegram'
        ? TELEGRAM_TOKEN.test(secret)
        : secret.length >= WEBHOOK_KEY_MIN;
  if (!isSecret) throw new Refusal('alert_secret_unusable');
}

export function sealSecret(secrets: SecretBox, id: string, secret: string): string {
  return secrets.seal(secret, placeOf(id));
}

export function openSecret(
  secrets: SecretBox,
  { id, secret }: { id: string; secret: string | null },
): string {
  if (secret === null) throw new Error(`the destination ${id} has no secret`);
  return openKept(secrets, secret, placeOf(id));
}

/** By what two operators see that it is the same secret, without reading it. */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update('lanna alert secret').update(secret).digest('hex').slice(0, 12);
}

function placeOf(id: string) {
  return { table: DESTINATION_SECRETS.table, row: id };
}
