import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import { vendorAddition } from './add-vendor.ts';
import { vendorOpening } from './change-brand-vendor.ts';
import { vendorChangeProposal } from './change-vendor.ts';
import { keyRotation } from './rotate-vendor-key.ts';

/** Whatever decides which vendor's word about bets and wins is believed is done by two. */
export const vendorProposals: readonly ProposalKind[] = [
  ...[vendorAddition, vendorChangeProposal, vendorOpening, keyRotation],
];
