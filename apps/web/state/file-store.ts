/** Files that pages of games keep in this browser, in IndexedDB, because local storage is too small for them. */
const DATABASE = 'ludoteca';
const STORE = 'files';

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settle(opening);
  return database.transaction(STORE, mode).objectStore(STORE);
}

/** Undefined if there is none. */
export async function loadFile(name: string): Promise<Blob | undefined> {
  const file: unknown = await settle((await openStore('readonly')).get(name));
  return file instanceof Blob ? file : undefined;
}

export async function saveFile(name: string, file: Blob): Promise<void> {
  await settle((await openStore('readwrite')).put(file, name));
}
