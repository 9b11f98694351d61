/** Why a service has proved nothing: it said no, or gave no answer that could be read. Neither carries anything of what was sent. */
export class ServiceError extends Error {
  readonly why: 'refused' | 'unavailable';

  constructor(why: ServiceError['why']) {
    super(why);
    this.why = why;
  }
}
