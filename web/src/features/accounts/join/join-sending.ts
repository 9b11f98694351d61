import type { JoinRequest } from '@lanna/contract/accounts/join/join';
import type { ContactWayName } from '@lanna/rules/people/authentication/contact-way';
import type { CaptchaAnswer } from '../../people/identity/bot-check/captcha-field.tsx';

/** What is sent: the form as it was typed, and the proofs that a person did. */
export interface JoinSending {
  form: {
    name: string;
    wish: JoinRequest;
    contacts: Partial<Record<ContactWayName, string>>;
    players: string;
    remark: string;
  };
  captcha: CaptchaAnswer;
  botCheck: boolean;
}
