/** Where a page may fetch from, besides its own host. Each is a source of the policy: an address without query or quotes. */
export interface PageSources {
  connect: readonly string[];
  script: readonly string[];
  frame: readonly string[];
  image: readonly string[];
}

const NOTHING_ELSE: PageSources = { connect: [], script: [], frame: [], image: [] };

/** `frameSources`: where games come from besides https. `also`: what the pages of one brand need besides. */
export function contentSecurityPolicy(frameSources: readonly string[], also: PageSources = NOTHING_ELSE) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", ...also.connect],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: ["'self'", 'https:', ...frameSources, ...also.frame],
      imgSrc: ["'self'", 'data:', 'blob:', ...also.image],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", ...also.script],
      // Positions of pop-ups and progress are style attributes; style sheets themselves are our own files.
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      workerSrc: ["'self'"],
    },
  };
}
