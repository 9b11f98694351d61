import type { LocalText } from '@lanna/rules/local-text';
import type { WheelField } from '@lanna/rules/rewards/missions/wheel';
import type { TFunction } from 'i18next';

/** The fields of a wheel, and how they are written: for the page of a member in its language, for a preview in the one that is chosen. */
export interface ShownWheel {
  fields: readonly WheelField[];
  t: TFunction<'missions'>;
  name: (text: LocalText) => string;
  reward: (prize: WheelField['prize']) => string;
}
