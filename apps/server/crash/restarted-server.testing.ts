/** A server process behind a proxy to the database, which is started again whenever it ends. */
import type { ChildHandle } from '../testing/child-process.testing.ts';
import type { PostgresProxy } from '../testing/postgres/postgres-proxy.testing.ts';

/** Starts `crashing-server.testing.ts`; resolves when it has ended. */
export type StartServer = (
  databaseUrl: string,
  onStart: (address: string, child: ChildHandle) => void,
) => Promise<unknown>;

export class RestartedServer {
  readonly proxy: PostgresProxy;
  address: string | undefined;
  private readonly name: string;
  private readonly startServer: StartServer;
  private starts = 0;
  private child: ChildHandle | undefined;
  private isStopping = false;
  private ended: Promise<void> = Promise.resolve();

  constructor(name: string, proxy: PostgresProxy, startServer: StartServer) {
    this.name = name;
    this.proxy = proxy;
    this.startServer = startServer;
  }

  start(): void {
    this.ended = this.run();
  }

  kill(): void {
    this.address = undefined;
    this.child?.kill();
  }

  /** Stops the process for that long, without its knowledge. */
  async pause(milliseconds: number): Promise<void> {
    const { child } = this;
    child?.pause();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    child?.resume();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.kill();
    await this.ended;
    await this.proxy.close();
  }

  private async run(): Promise<void> {
    while (!this.isStopping)
      await this.startServer(
        `${this.proxy.url}?application_name=${this.name}.${++this.starts}`,
        (address, child) => {
          this.child = child;
          this.address = address;
          if (this.isStopping) child.kill();
        },
      );
  }
}
