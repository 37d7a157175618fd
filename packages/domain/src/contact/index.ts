import { isVide, messageParmi, messageRecit } from '../validation/index.ts'

/** The subjects that are about care: the domain says which. */
const motifsDeSoins = ['REM', 'DEV', 'GAR']
export const isMotifDeSoins = (motif: string) => motifsDeSoins.includes(motif)

/** A branch of the tree of domains, as a subject is chosen in it. */
export type DomaineContact = { libelle: string; sousDomaines: readonly string[] }

export type SaisieContact = Record<
  'motif' | 'domaine' | 'sousDomaine' | 'personne' | 'message',
  string
>

/** What a message may be about, for whoever writes it. */
export type SujetsContact = {
  motifs: readonly { code: string; libelle: string }[]
  /** None when the contract covers no care. */
  domaines: readonly DomaineContact[]
  personnes: readonly { id: string; nom: string }[]
}

export function validateContact(
  { motif, domaine, sousDomaine, personne, message }: SaisieContact,
  { motifs, domaines, personnes }: SujetsContact,
): Record<keyof SaisieContact, string | null> {
  const choisi = domaines.find(({ libelle }) => libelle === domaine)
  return {
    motif: messageParmi(motifs, 'code', motif, 'Choisissez le sujet de votre message'),
    domaine: domaine === '' || choisi ? null : 'Choisissez un domaine de la liste',
    sousDomaine:
      sousDomaine === '' || choisi?.sousDomaines.includes(sousDomaine)
        ? null
        : 'Choisissez une précision de la liste',
    personne:
      personne === '' || personnes.some(({ id }) => id === personne)
        ? null
        : 'Choisissez une personne de la liste',
    message: isVide(message)
      ? 'Écrivez votre message'
      : messageRecit(message, 'Dites-nous en un peu plus, pour que nous puissions répondre'),
  }
}

/**
 * A message with the words that somebody comes with. Opened again, the page still has them in its address: a message
 * that holds them is left as it is.
 */
export function joindre(message: string, mots: string | null): string {
  const ajoutes = mots?.trim() ?? ''
  if (message.includes(ajoutes)) return message
  const avant = message.trimEnd()
  return avant === '' ? ajoutes : `${avant}\n\n${ajoutes}`
}
