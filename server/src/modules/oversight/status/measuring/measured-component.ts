import type { ComponentKind } from '@lanna/contract/oversight/status/status';
import type { LocalText } from '@lanna/rules/local-text';
import type { Judgement } from '@lanna/rules/oversight/status/component-state';

/** How today goes, as visitors may know it: shares and times, and nothing where the cases are too few. */
export interface Today {
  share: number | null;
  typicalMinutes: number | null;
  slowMinutes: number | null;
}

/** One part of a brand's site, as it was measured just now. */
export interface MeasuredComponent {
  kind: ComponentKind;
  /** The vendor's or the method's code. */
  subject: string | null;
  name: string | LocalText | null;
  judgement: Judgement;
  today: Today | null;
}

export function codeOf({ kind, subject }: Pick<MeasuredComponent, 'kind' | 'subject'>): string {
  return subject === null ? kind : `${kind}:${subject}`;
}

/** Minutes as they are shown: a tenth below ten, whole ones above. */
export function reportedMinutes(minutes: number | null): number | null {
  if (minutes === null) return null;
  return minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes);
}
