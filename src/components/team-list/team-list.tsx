import type { Person } from "../../clinic/team.ts";
import { Photo } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import "./team-list.css";

type TeamListProps = { people: readonly Pick<Person, "name" | "role" | "text" | "photo">[] };

export const TeamList = ({ people }: TeamListProps) => (
  <ul role="list" className="team-list ruled grid">
    {people.map(({ name, role, text, photo }) => (
      <li key={name} className="spread">
        <div className="stack-tight">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className="text-small">{role}</p>
          {text && <RichParagraph text={text} dir="auto" />}
        </div>
        {photo && <Photo {...photo} sizes="12rem" className="team-list-photo" />}
      </li>
    ))}
  </ul>
);
