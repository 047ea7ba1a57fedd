/** The program's side of a line protocol: lines of the referee in, lines for the referee out. */

/** Plays with a computer player. */
export interface BotClient {
  /** Returns the lines that answer a line of the referee. */
  receive(line: string): readonly string[];
}
