/** The people whom this person has blocked. */
import type { BlockedPerson } from '@ludoteca/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { api } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { useLanguage } from '../state/preferences.ts';
import { PEOPLE_TEXTS } from './texts.ts';

export function BlockedPeople() {
  const { profile } = PEOPLE_TEXTS[useLanguage()];
  const [people, setPeople] = useState<readonly BlockedPerson[]>([]);
  const { problem, send } = useRequest();
  useEffect(() => void api.blocks().then((blocks) => blocks.ok && setPeople(blocks.value)), []);
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{profile.blocks}</h2>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id} className="row">
            <Link href={`/people/${id}`}>{name}</Link>
            <button
              type="button"
              className="soft"
              onClick={() =>
                send(
                  () => api.unblock(id),
                  () => setPeople(people.filter((person) => person.id !== id)),
                )
              }
            >
              {profile.unblock}
            </button>
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem} />
    </section>
  );
}
