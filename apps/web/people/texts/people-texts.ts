/** The type of the texts about people: account, profile, blocks, reports and chat. */
export interface PeopleTexts {
  readonly account: {
    readonly title: string;
    /** Without an account. */
    readonly why: string;
    readonly has: string;
    readonly create: string;
    readonly password: string;
    readonly newPassword: string;
    readonly change: string;
    readonly changed: string;
    readonly recovery: string;
    /** Above the code. */
    readonly keepCode: string;
    readonly signIn: string;
    /** What becomes of the guest of this browser. */
    readonly signInNote: string;
    readonly name: string;
    readonly forgotten: string;
    readonly signOut: string;
    readonly profile: string;
  };
  readonly profile: {
    readonly account: string;
    readonly guest: string;
    readonly results: string;
    readonly none: string;
    readonly game: string;
    readonly played: string;
    readonly won: string;
    readonly rating: string;
    readonly matches: string;
    readonly block: string;
    readonly unblock: string;
    readonly blocked: string;
    readonly report: string;
    readonly reportWhat: string;
    readonly sendReport: string;
    readonly reported: string;
    readonly blocks: string;
  };
  readonly chat: {
    readonly title: string;
    readonly write: string;
    readonly send: string;
    readonly quiet: string;
    readonly off: string;
  };
}
