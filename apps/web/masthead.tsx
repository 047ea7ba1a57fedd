import { type Language, LANGUAGES } from '@ludoteca/kit';
import { Popover } from '@ludoteca/kit/web';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useDeed } from './deed.ts';
import { Icon, type IconName } from './icons.tsx';
import { rename, useGuest } from './server.ts';
import { light, speak, useLanguage, useTheme, useWords } from './taste.ts';
import { ProblemLine } from './trouble-line.tsx';
import { type Theme, THEMES } from './words/index.ts';

/** The thin line above every page: the way home, what the page is about, and what this person likes. */
export function Masthead({ children }: { readonly children?: ReactNode }) {
  const { page } = useWords();
  return (
    <header className="masthead">
      <Link href="/" className="home" aria-label={page.home}>
        <Mark />
        <span className="wordmark">Ludoteca</span>
      </Link>
      <div className="masthead-middle">{children}</div>
      <NameTag />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

/** A table with a seat on each side. */
function Mark() {
  return (
    <svg className="mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect className="mark-felt" x="6" y="6" width="16" height="16" rx="5" />
      <circle className="mark-south" cx="14" cy="25.5" r="2.5" />
      <circle className="mark-seat" cx="14" cy="2.5" r="2.5" />
      <circle className="mark-seat" cx="2.5" cy="14" r="2.5" />
      <circle className="mark-seat" cx="25.5" cy="14" r="2.5" />
    </svg>
  );
}

function NameTag() {
  const { guest: said } = useWords();
  const guest = useGuest();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  if (guest === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="name-tag"
        aria-label={`${said.change}: ${guest.name}`}
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(anchor === undefined ? event.currentTarget : undefined)}
      >
        <Icon name="person" />
        <span className="name-tag-name">{guest.name}</span>
      </button>
      {anchor && (
        <Popover anchor={anchor} label={said.change} onClose={close}>
          <NameForm name={guest.name} onKept={close} />
        </Popover>
      )}
    </>
  );
}

function NameForm({ name, onKept }: { readonly name: string; readonly onKept: () => void }) {
  const words = useWords();
  const [wanted, setWanted] = useState(name);
  const { busy, problem, act } = useDeed();
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    act(() => rename(wanted), onKept);
  };
  return (
    <form className="name-form" onSubmit={keep}>
      <label>
        {words.guest.label}
        <input
          className="field"
          value={wanted}
          maxLength={24}
          required
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <button type="submit" className="press" aria-disabled={busy}>
        {words.guest.keep}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

const OWN_NAMES = { it: 'Italiano', en: 'English', pt: 'Português' } as const satisfies {
  readonly [L in Language]: string;
};

function LanguageSwitch() {
  const { page } = useWords();
  const language = useLanguage();
  return (
    <select
      className="language"
      aria-label={page.language}
      value={language}
      onChange={(event) => speak(event.target.value as Language)}
    >
      {LANGUAGES.map((tongue) => (
        <option key={tongue} value={tongue} lang={tongue} title={OWN_NAMES[tongue]}>
          {tongue.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

const LIGHTS = { system: 'half', light: 'sun', dark: 'moon' } as const satisfies {
  readonly [T in Theme]: IconName;
};

/** One button goes round: as the system has it, day, evening. */
function ThemeSwitch() {
  const { page } = useWords();
  const theme = useTheme();
  const label = `${page.theme}: ${page.themes[theme]}`;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button type="button" className="bare" aria-label={label} title={label} onClick={() => light(next)}>
      <Icon name={LIGHTS[theme]} />
    </button>
  );
}
