import {
  type Cible,
  colonnesDe,
  contrats,
  cotisations,
  listesContrat,
  personnes,
} from '../fusion/index.ts'
import type { Groupe } from '../groupes.ts'

const [assures, anciensAssures, anciennesOffres, options, cartes, mandats, comptesPersonnels] =
  listesContrat

/** Columns of a row that mean one thing: compared by some of them, kept all together. */
export type Partie = {
  groupe: Groupe
  partie: string
  compare: readonly string[]
  garde: readonly string[]
}

/** A list of a contract: the whole list is compared, by these columns, and kept. */
export type Liste = { groupe: Groupe; cible: Cible; compare: readonly string[] }

const chacune = (groupe: Groupe, ...props: string[]): Partie[] =>
  props.map((prop) => ({ groupe, partie: prop, compare: [prop], garde: [prop] }))

/** A system that gives no BIC, or another one of the same bank, pays into the same account. */
const deCompte = (groupe: Groupe): Partie => ({
  groupe,
  partie: 'compte',
  compare: ['titulaire', 'ibanEmpreinte'],
  garde: ['titulaire', 'iban', 'ibanMasque', 'ibanEmpreinte', 'bic'],
})

export const partiesDe: ReadonlyMap<Cible, readonly Partie[]> = new Map([
  [
    personnes,
    [
      ...chacune('personne.adresse', 'adresse', 'codePostal'),
      {
        groupe: 'personne.telephone',
        partie: 'telephone',
        compare: ['telephoneEmpreinte'],
        garde: ['telephone', 'telephoneEmpreinte'],
      },
      ...chacune(
        'personne.identite',
        ...['codeCivilite', 'nom', 'prenom', 'nomPatronymique', 'dateNaissance'],
        ...['rangGemellaire', 'sexe', 'codeSituationFamiliale', 'employeur'],
      ),
      {
        groupe: 'personne.identite',
        partie: 'nir',
        compare: ['nirEmpreinte'],
        garde: ['nir', 'nirEmpreinte'],
      },
      ...chacune('personne.regime', 'codeRegime', 'organisme', 'isTeletransmission'),
    ],
  ],
  [
    contrats,
    [
      deCompte('contrat.compte'),
      ...chacune('contrat.compte', 'codeModePaiement'),
      ...chacune('contrat.mandats', 'codeModePaiementCotisation'),
      ...chacune('contrat.offre', 'nomOffre'),
      ...chacune('contrat.etat', 'etat', 'dateFin'),
    ],
  ],
  [
    comptesPersonnels,
    [
      {
        ...deCompte('assure.compte'),
        garde: [...deCompte('assure.compte').garde, 'depuis', 'refuseLe'],
      },
    ],
  ],
  [
    cotisations,
    [
      ...chacune('contrat.cotisations', 'montant', 'dateEcheance', 'codeModePaiement'),
      {
        groupe: 'contrat.cotisations',
        partie: 'etat',
        compare: ['etat'],
        garde: ['etat', 'motifRejet'],
      },
    ],
  ],
])

export const listes: readonly Liste[] = [
  // Who is covered was decided here; their rank and what their link is called are the system's.
  { groupe: 'contrat.assures', cible: assures, compare: ['personneId'] },
  { groupe: 'contrat.assures', cible: anciensAssures, compare: ['personneId'] },
  { groupe: 'contrat.offre', cible: anciennesOffres, compare: ['nomOffre', 'du', 'au'] },
  {
    groupe: 'contrat.options',
    cible: options,
    compare: ['codeRenfort', 'dateDebut', 'dateFin'],
  },
  { groupe: 'contrat.carte', cible: cartes, compare: ['dateDebut', 'dateFin', 'domaines'] },
  { groupe: 'contrat.mandats', cible: mandats, compare: ['rum', 'revoqueLe', 'isCaduc'] },
]

/**
 * Of values, a hash that tells them from others, however they were typed. What is sealed is among them by its keyed hash
 * alone.
 */
export const empreinte = (valeurs: string) =>
  `left(encode(sha256(convert_to(upper((${valeurs})::text), 'UTF8')), 'hex'), 32)`

/** What a column is called besides its code says nothing more. */
const LIBELLES: Readonly<Record<string, string>> = { adresse: 'libellePays' }

/** What a staged row (s) would hold, or the row (t) holds. */
export function valeurs(cible: Cible, props: readonly string[], de: 't' | 's'): string {
  const { cles, donnees } = colonnesDe(cible)
  const dites = props.map((prop) => {
    const colonne = [...cles, ...donnees].find((une) => une.prop === prop)
    if (!colonne) throw new Error(`${cible.nom} has no column ${prop}`)
    const { nom, defaut } = colonne
    const libelle = LIBELLES[prop]
    if (libelle) return `${de}."${nom}" - '${libelle}'`
    return de === 's' && defaut !== null ? `coalesce(s."${nom}", ${defaut})` : `${de}."${nom}"`
  })
  return `jsonb_build_array(${dites.join(', ')})`
}

/** Rows of a list, whatever their order; `un` is what is compared of one. */
export const empreinteListe = (un: string) =>
  empreinte(`coalesce(jsonb_agg(${un} order by ${un}), '[]')`)

/** Which columns of a staged row these are, as it says what was not given. */
export const bitsDe = (cible: Cible, props: readonly string[]): number =>
  colonnesDe(cible)
    .donnees.filter(({ prop }) => props.includes(prop))
    .reduce((bits, { bit }) => bits | bit, 0)
