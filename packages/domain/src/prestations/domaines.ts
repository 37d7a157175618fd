import type { DateCalendaire } from '../calendrier/date.ts'
import { motifsDuGroupe } from './anticipation.ts'
import { prixUsuel } from './exemples.ts'
import { type Famille, familles, libellesFamille } from './famille.ts'
import { nomenclature } from './nomenclature.ts'
import type { SoinASimuler } from './simulation.ts'
import type { Panier } from './soin.ts'
import type { Tarif } from './tarif.ts'

/** A care domain and what stands under it: each act is in one place only. */
export type Domaine = {
  libelle: string
  /** Other words under which one looks for it. */
  tags: string[]
  actes: SoinASimuler[]
  /** Its headings. */
  subDomaines: Domaine[]
  /** The offers that its acts come in. */
  options: string[]
  /** One for each of these offers. */
  children: Domaine[]
}

/** Headings within a family, by the guarantees that pay what stands there. */
const rubriques: Record<Famille, readonly (readonly [libelle: string, garanties: string])[]> = {
  hospitalisation: [
    ['Séjour', 'sejour forfaitJournalier urgences chambre accompagnant'],
    ['Honoraires', 'honoraires honorairesNonOptam'],
  ],
  soinsCourants: [
    ['Médecins', 'generaliste generalisteNonOptam specialisteOptam specialisteNonOptam'],
    ['Imagerie et analyses', 'imagerie imagerieNonOptam analyses'],
    ['Pharmacie', 'pharmacie'],
    ['Auxiliaires médicaux et sages-femmes', 'auxiliaires sageFemme'],
    ['Psychologue et ostéopathie', 'psychologue osteopathie'],
    ['Matériel et transport', 'materiel transport'],
    ['Cure thermale', 'cure cureSejour'],
  ],
  dentaire: [
    ['Soins', 'soinsDentaires'],
    ['Prothèses', 'dentaire100Sante protheseMaitrisee protheseDentaire'],
    ['Orthodontie', 'orthodontie'],
    ['Implants', 'implant'],
  ],
  optique: [
    ['Lunettes', 'optique100Sante lunettes'],
    ['Lentilles', 'lentilles'],
  ],
  aidesAuditives: [['Appareils', 'audio100Sante audioprothese']],
}

const libellesPanier: Record<Panier, string> = {
  '100sante': '100\u00a0% Santé',
  maitrise: 'Tarifs maîtrisés',
  libre: 'Tarifs libres',
}
const paniers = Object.keys(libellesPanier) as Panier[]

/** The acts that can be simulated, family by family, heading by heading, offer by offer. */
export const domainesDeSoins = (jour: DateCalendaire): Domaine[] =>
  familles.map((famille) => ({
    ...domaine(libellesFamille[famille], famille),
    subDomaines: rubriques[famille].map(([libelle, garanties]) => {
      const payes = garanties.split(' ')
      return rubrique(
        libelle,
        famille,
        nomenclature.filter(
          (tarif) => tarif.famille === famille && payes.includes(tarif.regime.garantie),
        ),
        jour,
      )
    }),
  }))

/** All that can be simulated in it, wherever it stands there. */
export const actesDuDomaine = (domaine: Domaine): SoinASimuler[] => [
  ...domaine.actes,
  ...[...domaine.subDomaines, ...domaine.children].flatMap(actesDuDomaine),
]

/** Each place that holds acts, under its full name: « Dentaire, Prothèses, 100 % Santé ». */
export function rubriquesDuDomaine(
  { libelle, actes, subDomaines, children }: Domaine,
  dans: readonly string[] = [],
): { libelle: string; actes: SoinASimuler[] }[] {
  const ici = [...dans, libelle]
  return [
    ...(actes.length > 0 ? [{ libelle: ici.join(', '), actes }] : []),
    ...[...subDomaines, ...children].flatMap((un) => rubriquesDuDomaine(un, ici)),
  ]
}

const domaine = (libelle: string, ...tags: string[]): Domaine => ({
  libelle,
  tags,
  actes: [],
  subDomaines: [],
  options: [],
  children: [],
})

/** Offers are told apart where there are several. */
function rubrique(
  libelle: string,
  famille: Famille,
  tarifs: readonly Tarif[],
  jour: DateCalendaire,
): Domaine {
  const simules = (ceux: readonly Tarif[]) => ceux.map((tarif) => aSimuler(tarif, jour))
  const offres = paniers.filter((panier) => tarifs.some(({ regime }) => regime.panier === panier))
  if (offres.length < 2) return { ...domaine(libelle, famille), actes: simules(tarifs) }
  return {
    ...domaine(libelle, famille),
    actes: simules(tarifs.filter(({ regime }) => regime.panier === null)),
    options: offres.map((panier) => libellesPanier[panier]),
    children: offres.map((panier) => ({
      ...domaine(libellesPanier[panier], panier),
      actes: simules(tarifs.filter(({ regime }) => regime.panier === panier)),
    })),
  }
}

const aSimuler = (
  { code, libelle, unite, montureMax, groupe, ...tarif }: Tarif,
  jour: DateCalendaire,
): SoinASimuler => ({
  code,
  libelle,
  prixUsuel: prixUsuel(code, jour),
  unite: unite ?? null,
  hasMonture: montureMax !== null,
  motifs: motifsDuGroupe(groupe),
  hasBase: tarif.isBaseDite,
  hasCoefficient: tarif.isCoefficient,
  hasOreille: groupe === 'oreille',
  commenceAvant: tarif.commenceAvant,
})
