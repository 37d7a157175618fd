/** A labelled field of these pages, with what is wrong under it. */
export function champ({
  nom,
  libelle,
  attributs,
  faute,
  bouton,
}: {
  nom: string
  libelle: string
  attributs: string
  /** What is wrong with it, if anything. */
  faute?: string | undefined
  /** Of the button inside it, which its script shows. */
  bouton?: string | undefined
}): string {
  const lien = faute ? ` aria-invalid="true" aria-describedby="${nom}-faute"` : ''
  return `<div class="champ"><label for="${nom}">${libelle}</label>
<div class="saisie"><input id="${nom}" name="${nom}" required ${attributs}${lien}>${bouton ? voir(nom, bouton) : ''}</div>
${faute ? `<p class="faute" id="${nom}-faute">${faute}</p>` : ''}</div>`
}

/** Tabler's eye. */
const voir = (nom: string, libelle: string) =>
  `<button type="button" class="voir" id="${nom}-voir" aria-pressed="false" aria-label="${libelle}" aria-controls="${nom}" hidden><svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0"/><path d="M21 12q-3.6 6 -9 6t-9 -6q3.6 -6 9 -6t9 6"/></svg></button>`
