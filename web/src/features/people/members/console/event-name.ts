import { useHistoryWords } from '../../../../console/history-words.ts';

export const EVENT_KINDS = [
  'registered',
  'session_opened',
  'session_ended',
  'login_throttled',
  'remember_token_stolen',
  'password_changed',
  'password_reset',
  'payment_password_changed',
  'mobile_changed',
  'email_changed',
  'bank_account_added',
  'bank_account_changed',
  'bank_account_removed',
  'payee_name_changed',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'passkey_renamed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'payee_name_set',
  'account_closed',
  'time_out_taken',
  'self_exclusion_taken',
  'exclusion_end_asked',
  'exclusion_end_taken_back',
  'identity_sent',
  'identity_approved',
  'identity_rejected',
  'identity_corrected',
  'limit_set',
  'limit_raise_asked',
  'limit_raised',
  'limit_raise_dropped',
  'limit_set_by_operator',
  'contract_signed',
] as const;

/** What happened to an account; a kind that came later shows its own word. */
export function useEventName(): (kind: string) => string {
  const words = useHistoryWords();
  return (kind) => words('audit.events', kind);
}
