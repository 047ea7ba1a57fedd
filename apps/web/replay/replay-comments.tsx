/** The comments on a replayed match: the one at this place to read, write and delete, all of them as a list and as a file. */
import {
  commentsFileName,
  makeMatchComments,
  MAX_COMMENT_LENGTH,
  type MatchComments,
  parseMatchComments,
  withComment,
} from '@ludoteca/kit';
import { type FormEvent, useState } from 'react';
import { download } from '../components/download.ts';
import { ErrorLine } from '../components/error-line.tsx';
import { useLanguage } from '../state/preferences.ts';
import { REPLAY_TEXTS } from './texts.ts';
import { useComments } from './use-comments.ts';

interface CommentsProps {
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

export function ReplayComments({ file, place, onPlace }: CommentsProps) {
  const { comments: texts } = REPLAY_TEXTS[useLanguage()];
  const { comments, isUnsaved, change } = useComments(file.bytes);
  const [isRefused, setRefused] = useState(false);
  /** Counts opened files: each gets a form with its own text. */
  const [openings, setOpenings] = useState(0);
  if (comments === undefined) return null;
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const opened = parseMatchComments(await chosen.text());
    setRefused(opened === undefined);
    if (opened === undefined) return;
    change(opened);
    setOpenings((count) => count + 1);
  };
  return (
    <section className="replay-comments" aria-label={texts.title}>
      <CommentForm key={`${place} ${openings}`} place={place} comments={comments} onChange={change} />
      {isUnsaved && <ErrorLine>{texts.unsaved}</ErrorLine>}
      {isRefused && <ErrorLine>{texts.unreadable}</ErrorLine>}
      <ul className="replay-points">
        {Array.from(comments, ([entry, text]) => (
          <li key={entry}>
            <button type="button" className="replay-point" onClick={() => onPlace(entry)}>
              <span className="small">{texts.at(entry)}</span> {text}
            </button>
          </li>
        ))}
      </ul>
      <div className="deeds">
        {comments.size > 0 && (
          <button
            type="button"
            className="soft"
            onClick={() =>
              download(commentsFileName(file.name), Uint8Array.from(makeMatchComments(comments)))
            }
          >
            {texts.download}
          </button>
        )}
        <label className="soft">
          {texts.open}
          <input type="file" className="aloud" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
      </div>
      <p className="small">{texts.about}</p>
    </section>
  );
}

/** The comment at one place. An empty one is deleted. */
function CommentForm(given: {
  readonly place: number;
  readonly comments: MatchComments;
  readonly onChange: (comments: MatchComments) => void;
}) {
  const { comments: texts } = REPLAY_TEXTS[useLanguage()];
  const { place, comments, onChange } = given;
  const stored = comments.get(place) ?? '';
  const [text, setText] = useState(stored);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(withComment(comments, place, text.trim()));
  };
  const remove = (): void => {
    setText('');
    onChange(withComment(comments, place, ''));
  };
  return (
    <form onSubmit={submit}>
      <label>
        {texts.here}
        <textarea
          className="field"
          rows={2}
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="deeds">
        <button type="submit" className="soft" disabled={text.trim() === stored}>
          {texts.save}
        </button>
        {stored !== '' && (
          <button type="button" className="soft" onClick={remove}>
            {texts.remove}
          </button>
        )}
      </div>
    </form>
  );
}
