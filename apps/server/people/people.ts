/** The people of a server: guests, accounts, blocks and reports. */
import { AccountRegistry } from '../accounts/account-registry.ts';
import { GuestRegistry } from '../guests/guest-registry.ts';
import type { ServerContext } from '../server-context.ts';
import { BlockList } from './block-list.ts';
import { ReportRegistry } from './report-registry.ts';

export interface People {
  readonly accounts: AccountRegistry;
  readonly guests: GuestRegistry;
  readonly blocks: BlockList;
  readonly reports: ReportRegistry;
}

export function createPeople(context: ServerContext): People {
  const accounts = new AccountRegistry(context);
  return {
    accounts,
    guests: new GuestRegistry(context, accounts),
    blocks: new BlockList(context),
    reports: new ReportRegistry(context),
  };
}
