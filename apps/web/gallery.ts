/** A development page that shows boards of games: `npx vite apps/web`, then /gallery.html?game=uno. Not part of the build. */
const galleries = import.meta.glob('../../games/*/web/gallery.tsx');
const folderOf = (game: string): string => `../../games/${game}/web/gallery.tsx`;

const wanted = new URLSearchParams(location.search).get('game') ?? '';
const load = galleries[folderOf(wanted)];
if (load !== undefined) void load();
else
  for (const path of Object.keys(galleries)) {
    const game = path.split('/').at(-3) ?? '';
    const link = document.createElement('a');
    link.href = `?game=${game}`;
    link.textContent = `${game} `;
    document.body.append(link);
  }
