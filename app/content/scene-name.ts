/** A scene is named after its page, without "-insurance". */
export const sceneName = (slug: string) => slug.replace(/-insurance$/, "");
