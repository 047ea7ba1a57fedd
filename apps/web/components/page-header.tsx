/** The header of every page: home link, guest name, language, theme. */
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { Popover } from '@ludoteca/kit/web';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useRequest } from '../connection/use-request.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { deleteGuest, renameGuest, useGuest } from '../connection/server.ts';
import { setTheme, setLanguage, useLanguage, useTheme, useTexts } from '../state/preferences.ts';
import { ProblemLine } from './error-line.tsx';
import { type Theme, THEMES } from '../texts/index.ts';

export function PageHeader({ children }: { readonly children?: ReactNode }) {
  const { page } = useTexts();
  return (
    <header className="masthead">
      <Link href="/" className="home" aria-label={page.home}>
        <Logo />
        <span className="wordmark">Ludoteca</span>
      </Link>
      <div className="masthead-middle">{children}</div>
      <GuestName />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

function Logo() {
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

function GuestName() {
  const { guest: guestTexts } = useTexts();
  const guest = useGuest();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  if (guest === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="name-tag"
        aria-label={`${guestTexts.change}: ${guest.name}`}
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(anchor === undefined ? event.currentTarget : undefined)}
      >
        <Icon name="person" />
        <span className="name-tag-name">{guest.name}</span>
      </button>
      {anchor && (
        <Popover anchor={anchor} label={guestTexts.change} onClose={close}>
          <GuestNameForm name={guest.name} onRenamed={close} />
          <Link href="/account" className="name-deletion soft" onClick={close}>
            {guestTexts.account}
          </Link>
          <GuestDeletion />
        </Popover>
      )}
    </>
  );
}

function GuestNameForm({ name, onRenamed }: { readonly name: string; readonly onRenamed: () => void }) {
  const texts = useTexts();
  const [wanted, setWanted] = useState(name);
  const { isBusy, problem, send } = useRequest();
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    send(() => renameGuest(wanted), onRenamed);
  };
  return (
    <form className="name-form" onSubmit={rename}>
      <label>
        {texts.guest.label}
        <input
          className="field"
          value={wanted}
          maxLength={24}
          required
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <button type="submit" className="press" aria-disabled={isBusy}>
        {texts.guest.keep}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

/** Asks once more, because nothing brings the data back. */
function GuestDeletion() {
  const { guest } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, send } = useRequest();
  if (!isAsked)
    return (
      <button type="button" className="name-deletion press" onClick={() => setAsked(true)}>
        {guest.deletion.offer}
      </button>
    );
  return (
    <div className="name-form">
      <p>{guest.deletion.question}</p>
      <button
        type="button"
        className="press"
        aria-disabled={isBusy}
        onClick={() => send(deleteGuest, () => location.assign('/'))}
      >
        {guest.deletion.confirm}
      </button>
      <ProblemLine problem={problem} />
    </div>
  );
}

const LANGUAGE_NAMES = { it: 'Italiano', en: 'English', pt: 'Português' } as const satisfies {
  readonly [L in Language]: string;
};

function LanguageSwitch() {
  const { page } = useTexts();
  const language = useLanguage();
  return (
    <select
      className="language"
      aria-label={page.language}
      value={language}
      onChange={(event) => setLanguage(event.target.value as Language)}
    >
      {LANGUAGES.map((option) => (
        <option key={option} value={option} lang={option} title={LANGUAGE_NAMES[option]}>
          {option.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

const THEME_ICONS = { system: 'half', light: 'sun', dark: 'moon' } as const satisfies {
  readonly [T in Theme]: IconName;
};

/** A button that cycles through system, light and dark. */
function ThemeSwitch() {
  const { page } = useTexts();
  const theme = useTheme();
  const label = `${page.theme}: ${page.themes[theme]}`;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton
      icon={THEME_ICONS[theme]}
      label={label}
      className="bare theme"
      onClick={() => setTheme(next)}
    />
  );
}
