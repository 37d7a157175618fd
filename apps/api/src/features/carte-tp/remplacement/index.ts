import { carteTpActe } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  formatDate,
  libellesMotifCarte,
  libellesSupportCarte,
  ligneChangee,
  ligneDite,
  lignesDe,
} from '@espace-adherent/domain'
import { replaceCarte } from '../../../noyau/index.ts'
import { dire, nouvelleCarte, traite } from '../../actes/index.ts'
import { insertPdf } from '../../documents/index.ts'
import { defineSlice } from '../../slice.ts'
import { findCarteEnCours } from '../carte-tp.repository.ts'
import * as mots from './mots.ts'
import { remplacementCarteMots } from './mots.ts'
import { textes } from './textes.ts'

/** Accepted, the old card is over and the new one is there, on screen and among the documents. */
const carteTpTraite = traite({
  acte: carteTpActe,
  async avant(tx, { contrat, now }) {
    const jour = dateAParis(now)
    return { jour, carte: await findCarteEnCours(tx, contrat, jour) }
  },
  verifie: ({ jour, carte }) => ({
    motif: carte === null ? textes.aucune : carte.dateDebut === jour ? textes.dejaEmise : null,
  }),
  async apply(e, { contrat }, _, { jour, carte }) {
    if (!carte) return
    await replaceCarte(e, carte, { veille: addDays(jour, -1), jour })
    await insertPdf(e, contrat, {
      nature: 'attestations',
      titre: textes.titreDocument,
      le: jour,
      edition: 'carteTp',
      parametres: { debut: jour, fin: carte.dateFin },
      nomFichier: `carte-tiers-payant-${contrat.numeroContrat}-${jour}.pdf`,
    })
  },
  resume: ({ jour, carte }, { motif, precision, support }) =>
    lignesDe(
      ligneDite(textes.motif, libellesMotifCarte[motif] ?? ''),
      precision && ligneDite(textes.precision, precision),
      ligneDite(textes.support, libellesSupportCarte[support] ?? ''),
      carte &&
        ligneChangee(
          textes.validite,
          textes.periode(formatDate(carte.dateDebut), formatDate(carte.dateFin)),
          textes.periode(formatDate(jour), formatDate(carte.dateFin)),
        ),
    ),
  suite: (fait, { jour }, { support }, { contrat }) =>
    dire(fait, mots, { papier: support === 'papier' }, nouvelleCarte(contrat, jour)),
})

/** Apart from the card itself: it writes documents, which are made of cards. */
export const remplacementCarteSlice = defineSlice({
  nom: 'carte-tp/remplacement',
  mots: remplacementCarteMots,
  actes: () => [carteTpTraite],
})
