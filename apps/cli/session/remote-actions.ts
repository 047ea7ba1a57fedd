/** The commands of a person at a remote table besides answers: takebacks, claims, clock, chat, pace. */

export type RemoteCommand =
  | 'undo'
  | 'agree'
  | 'decline'
  | 'claim'
  | 'return'
  | 'clock'
  | 'chat'
  | 'pace'
  | 'skip';

/** The result of an action, as a sentence. */
export type ActionResult = { readonly note: string } | { readonly error: string };

export interface RemoteActions {
  isAvailable(command: RemoteCommand): boolean;
  run(command: RemoteCommand, argument: string): Promise<ActionResult>;
}
