import type { AskSegments } from '../../../platform/ops/segment-condition.ts';
import type { Exclusions } from '../../accounts/protection/exclusions.ts';
import type { AuthenticationDeps } from '../../people/authentication/deps.ts';
import type { ApplyConfirmation } from '../payments/confirmation.ts';
import type { Gateways } from '../payments/gateway-orders.ts';
import type { KeptElsewhere } from './turnover.ts';

/** What the use cases of withdrawals work with; each takes the part it needs. */
export interface WithdrawalDeps extends Pick<AuthenticationDeps, 'db' | 'clock' | 'failures' | 'secrets'> {
  /** Key of the HMACs by which two equal bank accounts are recognised. */
  bankMarkSecret(): Promise<Buffer>;
  exclusions: Exclusions;
  gateways: Gateways;
  /** Who owns what confirmations are about: this topic, and that of deposits. */
  applies(): readonly ApplyConfirmation[];
  keptElsewhere(): readonly KeptElsewhere[];
  /** Where it is left out, what is set for a segment holds for all. */
  segments?: AskSegments;
}
