import { FEEDBACK_LENGTH, feedbackLength } from '@lanna/contract/content/feedback/feedback';

export type FeedbackFault = 'empty' | 'short' | 'long';

/** Why a text cannot be sent. */
export function feedbackFault(typed: string): FeedbackFault | undefined {
  const length = feedbackLength(typed);
  if (length === 0) return 'empty';
  if (length < FEEDBACK_LENGTH.min) return 'short';
  return length > FEEDBACK_LENGTH.max ? 'long' : undefined;
}
