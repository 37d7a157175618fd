import { declarationSinistreActe } from '@espace-adherent/contract'
import {
  dateAParis,
  engagementsDuSinistre,
  formatDate,
  formatEngagement,
  franchiseDe,
  genreSinistre,
  ligneDite,
  lignesDites,
} from '@espace-adherent/domain'
import {
  dire,
  faitsSoins,
  findCouverts,
  messageSoigne,
  portionTenue,
  prenomDe,
  traite,
} from '../actes/index.ts'
import { findOffre } from '../garanties/index.ts'
import { findLibelle, findLignes } from '../referentiel/index.ts'
import * as mots from './mots.ts'
import { hasSinistre, insertSinistre } from './sinistres.repository.ts'
import { textes } from './textes.ts'

/** Accepted, a claim is open: its progress is read in « Mes sinistres ». */
export const declarationSinistreTraite = traite({
  acte: declarationSinistreActe,
  async faits(tx, appelant) {
    const { personnes, ...jours } = await faitsSoins(tx, appelant)
    const couverts = await findCouverts(tx, portionTenue(appelant))
    const offre = await findOffre(tx, appelant.contrat)
    const types = await findLignes(tx, appelant.client.code, 'type-sinistre')
    return {
      ...jours,
      personnes: personnes.map((une) => ({
        ...une,
        employeur: couverts.find(({ id }) => id === une.numPers)?.employeur ?? null,
        isMoi: une.numPers === appelant.personneId,
      })),
      types: types.map((type) => ({
        ...type,
        franchise: franchiseDe(offre?.engagements ?? null, type.code),
      })),
    }
  },
  async avant(tx, appelant, { numPers, typeSinistre, dateDebut }, faits) {
    const cle = { table: 'type-sinistre', code: typeSinistre }
    const quoi = { personneId: numPers, typeSinistre, dateDebut }
    const prenom = prenomDe(faits, numPers)
    const offre = await findOffre(tx, appelant.contrat)
    return {
      prenom,
      employeur: faits.personnes.find((une) => une.numPers === numPers)?.employeur ?? null,
      deces: genreSinistre(typeSinistre) === 'deces',
      type: (await findLibelle(tx, appelant.client.code, cle, faits.types)) ?? typeSinistre,
      // What was held on the day that it happened, whatever the contract has become since.
      garanti: offre ? engagementsDuSinistre(offre, { typeSinistre, jour: dateDebut }) : [],
      isDeclare: prenom !== null && (await hasSinistre(tx, portionTenue(appelant), quoi)),
    }
  },
  verifie: ({ prenom, isDeclare }) => ({
    numPers: messageSoigne(prenom),
    dateDebut: isDeclare ? textes.dejaDeclare : null,
  }),
  apply: (tx, appelant, { numPers, typeSinistre, dateDebut, dateFin }) =>
    insertSinistre(tx, portionTenue(appelant), {
      personneId: numPers,
      typeSinistre,
      dateDebut,
      dateFin,
      etapes: [{ etat: 'declare', le: dateAParis(appelant.now) }],
    }),
  resume: (
    { type, prenom, garanti, employeur: connu },
    { dateDebut, dateFin, employeur, circonstances, declarant },
  ) => [
    ...lignesDites(textes, {
      type,
      personne: prenom,
      depuis: dateDebut && formatDate(dateDebut),
      fin: dateFin && formatDate(dateFin),
      // Asked of nobody who has said it before.
      employeur: employeur === '' ? connu : employeur,
      circonstances,
      declarant,
    }),
    ...garanti.map((engagement) => ligneDite(textes.garanti, formatEngagement(engagement))),
  ],
  suite: (fait, { deces }, { dateDebut: depuis }) =>
    dire(fait, mots, { depuis, deces }, { vers: '/sinistres' }),
})
