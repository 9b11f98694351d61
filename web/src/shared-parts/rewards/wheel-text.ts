import type { LocalText } from '@lanna/rules/local-text';
import type { WheelField } from '@lanna/rules/rewards/missions/wheel';

/** The fields of a wheel, and how they are written: for the page of a member in its language, for a preview in the one that is chosen. */
export interface ShownWheel {
  fields: readonly WheelField[];
  name: (text: LocalText) => string;
  reward: (prize: WheelField['prize']) => string;
}
