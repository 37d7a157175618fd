import { declarationSinistreActe } from '@espace-adherent/contract'
import { dateAParis, formatDate, ligneDite, lignesDe } from '@espace-adherent/domain'
import { portionTenue, traite } from '../actes/index.ts'
import { annoncesDe } from '../demandes/index.ts'
import { findLignes } from '../referentiel/index.ts'
import { findAssures } from '../simulateur/index.ts'
import * as mots from './mots.ts'
import { hasSinistre, insertSinistre } from './sinistres.repository.ts'
import { textes } from './textes.ts'

/** Accepted, a claim is open: its progress is read in « Mes sinistres ». */
export const declarationSinistreTraite = traite({
  acte: declarationSinistreActe,
  async faits(tx, appelant) {
    return { ...(await choix(tx, appelant)), dateDebut: appelant.contrat.dateDebut }
  },
  async avant(tx, appelant, { numPers, typeSinistre, dateDebut }) {
    const { personnes, types } = await choix(tx, appelant)
    const personne = personnes.find((one) => one.numPers === numPers)
    return {
      prenom: personne?.prenom ?? null,
      type: types.find(({ code }) => code === typeSinistre)?.libelle ?? typeSinistre,
      isDeclare:
        personne !== undefined &&
        (await hasSinistre(tx, portionTenue(appelant), {
          personneId: numPers,
          typeSinistre,
          dateDebut,
        })),
    }
  },
  verifie: ({ prenom, isDeclare }) => ({
    numPers: prenom === null ? textes.pasCouverte : null,
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
  resume: ({ type, prenom }, { dateDebut, dateFin, employeur, circonstances }) =>
    lignesDe(
      ligneDite(textes.type, type),
      ligneDite(textes.personne, prenom ?? ''),
      ligneDite(textes.depuis, dateDebut && formatDate(dateDebut)),
      dateFin && ligneDite(textes.fin, formatDate(dateFin)),
      employeur && ligneDite(textes.employeur, employeur),
      circonstances && ligneDite(textes.circonstances, circonstances),
    ),
  annonces: ({ type: quoi, prenom }, { dateDebut: depuis }) =>
    annoncesDe(mots.recue, mots.ouvert, { quoi, prenomConcerne: prenom ?? '', depuis }),
})

async function choix(
  tx: Parameters<typeof findLignes>[0],
  appelant: Parameters<typeof portionTenue>[0],
) {
  const { personnes } = await findAssures(tx, portionTenue(appelant))
  return { personnes, types: await findLignes(tx, 'type-sinistre') }
}
