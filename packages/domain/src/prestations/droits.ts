import { isMineur } from '../calendrier/age.ts'
import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { Compteurs } from './calcul.ts'
import { appareilsDe, compteAvec } from './compteurs.ts'
import { garantieDe } from './exemples.ts'
import { factureDe, type LigneAnnee, usageDe } from './ligne.ts'
import { garantiesLe } from './niveaux.ts'
import { nomenclature } from './nomenclature.ts'
import { compteurDe, PLAFOND_RETENUES } from './retenues.ts'
import type { Suivi } from './simulation.ts'
import type { Soin } from './soin.ts'
import { circonstancesDe, soinDuTarif } from './soin-le.ts'

/** A line and its state: what waits is not paid yet, and counts already. */
export type LigneComptee = LigneAnnee & { rc: number; etat: 'attente' | 'reglee' }

export type NatureDroitSoins = 'retenue' | 'unites' | 'euros' | 'renouvellement'

/** One counter of one person. plafond = consomme + enAttente + reste, always. */
export type DroitSoins = {
  cle: string
  libelle: string
  nature: NatureDroitSoins
  /** Cents, or units. */
  plafond: number
  /** Really paid. */
  consomme: number
  /** Waiting to be paid. */
  enAttente: number
  reste: number
  /** For renewals, the days from which each used unit is available again, soonest first. */
  renouvelables: DateCalendaire[]
}

/** What the insurer counts up to a line, where it is of the counter. */
type Dit = (usage: Usage) => number
type Usage = {
  jour: DateCalendaire
  soin: Soin
  retenue: number
  unites: number
  rc: number
  /** As the insurer counts, this act included. */
  avec: Compteurs
}
type Suivie = Suivi & { lignes: readonly LigneComptee[] }

