import type { STOP_KINDS } from '@lanna/contract/play/catalogue/ops';

export type StopKind = (typeof STOP_KINDS)[number];

/** What is stopped, where. `merchantId` null: at every brand. */
export interface StopTarget {
  kind: StopKind;
  merchantId: string | null;
  subjectId: string;
  /** As operators know it; it stays readable when the subject is gone. */
  subjectName: string;
}
