import type { ComponentType } from 'react';

/** Places in the frame that a feature fills. */
export const InlineLogin: ComponentType | undefined = undefined;
