import type { BrandProfile } from './brand.ts';

declare module '../../../platform/ops/test-ops-access.ts' {
  interface OpsFixture {
    /** The brand that everything in the input belongs to (`RIVER`, host river.test). */
    river: BrandProfile;
    /** Another brand (`HILL`, host hill.test); who works for it alone must not reach what is sent. */
    hill: BrandProfile;
  }
}
