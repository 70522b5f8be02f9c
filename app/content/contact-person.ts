import { people, type People } from "#content/people.ts";
import { portrait } from "./picture.ts";

/** Who answers at the end of a page: the person who names its English address, or else the first. Only loaders call this. */
export function personFor(path: string) {
  const person = people.find(({ pages }) => pages?.includes(path)) ?? people[0];
  return person && contactPerson(person);
}

/** What a contact section shows of a person. Only loaders call this. */
export const contactPerson = (person: People[number]) => ({
  name: person.name,
  phone: person.phone,
  picture: portrait(person),
});
