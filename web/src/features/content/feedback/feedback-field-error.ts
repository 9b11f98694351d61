import { FEEDBACK_LENGTH, feedbackLength } from '@lanna/contract/content/feedback/feedback';

export type FeedbackFieldError = 'empty' | 'short' | 'long';

/** Why a text cannot be sent. */
export function feedbackFieldError(typed: string): FeedbackFieldError | undefined {
  const length = feedbackLength(typed);
  if (length === 0) return 'empty';
  if (length < FEEDBACK_LENGTH.min) return 'short';
  return length > FEEDBACK_LENGTH.max ? 'long' : undefined;
}
