import type { Refused } from '../archives.ts';
import { messageOf, shown } from '../foreign.ts';
import { goOn } from '../play/begin.ts';
import { guestsAgain } from '../play/guests.ts';
import { calledIn, seated } from '../play/names.ts';
import { BadName, isDated, nameSentence } from '../saves/names.ts';
import type { Kept } from '../saves/saves.ts';
import type { Slot } from '../saves/slot.ts';
import { type Draft, starting } from './draft.ts';
import type { Lobby } from './lobby.ts';
import { playing, watching } from './match.ts';
import { type Item, type List, offer, type Page, type, type Ways } from './page.ts';
import { wrongOf } from './words/index.ts';

/** The matches that can be gone on with, and the files that are damaged. */
export const loading =
  (ways: Ways): Page =>
  async (lobby) => {
    const { saves, words } = lobby;
    const { kept, damaged } = await saves.list();
    const here = loading(ways);
    const items = [
      ...kept
        .filter(({ outcome }) => outcome === undefined)
        .map((one) => ({ label: keptText(one, lobby), page: keptPage(one, ways, here) })),
      ...damaged.map(({ slot, ...refused }) => ({
        label: [slot.game, slot.name].map((text) => shown(text)).join(' · ') + ` · ${words.saves.damaged}`,
        page: damagedPage(slot, refused, ways, here),
      })),
    ];
    return listed(
      lobby,
      items,
      { title: words.main.load, question: words.saves.which },
      words.saves.none,
      ways,
    );
  };

/** The matches that are over. */
export const replaying =
  (ways: Ways): Page =>
  async (lobby) => {
    const { saves, words } = lobby;
    const { kept } = await saves.list();
    const items = kept
      .filter(({ outcome }) => outcome !== undefined)
      .map((one) => ({ label: keptText(one, lobby), page: keptPage(one, ways, replaying(ways)) }));
    const asks = { title: words.main.replay, question: words.saves.replayWhich };
    return listed(lobby, items, asks, words.saves.noneOver, ways);
  };

/** A list to pick from; where there is nothing to pick, a word about it. */
async function listed(
  lobby: Lobby,
  items: readonly Item[],
  asks: Pick<List, 'title' | 'question'>,
  none: string,
  { home }: Ways,
): ReturnType<Page> {
  if (items.length > 0) return offer(lobby, { ...asks, items, usual: 0, back: home });
  lobby.notice = none;
  return home;
}

/** The names around a table, and when it was last sat at. */
export function peopleText({ header, players }: Kept, { language, words }: Lobby): string {
  if (players === undefined) return words.saves.seats(header.seats);
  return new Intl.ListFormat(language).format(players.map(({ name }) => shown(name)));
}
export const whenText = ({ kept }: Kept, { language }: Lobby): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(kept);

function keptText(kept: Kept, lobby: Lobby): string {
  const { entry, header, slot, entries, outcome } = kept;
  const { saves } = lobby.words;
  return [
    entry.texts[lobby.language].name,
    ...(kept.players === undefined ? [] : [saves.seats(header.seats)]),
    peopleText(kept, lobby),
    whenText(kept, lobby),
    outcome === undefined ? saves.moves(entries) : saves.over,
    // The name of a slot that nobody named is its date.
    ...(isDated(slot.name) ? [] : [shown(slot.name)]),
  ].join(' · ');
}

/** What can be done with a match that is kept. */
const keptPage =
  (kept: Kept, ways: Ways, back: Page): Page =>
  (lobby) => {
    const { slot, outcome } = kept;
    const { saves } = lobby.words;
    const here = keptPage(kept, ways, back);
    return offer(lobby, {
      title: keptText(kept, lobby),
      question: saves.question,
      items: [
        ...(outcome === undefined ? [{ label: saves.goOn, page: goingOn(slot, slot.path, ways, back) }] : []),
        { label: saves.watch, page: watching(slot.path, here) },
        { label: saves.rename, page: renaming(slot, here, back) },
        { label: saves.remove, page: removing(slot, here, back) },
      ],
      usual: 0,
      back,
    });
  };

const damagedPage =
  (slot: Slot, { problem, older }: Refused, ways: Ways, back: Page): Page =>
  (lobby) => {
    const { saves } = lobby.words;
    const here = damagedPage(slot, older === undefined ? { problem } : { problem, older }, ways, back);
    return offer(lobby, {
      title: shown(slot.name),
      about: [saves.wrong[wrongOf(problem)], older === undefined ? saves.noOlder : saves.older],
      question: saves.question,
      items: [
        ...(older === undefined ? [] : [{ label: saves.goOnOlder, page: goingOn(slot, older, ways, back) }]),
        { label: saves.remove, page: removing(slot, here, back) },
      ],
      back,
    });
  };

/** Goes on with a match in its slot, from the file of the slot or from an older version of it. */
export const goingOn =
  (slot: Slot, path: string, ways: Ways, back: Page): Page =>
  async (lobby) => {
    const loaded = await lobby.saves.load(path);
    if (!loaded.ok) return damagedPage(slot, loaded.problem, ways, back);
    const { entry, match, recording } = loaded.value;
    const again = guestsAgain(entry, recording.players, match.seats);
    if (!again.ok) {
      lobby.complaint = lobby.words.saves.stranger(again.problem.seat + 1, shown(again.problem.kind));
      return back;
    }
    await slot.goOn(recording);
    const sitters = seated(again.value, lobby.preferences.name, calledIn(entry, lobby.language));
    const settings = recording.archive.settings as Draft['settings'];
    const draft: Draft = { entry, guests: again.value, settings };
    return playing(
      goOn(entry, match, sitters, slot, await lobby.folderOf(entry)),
      starting(draft, ways),
      ways,
    );
  };

const renaming =
  (slot: Slot, here: Page, back: Page): Page =>
  (lobby) =>
    type(lobby, { question: lobby.words.saves.newName, usual: slot.name, back: here }, async (text) => {
      if (text.trim() === slot.name) return here;
      try {
        const { name } = await lobby.saves.rename(slot, text);
        lobby.notice = lobby.words.saves.renamed(shown(name));
        return back;
      } catch (error) {
        lobby.complaint =
          error instanceof BadName
            ? nameSentence(error.problem, lobby.language)
            : lobby.words.saves.notRenamed(messageOf(error));
        return here;
      }
    });

const removing =
  (slot: Slot, here: Page, back: Page): Page =>
  (lobby) => {
    const { saves, yes, no } = lobby.words;
    const remove: Page = async () => {
      try {
        await lobby.saves.remove(slot);
        lobby.notice = saves.removed(shown(slot.name));
      } catch (error) {
        lobby.complaint = saves.notRemoved(messageOf(error));
      }
      return back;
    };
    return offer(lobby, {
      title: shown(slot.name),
      question: saves.sure(shown(slot.name)),
      items: [
        { label: no, page: here },
        { label: yes, page: remove },
      ],
      usual: 0,
      back: here,
      fresh: true,
    });
  };
