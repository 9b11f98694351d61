/** The sign of a vendor, drawn around 0 0 and reaching 40 to each side; `url(#emblem)` is a gradient of its two inks. */
export interface VendorLogo {
  inks: readonly [from: string, to: string];
  emblem: string;
}
