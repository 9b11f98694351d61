import type { IdentityStatus, SentDocuments } from '@lanna/contract/accounts/kyc/kyc';

export const SENT_ID = '01937d5e-0000-7000-8000-0000000000aa';

export function someDocuments(differing: Partial<SentDocuments> = {}): SentDocuments {
  return {
    id: SENT_ID,
    attempt: 1,
    kind: 'thai_id',
    numberMasked: '•••••••••0121',
    state: 'submitted',
    parts: ['front', 'back', 'face'],
    sentAt: '2026-11-22T03:00:00.000Z',
    decidedAt: null,
    reasons: [],
    words: '',
    ...differing,
  };
}

/** Nothing sent yet, at a brand where every withdrawal waits. */
export function aStatus(differing: Partial<IdentityStatus> = {}): IdentityStatus {
  return {
    state: 'none',
    needs: [{ for: 'withdrawal', above: null }],
    kinds: ['thai_id', 'passport', 'driving_licence'],
    addressProof: 'none',
    minimumAge: 20,
    keptDays: 90,
    maySend: true,
    triesLeft: 3,
    nextTryAt: null,
    current: null,
    earlier: [],
    verified: null,
    ...differing,
  };
}