/** Every counter of a person on a day, whatever they have used of it. */
export function droitsDe(assure: Suivie, jour: DateCalendaire): DroitSoins[] {
  // What the nomenclature and the contract are that day, read once for all counters.
  const circonstances = circonstancesDe(assure, jour)
  const soinsDuJour = nomenclature.map((tarif) => soinDuTarif(tarif, circonstances))
  const garantiesDuJour = garantiesLe(assure, jour)
  const payes = usages('reglee')
  const attendus = usages('attente')
  const annee = jour.slice(0, 4)
  const duJour = (usage: Usage) => usage.jour.slice(0, 4) === annee && usage.jour <= jour
  return [
    ...(isSansRetenue() ? [] : retenues()),
    ...limites('unites'),
    ...limites('euros'),
    ...renouvellements(),
  ]

  function isSansRetenue(): boolean {
    const { exoneration } = circonstances
    return isMineur(assure.dateNaissance, jour) || exoneration === 'c2s' || exoneration === 'ame'
  }

  function usages(etat: LigneComptee['etat']): Usage[] {
    return assure.lignes
      .filter((ligne) => ligne.etat === etat)
      .flatMap((ligne) => {
        const { dateSoins } = ligne
        const facture = factureDe(ligne, ligne.compteurs, assure)
        if (!facture) return []
        const { soin } = facture
        const garantie = garantieDe(garantiesLe(assure, dateSoins), soin)
        const decompte = usageDe(ligne, facture, garantie)
        const { retenue, unitesPayees, rc } = decompte
        const deja = assure.isEntier ? ligne.compteurs : undefined
        const avec = compteAvec({ soin, deja, decompte })
        return [{ jour: dateSoins, soin, retenue, unites: unitesPayees, rc, avec }]
      })
  }

  function droit(
    quoi: Pick<DroitSoins, 'cle' | 'libelle' | 'nature' | 'plafond'>,
    compte: (usage: Usage) => number,
    { dit, renouvelables = [] }: { dit?: Dit; renouvelables?: DateCalendaire[] } = {},
  ): DroitSoins {
    const somme = (de: readonly Usage[]) => de.reduce((total, usage) => total + compte(usage), 0)
    // What the insurer counts more than these acts was used on others.
    const ditEnTout = dit ? Math.max(0, ...[...payes, ...attendus].map(dit)) : 0
    const ailleurs = Math.max(0, ditEnTout - somme(payes) - somme(attendus))
    const consomme = Math.min(quoi.plafond, somme(payes) + ailleurs)
    const enAttente = Math.min(quoi.plafond - consomme, somme(attendus))
    return {
      ...quoi,
      consomme,
      enAttente,
      reste: quoi.plafond - consomme - enAttente,
      renouvelables,
    }
  }

  function retenues(): DroitSoins[] {
    return (['participation', 'franchise'] as const).map((cle) =>
      droit(
        { cle, libelle: libellesDroit[cle], nature: 'retenue', plafond: PLAFOND_RETENUES },
        (usage) =>
          usage.soin.retenue !== null && compteurDe(usage.soin.retenue) === cle && duJour(usage)
            ? usage.retenue
            : 0,
        { dit: (usage) => (duJour(usage) ? usage.avec[cle] : 0) },
      ),
    )
  }

  /** Limits of a guarantee or of the Assurance maladie by calendar year. */
  function limites(nature: 'unites' | 'euros'): DroitSoins[] {
    const vus = new Set<string>()
    // Euros are those of the guarantee, whichever of its acts they went to.
    const isDuMeme = (un: Soin, autre: Soin) =>
      nature === 'euros' ? un.garantie === autre.garantie : un.groupe === autre.groupe
    return soinsDuJour.flatMap((soin) => {
      const { cle, libelle, regle } = garantieDe(garantiesDuJour, soin)
      if (vus.has(cle) || regle.type === 'aucune' || soin.groupe !== soin.garantie) return []
      const plafond =
        nature === 'euros'
          ? regle.type === 'enveloppe'
            ? regle.montant
            : null
          : (soin.maximumRo ?? (regle.type === 'forfait' ? regle.maximum : null))
      if (plafond === null) return []
      vus.add(cle)
      const siennes = (quoi: (usage: Usage) => number) => (usage: Usage) =>
        isDuMeme(usage.soin, soin) && duJour(usage) ? quoi(usage) : 0
      return [
        nature === 'euros'
          ? droit(
              { cle, libelle, nature, plafond },
              siennes(({ rc }) => rc),
              { dit: siennes(({ avec }) => avec.enveloppe) },
            )
          : droit(
              { cle, libelle, nature, plafond },
              siennes(({ unites }) => unites),
              { dit: siennes(({ avec }) => avec.unites) },
            ),
      ]
    })
  }

  /**
   * Glasses and hearing aids: so many, so many years after the last; by ear where all lines name
   * one.
   */
  function renouvellements(): DroitSoins[] {
    const isDite = [...payes, ...attendus].every(
      ({ soin, unites }) =>
        soin.groupe !== 'oreille' || appareilsDe(soin.oreille, unites).every((un) => un.oreille),
    )
    const parOreille = isDite
      ? (['oreilleDroite', 'oreilleGauche'] as const)
      : (['oreille'] as const)
    return (['paireDeLunettes', ...parOreille] as const).flatMap(renouvellement)
  }

  function renouvellement(cle: Renouvelable): DroitSoins[] {
    const { groupe, oreille } = renouvelables[cle]
    const soin = soinsDuJour.find((un) => un.groupe === groupe)
    if (!soin || soin.maximumRo === null) return []
    const mois = 12 * soin.annees
    const unitesDe = (usage: Usage): number => {
      if (usage.soin.groupe !== groupe || usage.jour > jour || addMonths(usage.jour, mois) <= jour)
        return 0
      return oreille === null
        ? usage.unites
        : appareilsDe(usage.soin.oreille, usage.unites).filter((un) => un.oreille === oreille)
            .length
    }
    const jours = [...payes, ...attendus]
      .flatMap((usage) =>
        Array.from({ length: unitesDe(usage) }, () => addMonths(usage.jour, mois)),
      )
      .sort()
    const plafond = oreille === null ? soin.maximumRo : 1
    return [
      droit(
        { cle, libelle: libellesDroit[cle], nature: 'renouvellement', plafond },
        unitesDe,
        // After an early renewal, the years count from the last one.
        { renouvelables: jours.slice(-plafond) },
      ),
    ]
  }
}

const libellesDroit = {
  participation: 'Participations forfaitaires',
  franchise: 'Franchises médicales',
  paireDeLunettes: 'Lunettes',
  oreille: 'Aides auditives, par oreille',
  oreilleDroite: 'Aide auditive, oreille droite',
  oreilleGauche: 'Aide auditive, oreille gauche',
} as const

const renouvelables = {
  paireDeLunettes: { groupe: 'paireDeLunettes', oreille: null },
  oreille: { groupe: 'oreille', oreille: null },
  oreilleDroite: { groupe: 'oreille', oreille: 'droite' },
  oreilleGauche: { groupe: 'oreille', oreille: 'gauche' },
} as const
type Renouvelable = keyof typeof renouvelables
