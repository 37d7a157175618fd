/** What is known of an insurer on its first day; it writes the rest. */
export type Organisme = {
  /** As HTML, with typed text escaped. */
  nom: string
  /** Where it is, when that was said. */
  siege: string | null
}

export type Texte = { title: string; content: string }

/** A placeholder that only the insurer can fill, and nobody can overlook. */
export const aCompleter = (quoi: string) => `<strong>[À compléter : ${quoi}]</strong>`

/** Put above texts that bind the insurer, so that nobody takes a draft for its word. */
export const projet = (nom: string) =>
  `<p><strong>Projet de texte.</strong> ${nom} le complète et le fait relire avant d’ouvrir son espace
   aux adhérents.</p>`
