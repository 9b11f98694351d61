import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import { gatewayAddition, gatewayChange, gatewayOpening } from '../gateways/change-gateway.ts';
import { channelOpening, payeeChange, termsChange } from './change-channel.ts';

/** Whatever decides where members' money goes, and whose word about it is believed, is done by two. */
export function paymentProposals(rules: { privateGateways: boolean }): ProposalKind[] {
  return [
    ...[payeeChange, termsChange, channelOpening, gatewayOpening],
    ...[gatewayAddition(rules), gatewayChange(rules)],
  ];
}
