/** A labelled field of these pages, with what is wrong under it. */
export function champ({
  nom,
  libelle,
  attributs,
  faute,
}: {
  nom: string
  libelle: string
  attributs: string
  /** What is wrong with it, if anything. */
  faute?: string | undefined
}): string {
  const lien = faute ? ` aria-invalid="true" aria-describedby="${nom}-faute"` : ''
  return `<div class="champ"><label for="${nom}">${libelle}</label>
<input id="${nom}" name="${nom}" required ${attributs}${lien}>
${faute ? `<p class="faute" id="${nom}-faute">${faute}</p>` : ''}</div>`
}
