import { carteTpActe } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  formatDate,
  type LigneResume,
  libellesMotifCarte,
  libellesSupportCarte,
} from '@espace-adherent/domain'
import { traite } from '../actes/index.ts'
import { annonce } from '../demandes/index.ts'
import { insertDocuments } from '../documents/index.ts'
import * as mots from './mots.ts'
import { findCarteEnCours, replaceCarte } from './remplacement.repository.ts'
import { textes } from './textes.ts'

/** Nothing was there before: it is said once. */
const dit = (libelle: string, apres: string): LigneResume => ({ libelle, avant: apres, apres })

/** Accepted, the old card is over and the new one is there, on screen and among the documents. */
export const carteTpTraite = traite({
  acte: carteTpActe,
  async avant(tx, { contrat, now }) {
    const jour = dateAParis(now)
    return { jour, carte: await findCarteEnCours(tx, contrat, jour) }
  },
  verifie: ({ jour, carte }) => ({
    motif: carte === null ? textes.aucune : carte.dateDebut === jour ? textes.dejaEmise : null,
  }),
  async apply(tx, { contrat: { clientCode, numeroContrat } }, _, { jour, carte }) {
    if (!carte) return
    await replaceCarte(tx, carte, { veille: addDays(jour, -1), jour })
    await insertDocuments(tx, [
      {
        clientCode,
        numeroContrat,
        nature: 'attestations',
        titre: textes.titreDocument,
        le: jour,
        edition: 'carteTp',
        parametres: { debut: jour, fin: carte.dateFin },
        typeMime: 'application/pdf',
        nomFichier: `carte-tiers-payant-${numeroContrat}-${jour}.pdf`,
      },
    ])
  },
  resume: ({ jour, carte }, { motif, precision, support }) => [
    dit(textes.motif, libellesMotifCarte[motif] ?? ''),
    ...(precision ? [dit(textes.precision, precision)] : []),
    dit(textes.support, libellesSupportCarte[support] ?? ''),
    ...(carte
      ? [
          {
            libelle: textes.validite,
            avant: textes.periode(formatDate(carte.dateDebut), formatDate(carte.dateFin)),
            apres: textes.periode(formatDate(jour), formatDate(carte.dateFin)),
          },
        ]
      : []),
  ],
  annonces(_, { support }) {
    const valeurs = { papier: support === 'papier' }
    return {
      recue: annonce(mots.carteDemandee, valeurs),
      appliquee: annonce(mots.carteEmise, valeurs),
    }
  },
})
