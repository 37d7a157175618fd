import {
  addMois,
  daysInMonth,
  formatDateLongue,
  formatMoisLong,
  lireMois,
  moisDe,
} from '@espace-adherent/domain'
import type { AGarder } from '../../src/features/documents/index.ts'
import type { ContratDemo, PersonneDemo } from '../types.ts'
import type { ParMois } from './cotisations.ts'
import { type Modele, textesContrat, textesCourrier } from './textes.ts'

export type DocumentDemo = Omit<AGarder, 'clientCode' | 'personneId'> & {
  /** The person of the demonstration whose it is; none: the whole contract's. */
  cle?: string
}

type Gabarit = Pick<DocumentDemo, 'nature' | 'titre' | 'le' | 'nomFichier'> & Partial<DocumentDemo>

/** Everything that Mutuelle Horizon or Atlas would have kept for this contract by now. */
export function documentsDe(
  contrat: ContratDemo,
  organisme: string,
  aujourdhui: string,
  personnes: readonly Pick<PersonneDemo, 'cle' | 'codeCivilite'>[],
  parMois: ParMois,
): DocumentDemo[] {
  const kept = contrat.etat === 'valide' ? enCours(contrat, aujourdhui) : fini(contrat, aujourdhui)
  const lettres = courriersDe(contrat, organisme, aujourdhui, personnes, (jour) =>
    parMois(contrat, jour),
  )
  return [...kept, ...lettres].map((gabarit) => ({
    numeroContrat: contrat.numero,
    typeMime: 'application/pdf',
    ...gabarit,
  }))
}

/** What a contract comes with, and what is called for it: kept as long as it can be asked about, ended or not. */
function papiersDe(
  { numero, typeContrat, dateDebut, dateFin, compteBancaire }: ContratDemo,
  aujourdhui: string,
): Gabarit[] {
  const annee = Number((dateFin ?? aujourdhui).slice(0, 4))
  const annees = [annee, annee - 1].filter((an) => `${an}-12-31` >= dateDebut)
  const papier = (modele: Modele, le: string, nom: string): Gabarit => ({
    nature: 'contrat',
    titre: modele.titre,
    le,
    edition: 'courrier',
    parametres: { paragraphes: modele.paragraphes },
    nomFichier: `${nom}-${numero}.pdf`,
  })
  return [
    papier(textesContrat.certificat, dateDebut, 'certificat-d-adhesion'),
    papier(textesContrat.conditions[typeContrat], dateDebut, 'conditions-generales'),
    papier(textesContrat.notice[typeContrat], debutDe(annee, dateDebut), `notice-${annee}`),
    ...annees.map(
      (an): Gabarit => ({
        nature: 'cotisations',
        titre: `Échéancier ${an}`,
        le: debutDe(an, dateDebut),
        edition: 'echeancier',
        parametres: { debut: `${an}-01-01`, fin: `${an}-12-31` },
        nomFichier: `echeancier-${an}-${numero}.pdf`,
        // On its day nobody knew of an end.
        ...(dateFin && { instantane: { etat: 'valide', dateFin: null } }),
      }),
    ),
    ...(compteBancaire
      ? [
          {
            nature: 'cotisations',
            titre: 'Mandat de prélèvement SEPA',
            le: dateDebut,
            edition: 'mandatSepa',
            nomFichier: `mandat-sepa-${numero}.pdf`,
          } satisfies Gabarit,
        ]
      : []),
  ]
}

/** The second of January, or the first day of cover. */
const debutDe = (annee: number, dateDebut: string) =>
  `${annee}-01-02` > dateDebut ? `${annee}-01-02` : dateDebut

