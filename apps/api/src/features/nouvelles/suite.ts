import type { ObjetSuite, SuiteDite, TonSuite } from '@espace-adherent/contract'
import type { DateCalendaire } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import type { Annonce } from './annonces.ts'

/** What has come of a request: the words that leave by mail, and what a screen shows besides. */
export type SuiteActe = {
  annonce: Annonce
  /** The same on a screen, where a mail holds back what others may read. */
  ecran?: Annonce
  ton: TonSuite
  /** By when what comes next comes. */
  le?: DateCalendaire | null
  /** Where its one button leads; without it, to the request. */
  vers?: `/${string}`
  objets?: readonly ObjetSuite[]
  /** It is told otherwise: by a paper that leaves, or by what does it. No mail leaves with it. */
  isDite?: true
}

export const adresseDe = ({ adressePublique }: Client, lien: string) =>
  `${adressePublique}/#${lien}`

/** Stands where the address of the request does, which a screen has no need of. */
const ICI = '#'

/**
 * As a screen says it: the subject of the mail, and what stands before its first link. What comes after is for whoever
 * did not ask, or leads to it without signing in.
 */
export function direSuite(
  client: Client,
  { annonce, ecran = annonce, ton, le = null, vers, objets = [] }: SuiteActe,
): SuiteDite {
  const { sujet, blocs } = ecran(client, ICI)
  const first = blocs.findIndex((bloc) => 'lien' in bloc)
  const debut = first < 0 ? blocs : blocs.slice(0, first)
  const textes = debut.flatMap((bloc) => ('texte' in bloc ? [bloc.texte] : []))
  const bouton = blocs.find((bloc) => 'lien' in bloc && bloc.lien === ICI)
  return {
    ton,
    titre: sujet,
    // What leads to a link goes with it.
    textes: textes.filter((texte) => !texte.endsWith(':')),
    le,
    bouton: bouton && 'libelle' in bouton ? { libelle: bouton.libelle, vers: vers ?? null } : null,
    objets: [...objets],
  }
}
