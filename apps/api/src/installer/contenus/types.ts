/** What is known of an insurer on its first day; it writes the rest itself. */
export type Organisme = {
  /** As HTML: what people typed is escaped. */
  nom: string
  /** Where it is, when that was said. */
  siege: string | null
}

export type Texte = { title: string; content: string }

/** A place that only the insurer can fill, and that nobody can overlook. */
export const aCompleter = (quoi: string) => `<strong>[À compléter : ${quoi}]</strong>`

/** Said at the head of what binds the insurer: nobody should take a draft for its word. */
export const projet = (nom: string) =>
  `<p><strong>Projet de texte.</strong> ${nom} le complète et le fait relire avant d’ouvrir son espace
   aux adhérents.</p>`