function enCours(contrat: ContratDemo, aujourdhui: string): Gabarit[] {
  const { numero, typeContrat, dateDebut, assures } = contrat
  const annee = Number(aujourdhui.slice(0, 4))
  const annees = [annee, annee - 1].filter((an) => `${an}-12-31` >= dateDebut)
  return [
    ...papiersDe(contrat, aujourdhui),
    ...(typeContrat === 'sante'
      ? moisPasses(aujourdhui)
          .filter((mois) => `${mois}-01` >= dateDebut)
          .map((mois) => releveDe(mois, numero))
      : []),
    ...(typeContrat === 'sante'
      ? annees.map(
          (an): Gabarit => ({
            nature: 'attestations',
            titre: `Carte de tiers payant ${an}`,
            le: debutDe(an, dateDebut),
            edition: 'carteTp',
            parametres: { debut: `${an}-01-01`, fin: `${an}-12-31` },
            nomFichier: `carte-tp-${numero}-${an}.pdf`,
          }),
        )
      : []),
    {
      nature: 'attestations',
      titre: `Attestation de droits ${annee}`,
      le: debutDe(annee, dateDebut),
      edition: 'attestation',
      nomFichier: `attestation-${numero}-${annee}.pdf`,
    },
    // Each beneficiary has an attestation of their own.
    ...assures
      .filter(({ qualite }) => qualite === 'beneficiaire')
      .map(
        ({ cle }): Gabarit => ({
          cle,
          nature: 'attestations',
          titre: `Attestation de droits ${annee}`,
          le: debutDe(annee, dateDebut),
          edition: 'attestation',
          nomFichier: `attestation-${numero}-${annee}.pdf`,
        }),
      ),
  ]
}

/** The three whole months before this one. */
const moisPasses = (aujourdhui: string) =>
  [1, 2, 3].map((nombre) => addMois(moisDe(aujourdhui), -nombre))

/** Made on the first of the month that follows. */
function releveDe(mois: string, numero: string): Gabarit {
  const { annee, mois: rang } = lireMois(mois)
  return {
    nature: 'remboursements',
    titre: `Relevé de prestations, ${formatMoisLong(mois).toLowerCase()}`,
    le: `${addMois(mois, 1)}-01`,
    edition: 'relevePrestations',
    parametres: { debut: `${mois}-01`, fin: `${mois}-${daysInMonth(annee, rang)}` },
    nomFichier: `releve-de-prestations-${numero}-${mois}.pdf`,
  }
}

const fini = (contrat: ContratDemo, aujourdhui: string): Gabarit[] =>
  contrat.dateFin
    ? [
        ...papiersDe(contrat, aujourdhui),
        {
          nature: 'attestations',
          titre: 'Attestation de fin de droits',
          le: contrat.dateFin,
          edition: 'attestation',
          nomFichier: `attestation-${contrat.numero}.pdf`,
        },
      ]
    : []

function courriersDe(
  { numero, typeContrat, etat, dateDebut, dateFin, assures }: ContratDemo,
  organisme: string,
  aujourdhui: string,
  personnes: readonly Pick<PersonneDemo, 'cle' | 'codeCivilite'>[],
  prix: (jour: string) => number,
): Gabarit[] {
  const fini = etat !== 'valide' && dateFin ? dateFin : null
  const annee = Number((fini ?? aujourdhui).slice(0, 4))
  const appel = (cle = assures[0]?.cle) =>
    personnes.find((une) => une.cle === cle)?.codeCivilite === 'M' ? 'Monsieur,' : 'Madame,'
  const lettre = (modele: Modele, le: string, reste: Partial<Gabarit> = {}): Gabarit => ({
    nature: 'courrier',
    titre: modele.titre,
    le,
    canal: 'electronique',
    edition: 'courrier',
    parametres: { paragraphes: [appel(reste.cle), ...modele.paragraphes] },
    nomFichier: `courrier-${numero}-${le}.pdf`,
    ...reste,
  })
  const isSante = typeContrat === 'sante'
  const avant = (le: string) => le <= aujourdhui && le >= dateDebut
  return [
    ...(fini
      ? [lettre(textesCourrier.fin(formatDateLongue(fini), isSante), fini, { canal: 'papier' })]
      : []),
    lettre(textesCourrier.bienvenue(organisme, isSante), dateDebut, { canal: 'papier' }),
    // Whoever leaves is told of no other year.
    ...(fini ? [annee - 2, annee - 1] : [annee - 1, annee])
      .map((an) => [an, `${an}-10-28`] as const)
      .filter(([, le]) => avant(le))
      .map(([an, le]) => {
        const montants = { avant: prix(`${an}-12-01`), apres: prix(`${an + 1}-01-01`) }
        return lettre(textesCourrier.cotisation(an + 1, isSante, montants), le)
      }),
    ...(isSante && avant(`${annee}-01-06`)
      ? [lettre(textesCourrier.carte(annee), `${annee}-01-06`)]
      : []),
    ...assures
      .filter(({ qualite }) => qualite === 'beneficiaire')
      .map(({ cle }) =>
        lettre(textesCourrier.teletransmission, dateDebut, {
          cle,
          nomFichier: `courrier-${numero}-teletransmission.pdf`,
        }),
      ),
  ]
}
