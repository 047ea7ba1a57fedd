/** The type of the texts of the administration. */
export interface AdminTexts {
  readonly title: string;
  /** Without a valid token. */
  readonly noToken: string;
  readonly token: string;
  readonly enter: string;
  readonly guests: string;
  readonly accounts: string;
  readonly tables: string;
  readonly states: { readonly open: string; readonly playing: string; readonly over: string };
  readonly connections: string;
  readonly workers: string;
  readonly reports: string;
  readonly noReports: string;
  readonly resolve: string;
  readonly wrote: string;
  readonly people: string;
  readonly search: string;
  readonly nobody: string;
  readonly mute: string;
  readonly unmute: string;
  readonly delete: string;
  readonly sure: string;
  readonly close: string;
  readonly limits: string;
  readonly unlimited: string;
  readonly cleanUp: string;
  readonly cleaned: string;
}
