/** Who is signed in: Sveltia CMS reads this at its start. */
export const userKey = "sveltia-cms.user";

/** Posts for the person who is signed in. */
export function post(address, body) {
  const { token } = JSON.parse(localStorage.getItem(userKey) ?? "{}");
  return fetch(address, {
    method: "POST",
    headers: { Authorization: `token ${token}` },
    body,
  });
}
