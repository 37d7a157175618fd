import { isVide, messageParmi, messageRecit } from '../validation/index.ts'

/** The subjects that are about care: the domain says which. */
const motifsDeSoins = ['REM', 'DEV', 'GAR']
export const isMotifDeSoins = (motif: string) => motifsDeSoins.includes(motif)

/** Subjects that have an act of their own: what the law counts from begins when that act is sent, not a message. */
const demarchesDuMotif: Readonly<Record<string, DemarcheDuMotif>> = {
  REC: 'reclamation',
  RES: 'resiliation',
}
export type DemarcheDuMotif = 'reclamation' | 'resiliation'

/** The act that a subject leads to, where whoever writes may send it. */
export const demarcheDuMotif = (
  motif: string,
  { demarches }: Pick<SujetsContact, 'demarches'>,
): DemarcheDuMotif | null => demarches.find((une) => demarchesDuMotif[motif] === une) ?? null

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
  /** What they may send instead of a message. */
  demarches: readonly DemarcheDuMotif[]
}

const aSaDemarche: Record<DemarcheDuMotif, string> = {
  reclamation: 'Une réclamation a son formulaire\u00a0: «\u00a0Faire une réclamation\u00a0»',
  resiliation: 'Une résiliation a son formulaire\u00a0: «\u00a0Résilier un contrat\u00a0»',
}

export function validateContact(
  { motif, domaine, sousDomaine, personne, message }: SaisieContact,
  { motifs, domaines, personnes, demarches }: SujetsContact,
): Record<keyof SaisieContact, string | null> {
  const sienne = demarcheDuMotif(motif, { demarches })
  const choisi = domaines.find(({ libelle }) => libelle === domaine)
  return {
    motif: sienne
      ? aSaDemarche[sienne]
      : messageParmi(motifs, 'code', motif, 'Choisissez le sujet de votre message'),
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
